import { asciiDomain, lowerCase } from './domain-name.ts';
import { isEmail } from './email.ts';
import { limits } from './limits.ts';

export interface DomainList {
  /** As typed, so that a school recognises what it wrote; lower case, each once. */
  readonly domains: string[];
  /** What is no pattern, and what is one too many: nothing is dropped unseen. */
  readonly invalid: string[];
}

export interface DomainRules {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
  readonly isAllowListOn: boolean;
  readonly isDenyListOn: boolean;
}

export type DomainVerdict = 'allowed' | 'not-whitelisted' | 'blacklisted';

// `*` stands for a label, so a pattern is good if a domain comes of it; `*` then stays in front.
function canonicalPattern(pattern: string): string | null {
  if (!pattern.startsWith('*.')) return asciiDomain(pattern);
  const example = asciiDomain(pattern.replace('*', 'x'));
  return example === null ? null : `*${example.slice(1)}`;
}

/** `x.ca`: this domain; `*.x.ca`: its sub-domains at any depth, and not x.ca itself. */
export const isDomainPattern = (text: string): boolean => canonicalPattern(text) !== null;

/** A school's list as typed in its form or sent on the wire: by commas or line breaks. */
export function parseDomainList(text: string | readonly string[]): DomainList {
  const whole = typeof text === 'string' ? text : text.join('\n');
  const known = new Map<string, string>();
  const invalid = new Set<string>();
  for (const entry of whole.split(/[,\r\n]/u)) {
    // People copy the end of an address, @ included.
    const domain = lowerCase(entry.trim().replace(/^@\s*/u, ''));
    if (entry.trim() === '') continue;
    const canonical = canonicalPattern(domain);
    if (canonical !== null && known.has(canonical)) continue;
    if (canonical === null || known.size >= limits.emailDomainsMax) invalid.add(entry.trim());
    else known.set(canonical, domain);
  }
  return { domains: [...known.values()], invalid: [...invalid] };
}

const isListed = (domain: string, list: readonly string[]): boolean =>
  list.some((entry) => {
    const pattern = canonicalPattern(entry);
    return pattern?.startsWith('*') ? domain.endsWith(pattern.slice(1)) : domain === pattern;
  });

/**
 * Whether this address may join the school. The deny list wins. An address that cannot be read
 * passes no list: a trailing dot or a look-alike must not be the way around one.
 */
export function judgeEmailDomain(email: string, rules: DomainRules): DomainVerdict {
  const address = email.trim();
  const domain = isEmail(address) ? asciiDomain(address.slice(address.indexOf('@') + 1)) : null;
  if (rules.isDenyListOn && (domain === null || isListed(domain, rules.denied)))
    return 'blacklisted';
  if (rules.isAllowListOn && (domain === null || !isListed(domain, rules.allowed)))
    return 'not-whitelisted';
  return 'allowed';
}
