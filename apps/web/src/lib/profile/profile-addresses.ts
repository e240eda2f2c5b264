import { pages } from '@trio/contracts/pages';
import type { Language } from '@trio/i18n/languages';

export function profileTab(language: Language, uid?: string): string {
  const query = new URLSearchParams({ language, ...(uid !== undefined && { uid }) });
  return `${pages.profile.path}?${query.toString()}`;
}

export const conclusionAfterMail = `${pages.conclusion.path}?downloadtype=email`;
