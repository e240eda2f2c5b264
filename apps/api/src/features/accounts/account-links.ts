import { pages } from '@trio/contracts/pages';

/** The token may stand in the query: it works once and expires soon. */
export const resetLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}`;
export const confirmLink = (origin: string, token: string): string =>
  `${origin}${pages.confirm.path}?token=${token}`;
export const accountLink = (origin: string): string => `${origin}${pages.account.path}`;
