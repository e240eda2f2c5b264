import { asciiDomain, lowerCase } from './domain-name.ts';
import { limits } from './limits.ts';
import { hasInvisible } from './plain-text.ts';
import { mixesLookalikes } from './writing-systems.ts';

const localPattern = /^[^\s\p{C}@"(),:;<>[\\\]]+$/u;
const localMax = 64;

// Refuses letters that a person or a mail server could confuse: look-alikes, invisible ones, and
// compatibility forms such as ligatures.
const isLocalPart = (local: string): boolean =>
  local.length <= localMax &&
  localPattern.test(local) &&
  !local.startsWith('.') &&
  !local.endsWith('.') &&
  !local.includes('..') &&
  !hasInvisible(local) &&
  !mixesLookalikes(local) &&
  local === local.normalize('NFKC');

/**
 * One @, no spaces, a domain of at least two labels. Internationalised domains are accepted. Quoted
 * local parts are refused: no school issues them.
 */
export function isEmail(value: string): boolean {
  if (value.length > limits.emailMax) return false;
  const [local = '', domain, ...rest] = value.normalize('NFC').split('@');
  if (domain === undefined || rest.length > 0 || !isLocalPart(local)) return false;
  const ascii = asciiDomain(domain);
  return ascii !== null && local.length + 1 + ascii.length <= limits.emailMax;
}

export const cleanEmail = (value: string): string => lowerCase(value.trim());

/**
 * The address for comparison and uniqueness. Call `isEmail` first: other text comes back
 * unvalidated.
 */
export function normaliseEmail(value: string): string {
  const cleaned = cleanEmail(value.normalize('NFKC')).normalize('NFKC');
  const at = cleaned.lastIndexOf('@') + 1;
  const domain = cleaned.slice(at);
  return cleaned.slice(0, at) + (asciiDomain(domain) ?? domain);
}
