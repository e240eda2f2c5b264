import type { ExtraCard } from '@trio/contracts/cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import type { Language } from '@trio/i18n/languages';

/** `id` identifies the row while its texts change. */
export interface LinkDraft {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

export interface WordsDraft {
  readonly title: string;
  readonly imageUrl: string;
  readonly content: string;
  readonly bulletHeading: string;
  readonly bulletDescription: string;
  readonly jobLinks: readonly LinkDraft[];
}

export interface CardDraft extends Readonly<Record<Language, WordsDraft>> {
  readonly color: ExtraCard['color'];
  readonly logoImageUrl: string;
  readonly watermarkImageUrl: string;
}

const noWords: WordsDraft = {
  title: '',
  imageUrl: '',
  content: '',
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [],
};

export function draftOf(card: ExtraCard | null): CardDraft {
  if (card === null) {
    return { color: 'blue', en: noWords, fr: noWords, logoImageUrl: '', watermarkImageUrl: '' };
  }
  const wordsOf = (language: Language): WordsDraft => ({
    ...card[language],
    jobLinks: card[language].jobLinks.map((link, at) => ({ ...link, id: `${language}${at}` })),
  });
  return {
    color: card.color,
    en: wordsOf('en'),
    fr: wordsOf('fr'),
    logoImageUrl: card.logoImageUrl ?? '',
    watermarkImageUrl: card.watermarkImageUrl ?? '',
  };
}

/** Adds the scheme that people omit, as in `www.example.org`. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
}

/** Drops empty rows. */
export function toForm(draft: CardDraft): ExtraCardForm {
  const wordsOf = ({ jobLinks, ...words }: WordsDraft) => ({
    ...words,
    jobLinks: jobLinks
      .filter(({ title, url }) => title.trim() !== '' || url.trim() !== '')
      .map(({ title, url }) => ({ title: title.trim(), url: toAddress(url) })),
  });
  const { color, logoImageUrl, watermarkImageUrl } = draft;
  return {
    color,
    en: wordsOf(draft.en),
    fr: wordsOf(draft.fr),
    ...(logoImageUrl !== '' && { logoImageUrl }),
    ...(watermarkImageUrl !== '' && { watermarkImageUrl }),
  };
}

export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, other] = [list[from], list[from + by]];
  if (item === undefined || other === undefined) return list;
  return list.map((each, at) => (at === from ? other : at === from + by ? item : each));
}

/** The preview omits links that are still being typed. */
const isWhole = ({ title, url }: { title: string; url: string }): boolean =>
  title !== '' && /^https?:\/\/[^\s"<>]+$/u.test(url);

export function previewOf(draft: CardDraft, untitled: string): ExtraCard {
  const form = toForm(draft);
  const wordsOf = (language: Language) => ({
    ...form[language],
    title: form[language].title.trim() || untitled,
    jobLinks: form[language].jobLinks.filter(isWhole),
  });
  return { ...form, _id: 'preview', name: 'preview', en: wordsOf('en'), fr: wordsOf('fr') };
}

export const isSame = (one: CardDraft, other: CardDraft): boolean =>
  JSON.stringify(toForm(one)) === JSON.stringify(toForm(other));
