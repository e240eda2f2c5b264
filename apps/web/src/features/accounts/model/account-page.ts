import type { AccountRecord } from '@trio/contracts/accounts';
import { parseDomainList } from '@trio/domain/email-domains';

export const listAsText = (domains: readonly string[]): string => domains.join(', ');

export const wrongEntries = (text: string): string[] => parseDomainList(text).invalid;

interface DomainList {
  readonly domains: readonly string[];
  readonly isOn: boolean;
}

export const allowList = (account: AccountRecord): DomainList => ({
  domains: account.emailDomainWhitelist ?? [],
  isOn: account.isEmailDomainWhitelistEnabled ?? false,
});
export const denyList = (account: AccountRecord): DomainList => ({
  domains: account.emailDomainBlacklist ?? [],
  isOn: account.isEmailDomainBlacklistEnabled ?? false,
});

/**
 * Same rule as on the server: a changed list is on while it has entries; an unchanged list keeps
 * the switch that an administrator may have set.
 */
export function savedList(before: DomainList, saved: string | readonly string[]) {
  const { domains } = parseDomainList(saved);
  const isSame = listAsText(before.domains) === listAsText(domains);
  return { domains, isOn: isSame ? before.isOn : domains.length > 0 };
}

export const fileDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('');
