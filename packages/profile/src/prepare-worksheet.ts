import type { Language } from '@trio/i18n/languages';
import { translators } from './localise.ts';

interface QuestionView {
  readonly heading: string;
  readonly hint: string;
}

export interface WorksheetView {
  readonly language: Language;
  readonly title: string;
  readonly kicker: string;
  readonly heading: string;
  readonly lead: string;
  readonly firstName: string;
  readonly look: QuestionView;
  readonly three: QuestionView & {
    readonly challenges: readonly string[];
    readonly why: string;
  };
  readonly shared: QuestionView;
  readonly step: QuestionView & { readonly parts: readonly string[] };
  readonly question: QuestionView;
  readonly next: { readonly heading: string; readonly paragraphs: readonly string[] };
}

export function prepareWorksheet(language: Language): WorksheetView {
  const t = translators[language];
  return {
    language,
    title: t('worksheet.documentTitle'),
    kicker: t('worksheet.kicker'),
    heading: t('worksheet.heading'),
    lead: t('worksheet.lead'),
    firstName: t('worksheet.firstName'),
    look: { heading: t('worksheet.look'), hint: t('worksheet.look.hint') },
    three: {
      heading: t('worksheet.three'),
      hint: t('worksheet.three.hint'),
      challenges: [1, 2, 3].map((number) => t('worksheet.challenge', { number })),
      why: t('worksheet.why'),
    },
    shared: { heading: t('worksheet.shared'), hint: t('worksheet.shared.hint') },
    step: {
      heading: t('worksheet.step'),
      hint: t('worksheet.step.hint'),
      parts: [t('worksheet.step.when'), t('worksheet.step.will'), t('worksheet.step.whom')],
    },
    question: { heading: t('worksheet.question'), hint: t('worksheet.question.hint') },
    next: {
      heading: t('worksheet.next'),
      paragraphs: [t('worksheet.next.text'), t('worksheet.next.help')],
    },
  };
}
