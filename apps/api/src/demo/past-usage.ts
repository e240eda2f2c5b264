import type { UsageEventName } from '@trio/contracts/usage';
import { bulletKeys } from '@trio/deck/bullets';
import {
  dayOf,
  isOnTheList,
  type CountedRole,
  type UsageTally,
} from '../features/usage/usage.rules.ts';
import type { Language } from '../platform/database/schema.generated.ts';

interface Visitor {
  readonly role: CountedRole;
  readonly language: Language;
}

export interface PastSort {
  readonly startedAt: number;
  readonly confirmedAt: number | null;
  readonly isFirst: boolean;
  readonly deck: readonly string[];
  /** When each card was answered; 0 if it was not. */
  readonly answeredMs: readonly number[];
}

export function addVisit(tally: UsageTally, visitor: Visitor, at: number, views: number): void {
  const happens = happening(tally, visitor, at);
  happens('login');
  happens('page-view', views);
}

export function addSort(
  tally: UsageTally,
  visitor: Visitor,
  sort: PastSort,
  { hasTimes }: { readonly hasTimes: boolean },
): void {
  const { startedAt, confirmedAt, isFirst, deck, answeredMs } = sort;
  addVisit(tally, visitor, startedAt, confirmedAt === null ? 5 : 9);
  const happens = happening(tally, visitor, startedAt);
  happens('sort-start');
  if (confirmedAt === null) addLeaving(tally, visitor, startedAt, openCard(answeredMs));
  else happens(isFirst ? 'sort-complete-first' : 'sort-complete-again');
  if (!hasTimes) return;
  const times: Record<string, number> = {};
  for (const [place, card] of deck.entries()) {
    const at = answeredMs[place] ?? 0;
    const before = place === 0 ? startedAt : (answeredMs[place - 1] ?? 0);
    if (at > before && before > 0) times[card] = Math.round((at - before) * slownessOf(place));
  }
  tally.add({ ...visitor, name: 'card-times', day: dayOf(new Date(startedAt)), times });
  addLooks(tally, visitor, sort);
}

function addLooks(tally: UsageTally, visitor: Visitor, sort: PastSort): void {
  const { startedAt, deck, answeredMs } = sort;
  const day = dayOf(new Date(startedAt));
  const seed = Math.round((Math.max(...answeredMs) - startedAt) / 100);
  for (const [place, card] of deck.entries()) {
    const chance = (seed * 37 + place * 61) % 101;
    if (chance > 34 - place / 2) continue;
    const look = { ...visitor, day, card };
    const career = bulletKeys[(seed + place) % 3] ?? '';
    const seen = [
      { ...look, name: 'card-back-view' },
      { ...look, name: 'sample-careers-view' },
      { ...look, name: 'career-click', career },
    ] as const;
    for (const event of seen.slice(0, chance % 4)) {
      if (isOnTheList(event)) tally.add(event);
    }
  }
}

/** `step`: the card, from 1; undefined: the pick. */
export function addLeaving(
  tally: UsageTally,
  visitor: Visitor,
  at: number,
  step: number | undefined,
): void {
  tally.add({ ...visitor, name: 'sort-abandon', day: dayOf(new Date(at)), step });
}

const happening =
  (tally: UsageTally, visitor: Visitor, at: number) =>
  (name: UsageEventName, often = 1): void =>
    tally.add({ ...visitor, name, day: dayOf(new Date(at)) }, often);

const openCard = (answeredMs: readonly number[]): number | undefined => {
  const place = answeredMs.indexOf(0);
  return place === -1 ? undefined : place + 1;
};

const slownessOf = (place: number): number =>
  0.85 + 0.15 * Math.sin(place * 2.1) + 0.6 / (place + 2);
