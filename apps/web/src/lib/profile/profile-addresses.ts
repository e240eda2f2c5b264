import { pages } from '@trio/contracts/pages';
import type { Language } from '@trio/i18n/languages';

/** The tab in which a profile is made and shown; staff say whose it is. */
export function profileTab(language: Language, uid?: string): string {
  const query = new URLSearchParams({ language, ...(uid !== undefined && { uid }) });
  return `${pages.profile.path}?${query.toString()}`;
}

/** Where a student goes on once the profile is on its way by mail. */
export const conclusionAfterMail = `${pages.conclusion.path}?downloadtype=email`;
