/** Trio's own three statements. They are not validated: see decision 66. */
export const effectStatements = ['problems', 'step', 'person'] as const;

export const effectMoments = ['before', 'after', 'later'] as const;
export type EffectMoment = (typeof effectMoments)[number];

/** Compared with the answers before the first sort. */
export const effectPeriods = ['after', 'later'] as const;
export type EffectPeriod = (typeof effectPeriods)[number];

export const effectPoints = [1, 2, 3, 4, 5] as const;

/** In the order of the statements. */
export type Points = readonly [number, number, number];

export const fewestPairs = 10;

const laterMs = 30 * 24 * 60 * 60_000;

interface Given {
  readonly moment: EffectMoment;
  /** Null: skipped. */
  readonly points: Points | null;
}

interface EffectState {
  readonly given: readonly Given[];
  readonly firstConfirmedAt: Date | null;
}

/**
 * What the student may still be asked. Without an answer before the first sort there is no pair, so
 * nothing more is asked.
 */
export function openMoments({ given, firstConfirmedAt }: EffectState, now: Date): EffectMoment[] {
  const isGiven = (moment: EffectMoment) => given.some((each) => each.moment === moment);
  const sinceMs = firstConfirmedAt === null ? null : now.getTime() - firstConfirmedAt.getTime();
  if (!isGiven('before')) return sinceMs === null ? ['before'] : [];
  if (given.some(({ moment, points }) => moment === 'before' && points === null)) return [];
  const next = sinceMs !== null && sinceMs >= laterMs ? 'later' : 'after';
  return isGiven(next) ? [] : [next];
}
