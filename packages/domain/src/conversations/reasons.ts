import type { Stage } from '../classes/stages.ts';
import { limits } from '../limits.ts';
import { addDays, daysBetween } from '../time/days.ts';

/** The first one decides the place in the queue. */
export const queueReasons = [
  'asked-to-talk',
  'step-overdue',
  'not-saved',
  'not-picked',
  'too-few-liked',
  'new-trio',
  'not-begun',
] as const;
export type QueueReason = (typeof queueReasons)[number];

export const queueThresholds = {
  /** "Not yet" at so many check-ins of one step. */
  notYetTimes: 2,
  daysWithoutSave: 7,
  daysBeforePick: 3,
  /** Challenges of the last three that the one before has too. */
  keptInNewTrio: 1,
  daysBeforeTermEnd: 21,
  daysSeen: 28,
} as const;

/**
 * All that the queue knows of a student. Days are in the school's time zone. Nothing about marks,
 * health, origin or behaviour, and no text that the student wrote.
 */
export interface QueueFacts {
  readonly stage: Stage;
  /** The day of the latest save. */
  readonly savedOn: string | null;
  /** In the sort that is not confirmed. */
  readonly liked: number;
  /** The day of the open request to talk. */
  readonly askedOn: string | null;
  readonly openStep: { readonly dueOn: string | null; readonly notYet: number } | null;
  /** Of the latest "not yet". */
  readonly notYetOn: string | null;
  readonly confirmedOn: string | null;
  /** Challenges of the last three that the one before has too; null without two. */
  readonly kept: number | null;
  /** The last day of the earliest term of the student's classes that is not over. */
  readonly termEndsOn: string | null;
  /** The day of the last conversation that staff noted. */
  readonly seenOn: string | null;
}

export interface ReasonSince {
  readonly reason: QueueReason;
  /** The day on which the reason began. */
  readonly since: string;
}

type Rule = (facts: QueueFacts, today: string) => string | null;

/** The day after so many days without a save, if it has come. */
const afterSave = ({ savedOn }: QueueFacts, days: number, today: string): string | null => {
  const since = savedOn === null ? null : addDays(savedOn, days);
  return since !== null && since <= today ? since : null;
};

const rules: Readonly<Record<QueueReason, Rule>> = {
  'asked-to-talk': ({ askedOn }) => askedOn,

  'step-overdue': ({ openStep, notYetOn }, today) => {
    if (openStep === null) return null;
    const { dueOn, notYet } = openStep;
    if (dueOn !== null && dueOn < today) return addDays(dueOn, 1);
    return notYet >= queueThresholds.notYetTimes ? notYetOn : null;
  },

  'not-saved': (facts, today) =>
    facts.stage === 'sorting' ? afterSave(facts, queueThresholds.daysWithoutSave, today) : null,

  'not-picked': (facts, today) =>
    facts.stage === 'picking' && facts.liked >= limits.cardsToPick
      ? afterSave(facts, queueThresholds.daysBeforePick, today)
      : null,

  'too-few-liked': (facts) =>
    facts.stage === 'picking' && facts.liked < limits.cardsToPick ? facts.savedOn : null,

  'new-trio': ({ kept, confirmedOn, seenOn }) => {
    if (kept === null || kept > queueThresholds.keptInNewTrio || confirmedOn === null) return null;
    return seenOn !== null && seenOn >= confirmedOn ? null : confirmedOn;
  },

  'not-begun': ({ stage, termEndsOn }, today) => {
    if ((stage !== 'not-joined' && stage !== 'joined') || termEndsOn === null) return null;
    const since = addDays(termEndsOn, -queueThresholds.daysBeforeTermEnd);
    return since <= today && today <= termEndsOn ? since : null;
  },
};

/** In the order of the queue; empty for a student who is not in it. */
export const reasonsOf = (facts: QueueFacts, today: string): readonly ReasonSince[] =>
  queueReasons.flatMap((reason) => {
    const since = rules[reason](facts, today);
    return since === null ? [] : [{ reason, since }];
  });

/** Goes to the end of the queue, except a student who has asked to talk since then. */
export const isSeenLately = ({ seenOn, askedOn }: QueueFacts, today: string): boolean =>
  seenOn !== null &&
  daysBetween(seenOn, today) < queueThresholds.daysSeen &&
  (askedOn === null || askedOn < seenOn);

interface Queued {
  readonly reasons: readonly ReasonSince[];
  readonly isSeenLately: boolean;
}

const rankOf = ({ reasons }: Queued): number =>
  reasons[0] ? queueReasons.indexOf(reasons[0].reason) : queueReasons.length;

/** Positive if `b` comes first. */
export function compareQueued(a: Queued, b: Queued): number {
  if (a.isSeenLately !== b.isSeenLately) return a.isSeenLately ? 1 : -1;
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  return (a.reasons[0]?.since ?? '').localeCompare(b.reasons[0]?.since ?? '');
}
