import { loadDeck } from '@trio/deck/deck';
import { indigenousAndNorthernCards } from '@trio/deck/edition';
import { support as englishSupport } from '@trio/i18n/en/support';
import { support as frenchSupport } from '@trio/i18n/fr/support';
import { type Language, locales } from '@trio/i18n/languages';
import { translatorFor } from './document-translator.ts';
import { heading, inOneForm, text } from './reading.ts';

const marks = ['comments.clear', 'comments.unclear', 'comments.off'] as const;
const questions = ['comments.missing', 'comments.hurts', 'comments.else'] as const;

export async function expectedCommentSheetReading(language: Language): Promise<readonly string[]> {
  const t = translatorFor(language);
  const deck = await loadDeck(language);
  const count = deck.length;
  const numbers = new Intl.ListFormat(locales[language]).format(
    indigenousAndNorthernCards
      .map((key) => deck.findIndex((card) => card.key === key) + 1)
      .toSorted((a, b) => a - b)
      .map(String),
  );
  const { 'support.title': support } = { en: englishSupport, fr: frenchSupport }[language];
  return inOneForm([
    ...text('Trio·', t('comments.kicker')),
    heading(1, t('comments.heading')),
    ...text(t('comments.lead', { count })),
    heading(2, t('comments.who')),
    ...text(t('comments.who.text', { count }), t('comments.who.north', { numbers })),
    heading(2, t('comments.how')),
    ...text(t('comments.how.text')),
    ...marks.flatMap((mark) => text(t(mark), t(`${mark}.text`))),
    heading(2, t('comments.look')),
    ...(['words', 'wrong', 'picture', 'better'] as const).flatMap((what) =>
      text(t(`comments.look.${what}`)),
    ),
    heading(2, t('comments.you')),
    ...text(t('comments.you.text'), t('comments.role')),
    ...(['student', 'teacher', 'elder', 'family', 'other'] as const).flatMap((role) =>
      text(t(`comments.role.${role}`)),
    ),
    ...text(t('comments.place'), t('comments.date'), t('comments.language')),
    ...deck.flatMap((card, index) => [
      { figure: card.alt },
      heading(2, `${index + 1}. ${card.title}`),
      ...text(t(`category.${card.color}`), card.plain),
      ...marks.flatMap((mark) => text(t(mark))),
      ...text(t('comments.card')),
    ]),
    heading(1, t('comments.back')),
    heading(2, t('comments.three')),
    ...text(t('comments.three.hint')),
    ...questions.flatMap((question) => [heading(2, t(question)), ...text(t(`${question}.hint`))]),
    heading(2, t('comments.send')),
    ...text(t('comments.send.text', { support }), t('comments.send.other'), t('comments.thanks')),
  ]);
}
