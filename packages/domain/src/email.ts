import { asciiDomain, lowerCase } from './domain-name.ts';
import { limits } from './limits.ts';
import { hasInvisible } from './plain-text.ts';
import { mixesLookalikes } from './writing-systems.ts';

const localPattern = /^[^\s\p{C}@"(),:;<>[\\\]]+$/u;
const localMax = 64;

// What an eye or a mail server could take for another mailbox is refused: look-alike letters,
// invisible ones, and compatibility forms (a ligature, a full-width letter), which fold into others.
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
 * A standard address: one @, no spaces, a domain of at least two labels. Internationalised
 * domains are accepted; quoted local parts, which no school issues, are not.
 */
export function isEmail(value: string): boolean {
  if (value.length > limits.emailMax) return false;
  const [local = '', domain, ...rest] = value.normalize('NFC').split('@');
  if (domain === undefined || rest.length > 0 || !isLocalPart(local)) return false;
  const ascii = asciiDomain(domain);
  return ascii !== null && local.length + 1 + ascii.length <= limits.emailMax;
}

/** How people see an address: as typed, without case and surrounding space. */
export const spellEmail = (value: string): string => lowerCase(value.trim());

/**
 * The mailbox behind its spellings, for comparison and uniqueness: no surrounding space, no case,
 * one form of each letter, the domain in ASCII. Ask `isEmail` first: of what is no address, only
 * a text comes back.
 */
export function normaliseEmail(value: string): string {
  const spelled = spellEmail(value.normalize('NFKC')).normalize('NFKC');
  const at = spelled.lastIndexOf('@') + 1;
  const domain = spelled.slice(at);
  return spelled.slice(0, at) + (asciiDomain(domain) ?? domain);
}
