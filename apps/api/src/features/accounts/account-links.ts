import { pages } from '@trio/contracts/pages';

/** Addresses that our mails lead to. The token is in the query: it is used once and soon gone. */
export const resetLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}`;
export const confirmLink = (origin: string, token: string): string =>
  `${origin}${pages.confirm.path}?token=${token}`;
export const accountLink = (origin: string): string => `${origin}${pages.account.path}`;
