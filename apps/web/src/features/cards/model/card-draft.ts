import type { ExtraCard } from '@trio/contracts/cards';
import type { ExtraCardForm } from '@trio/contracts/extra-card-form';
import type { Language } from '@trio/i18n/languages';

/** A career while it is being typed; the id keeps its row apart from the others. */
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

/** What people type of an address, as an address: `www.example.org` is one for everybody but a browser. */
export function toAddress(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z\d+.-]*:/iu.test(text) ? text : `https://${text}`;
}

/** As the wire has it; a row in which nothing was typed is none. */
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

/** One up or down; at the end of the list it stays. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const [item, other] = [list[from], list[from + by]];
  if (item === undefined || other === undefined) return list;
  return list.map((each, at) => (at === from ? other : at === from + by ? item : each));
}

/** Only what is whole: a link that is being typed leads nowhere yet. */
const isWhole = ({ title, url }: { title: string; url: string }): boolean =>
  title !== '' && /^https?:\/\/[^\s"<>]+$/u.test(url);

/** The card as it would be, whatever is still missing. */
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
