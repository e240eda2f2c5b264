import type { Plan, StepOutcome } from '@trio/domain/steps/plan';
import { addDays } from '@trio/domain/time/days';
import type { Language } from '@trio/i18n/languages';

interface DemoCheckIn {
  readonly outcome: StepOutcome;
  readonly happened: string;
  readonly at: Date;
}

export interface DemoStep {
  readonly plan: Plan;
  readonly checkIns: readonly DemoCheckIn[];
}

const hour = 60 * 60_000;

/** Matches the first of the second student’s reasons. */
const recording = {
  en: {
    when: 'Saturday afternoon, in her kitchen',
    will: 'record my grandmother talking about the mill',
    withWhom: 'my cousin',
  },
  fr: {
    when: 'samedi après-midi, dans sa cuisine',
    will: 'enregistrer ma grand-mère quand elle parle du moulin',
    withWhom: 'mon cousin',
  },
};
const notHome = {
  en: 'She was at my aunt’s this week. We set another day.',
  fr: 'Elle était chez ma tante cette semaine. On a choisi un autre jour.',
};
const asking = {
  en: { when: 'After math class', will: 'find out who does this near us', withWhom: '' },
  fr: {
    when: 'après le cours de maths',
    will: 'chercher qui fait ce métier près de chez nous',
    withWhom: '',
  },
};

/** One step is overdue, one has a check-in and another day. */
export function demoStep(n: number, language: Language, now: Date): DemoStep | null {
  const today = now.toISOString().slice(0, 10);
  if (n === 5) {
    return { plan: { ...asking[language], dueOn: addDays(today, -4) }, checkIns: [] };
  }
  if (n !== 1) return null;
  const at = new Date(now.getTime() - 2 * hour);
  return {
    plan: { ...recording[language], dueOn: addDays(today, 6) },
    checkIns: [{ outcome: 'not-yet', happened: notHome[language], at }],
  };
}
