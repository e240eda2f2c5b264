import { limits } from './limits.ts';

const localPart = /^[^\s\p{C}@"(),:;<>[\\\]]+$/u;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;

/**
 * A standard address: one @, no spaces, a domain of at least two labels. Internationalised
 * domains are accepted; quoted local parts, which no school issues, are not.
 */
export function isEmail(value: string): boolean {
  if (value.length > limits.emailMax) return false;
  const [local = '', domain, ...rest] = value.split('@');
  if (domain === undefined || rest.length > 0) return false;
  if (local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  const labels = domain.split('.');
  return (
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label))
  );
}

/** Two spellings of one mailbox compare equal: no surrounding space, no case, one form of each letter. */
export const normaliseEmail = (value: string): string =>
  value.trim().normalize('NFKC').toLowerCase();
