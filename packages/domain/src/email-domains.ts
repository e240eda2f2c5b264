import { asciiDomain, lowerCase } from './domain-name.ts';
import { isEmail } from './email.ts';
import { limits } from './limits.ts';

export interface DomainList {
  /** Lower case, without duplicates; not in ASCII, so that the school recognises its entries. */
  readonly domains: string[];
  readonly invalid: string[];
}

export interface DomainRules {
  readonly allowed: readonly string[];
  readonly denied: readonly string[];
  readonly isAllowListOn: boolean;
  readonly isDenyListOn: boolean;
}

export type DomainCheck = 'allowed' | 'not-whitelisted' | 'blacklisted';

// `*` is not a valid label, so `x` takes its place for the check.
function canonicalPattern(pattern: string): string | null {
  if (!pattern.startsWith('*.')) return asciiDomain(pattern);
  const example = asciiDomain(pattern.replace('*', 'x'));
  return example === null ? null : `*${example.slice(1)}`;
}

/** `x.ca` matches this domain only; `*.x.ca` matches subdomains at any depth, but not x.ca. */
export const isDomainPattern = (text: string): boolean => canonicalPattern(text) !== null;

export function parseDomainList(text: string | readonly string[]): DomainList {
  const whole = typeof text === 'string' ? text : text.join('\n');
  const known = new Map<string, string>();
  const invalid = new Set<string>();
  for (const entry of whole.split(/[,\r\n]/u)) {
    // People often copy the @ too.
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
 * The deny list wins. An unreadable address passes neither list: a trailing dot or a look-alike
 * letter must not bypass them.
 */
export function checkEmailDomain(email: string, rules: DomainRules): DomainCheck {
  const address = email.trim();
  const domain = isEmail(address) ? asciiDomain(address.slice(address.indexOf('@') + 1)) : null;
  if (rules.isDenyListOn && (domain === null || isListed(domain, rules.denied)))
    return 'blacklisted';
  if (rules.isAllowListOn && (domain === null || !isListed(domain, rules.allowed)))
    return 'not-whitelisted';
  return 'allowed';
}
