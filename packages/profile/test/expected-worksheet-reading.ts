import type { Language } from '@trio/i18n/languages';
import { translatorFor } from './document-translator.ts';
import { heading, inOneForm, text } from './reading.ts';

export function expectedWorksheetReading(language: Language): readonly string[] {
  const t = translatorFor(language);
  const question = (key: 'look' | 'three' | 'shared' | 'step' | 'question') => [
    heading(2, t(`worksheet.${key}`)),
    ...text(t(`worksheet.${key}.hint`)),
  ];
  return inOneForm([
    heading(1, t('worksheet.heading')),
    ...text(t('worksheet.firstName'), t('worksheet.lead')),
    ...question('look'),
    ...question('three'),
    ...[1, 2, 3].flatMap((number) => [
      heading(3, t('worksheet.challenge', { number })),
      ...text(t('worksheet.why')),
    ]),
    ...question('shared'),
    ...question('step'),
    ...text(t('worksheet.step.when'), t('worksheet.step.will'), t('worksheet.step.whom')),
    ...question('question'),
    heading(2, t('worksheet.next')),
    ...text(t('worksheet.next.text'), t('worksheet.next.help')),
  ]);
}
