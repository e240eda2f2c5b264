import type { AccountRecord } from '@trio/contracts/accounts';
import { parseDomainList } from '@trio/domain/email-domains';

/** How a list stands in its field, and comes back from it. */
export const listAsText = (domains: readonly string[]): string => domains.join(', ');

/** What in a list is no domain, as typed, for the message that names it. */
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
 * What saving makes of a list, as the server does it: a changed one is on while there is something in
 * it, an unchanged one keeps the switch that an administrator may have set.
 */
export function savedList(before: DomainList, saved: string | readonly string[]) {
  const { domains } = parseDomainList(saved);
  const isSame = listAsText(before.domains) === listAsText(domains);
  return { domains, isOn: isSame ? before.isOn : domains.length > 0 };
}
