import type { Reflection } from '@trio/contracts/reflection';
import type { Step } from '@trio/contracts/steps';
import type { Plan } from '@trio/domain/steps/plan';
import type { WrittenStep } from '@trio/domain/steps/track-step';
import { catalogues } from '@trio/i18n/catalogues';
import type { Language } from '@trio/i18n/languages';
import { stepSentence } from '@trio/i18n/step-sentence';
import { createTranslator } from '@trio/i18n/translator';
import type { Row } from '../platform/database/database.ts';

type OwnKey = 'schoolId' | 'studentId';
export type CheckInRow = Omit<Row<'stepCheckIns'>, OwnKey>;
export type StepRow = Omit<Row<'studentSteps'>, OwnKey | 'dueOn'> & {
  /** `YYYY-MM-DD` */
  readonly dueOn: string | null;
};

type English = (typeof catalogues)['en']['steps'];

const words = {
  en: createTranslator<English>('en', catalogues.en.steps),
  fr: createTranslator<English>('fr', catalogues.fr.steps),
};

/** Without the part that a sentence needs, there is no step yet. */
export const toSentence = (plan: Plan, language: Language): string =>
  plan.will === '' ? '' : stepSentence(words[language], language, plan);

export const toWrittenStep = ({ action, plan }: Reflection): WrittenStep => ({
  sentence: action,
  plan: plan ?? null,
});

type Parts = Pick<StepRow, 'whenText' | 'willText' | 'withWhomText' | 'dueOn'>;

/** Null for a step that was written as one sentence. */
export const toPlan = ({ whenText, willText, withWhomText, dueOn }: Parts): Plan | null =>
  willText === '' ? null : { when: whenText, will: willText, withWhom: withWhomText, dueOn };

export function toStepRow({ sentence, plan }: WrittenStep) {
  const { when = '', will = '', withWhom = '', dueOn = null } = plan ?? {};
  return { sentence, whenText: when, willText: will, withWhomText: withWhom, dueOn };
}

export function toSteps(
  steps: readonly StepRow[],
  checkIns: readonly CheckInRow[],
  mayReadWords: (step: StepRow) => boolean = () => true,
): Step[] {
  return steps.map((step) => {
    const isReader = mayReadWords(step);
    return {
      _id: step.stepId,
      sortId: step.sortId,
      sentence: isReader ? step.sentence : '',
      plan: isReader ? toPlan(step) : null,
      dueOn: step.dueOn,
      created: step.createdAt.toISOString(),
      closed: step.closedAt?.toISOString() ?? null,
      outcome: step.outcome,
      checkIns: checkIns
        .filter(({ stepId }) => stepId === step.stepId)
        .map(({ outcome, happened, checkedAt }) => ({
          outcome,
          happened: isReader ? happened : '',
          at: checkedAt.toISOString(),
        })),
    };
  });
}
