import { careerFacts } from '@trio/careers/facts.generated';
import type { UsageEventName } from '@trio/contracts/usage';
import { bulletKeys } from '@trio/deck/bullets';
import { cardFacts, cardKeys, type CardFacts } from '@trio/deck/facts.generated';
import type { Language } from '../../platform/database/schema.generated.ts';

export interface DayRow {
  readonly name: UsageEventName;
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly role: CountedRole;
  readonly language: Language;
  readonly count: number;
}
export type CountedRole = '' | 'student' | 'school';
export interface AbandonRow {
  readonly day: string;
  /** The card's position from 1; 0 for picking the three. */
  readonly step: number;
  readonly count: number;
}
export interface CardRow {
  readonly day: string;
  readonly card: string;
  readonly answers: number;
  readonly timeMs: number;
}

export interface LookRow {
  readonly day: string;
  readonly name: UsageEventName;
  /** A key of the deck, `own` or `extra`. */
  readonly card: string;
  readonly career: string;
  readonly count: number;
}

export interface CountedEvent extends Omit<DayRow, 'count'> {
  readonly step?: number | undefined;
  readonly times?: Readonly<Record<string, number>> | undefined;
  readonly card?: string | undefined;
  readonly career?: string | undefined;
}

export interface UsageSums {
  readonly days: readonly DayRow[];
  readonly abandons: readonly AbandonRow[];
  readonly cards: readonly CardRow[];
  readonly looks: readonly LookRow[];
}

const builtIn: ReadonlySet<string> = new Set(cardKeys);

/** Names of extra and own cards belong to schools and students, and are not counted. */
export const ofDeck = (times: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(times).filter(([card]) => builtIn.has(card)));

const otherCards: readonly string[] = ['own', 'extra'];
const lookedAt: readonly UsageEventName[] = [
  'card-back-view',
  'sample-careers-view',
  'career-click',
];

const careerKeys: ReadonlySet<string> = new Set(careerFacts.map(({ slug }) => slug.en));
const ofCareer: readonly UsageEventName[] = ['career-view', 'career-save', 'career-outside'];

export function isOnTheList({
  name,
  card,
  career,
}: Pick<CountedEvent, 'name' | 'card' | 'career'>) {
  if (card === undefined) {
    return career === undefined || (ofCareer.includes(name) && careerKeys.has(career));
  }
  if (!lookedAt.includes(name)) return false;
  if (career === undefined) return builtIn.has(card) || otherCards.includes(card);
  const at = (bulletKeys as readonly string[]).indexOf(career);
  return name === 'career-click' && at >= 0 && at < careerCount(card);
}

const careerCount = (card: string): number =>
  (cardFacts as Readonly<Partial<Record<string, CardFacts>>>)[card]?.careers.length ?? 0;

/** Limits the weight of one report, invented or from a student who left the page open. */
const longestLook = 5 * 60_000;

export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The sums are sorted, so that two batches lock rows in the same order and cannot deadlock. */
export function createUsageTally() {
  const days = new Map<string, DayRow>();
  const abandons = new Map<string, AbandonRow>();
  const cards = new Map<string, CardRow>();
  const looks = new Map<string, LookRow>();

  const addTime = (day: string, card: string, time: number): void => {
    const key = `${day} ${card}`;
    const { answers, timeMs } = cards.get(key) ?? { answers: 0, timeMs: 0 };
    const spent = Math.min(time, longestLook);
    cards.set(key, { day, card, answers: answers + 1, timeMs: timeMs + spent });
  };

  return {
    add: (event: CountedEvent, often = 1): void => {
      const { name, day, role, language, step, times, card, career = '' } = event;
      const key = `${name} ${day} ${role} ${language}`;
      const count = (days.get(key)?.count ?? 0) + often;
      days.set(key, { name, day, role, language, count });
      if (name === 'sort-abandon') {
        const left = { day, step: step ?? 0 };
        const place = `${day} ${String(left.step).padStart(4, '0')}`;
        abandons.set(place, { ...left, count: (abandons.get(place)?.count ?? 0) + often });
      }
      if (card !== undefined) {
        const look = `${day} ${name} ${card} ${career}`;
        const before = looks.get(look)?.count ?? 0;
        looks.set(look, { day, name, card, career, count: before + often });
      }
      if (name === 'card-times') {
        for (const [timed, time] of Object.entries(ofDeck(times ?? {}))) addTime(day, timed, time);
      }
    },
    sums: (): UsageSums => ({
      days: inKeyOrder(days),
      abandons: inKeyOrder(abandons),
      cards: inKeyOrder(cards),
      looks: inKeyOrder(looks),
    }),
  };
}

export type UsageTally = ReturnType<typeof createUsageTally>;

const inKeyOrder = <T>(rows: ReadonlyMap<string, T>): T[] =>
  [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
