import { pages } from '@trio/contracts/pages';
import type { Language } from '@trio/i18n/languages';

/** Without `resultId`, the profile is of the latest sort. */
export function profileTab(language: Language, uid?: string, resultId?: string): string {
  const query = new URLSearchParams({
    language,
    ...(uid !== undefined && { uid }),
    ...(resultId !== undefined && { resultId }),
  });
  return `${pages.profile.path}?${query.toString()}`;
}

export const conclusionAfterMail = `${pages.conclusion.path}?downloadtype=email`;
