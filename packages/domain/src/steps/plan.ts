export const planLimits = { when: 60, will: 90, withWhom: 40, happened: 240 } as const;

/** The student's step, as an if-then plan. Texts may be empty. */
export interface Plan {
  readonly when: string;
  readonly will: string;
  readonly withWhom: string;
  /** A day; null if the student set none. */
  readonly dueOn: string | null;
}

export const emptyPlan: Plan = { when: '', will: '', withWhom: '', dueOn: null };

export const isSamePlan = (a: Plan, b: Plan): boolean =>
  a.when === b.when && a.will === b.will && a.withWhom === b.withWhom && a.dueOn === b.dueOn;

export const stepOutcomes = ['done', 'not-yet', 'changed'] as const;
export type StepOutcome = (typeof stepOutcomes)[number];
