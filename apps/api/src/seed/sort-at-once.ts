import { cardFacts, cardKeys, type CardKey } from '@trio/deck/facts.generated';
import { addIdea } from '@trio/domain/sorting/ideas';
import { putOwnCard } from '@trio/domain/sorting/own-cards';
import { confirmSort, onlyLiked, superLiked } from '@trio/domain/sorting/ranks';
import {
  cardColors,
  startSort,
  type Answer,
  type Slots,
  type Sort,
  type Stamped,
} from '@trio/domain/sorting/sort';
import type { Chance } from './chance.ts';
import { minute } from './school-calendar.ts';
import { additionsIn } from './student-words.ts';

export interface Sorter {
  readonly language: 'en' | 'fr';
  readonly deck: readonly string[];
  readonly isHasty: boolean;
  /** Upper bound of the random time per card, in milliseconds. */
  readonly pace: number;
  readonly tastes: readonly string[];
}

const colorOf = new Map<string, string>(cardKeys.map((card) => [card, cardFacts[card].color]));

const pull = new Map<string, number>(
  cardKeys.map((card: CardKey, place) => [card, 0.13 * Math.sin(place * 2.4) + 0.05]),
);

export function sorterOf(language: 'en' | 'fr', deck: readonly string[], chance: Chance): Sorter {
  return {
    language,
    deck,
    isHasty: chance.happens(0.04),
    pace: 13_000 * chance.around(0.35),
    tastes: [chance.pick(cardColors), chance.pick(cardColors)],
  };
}

/** Builds the same sort as the domain functions, a thousand times faster. A test compares both. */
export function answerAtOnce(sorter: Sorter, startedAt: number, count: number, chance: Chance) {
  const sort = startSort(chance.id(startedAt), sorter.deck, startedAt);
  const answers: Record<string, Stamped<Answer | null>> = {};
  let now = startedAt;
  let liked = 0;
  for (const [place, card] of sorter.deck.slice(0, count).entries()) {
    now += Math.round(
      sorter.isHasty ? 450 + 700 * chance.next() : 1600 + sorter.pace * chance.next(),
    );
    // Likes the last cards if needed: a sort with fewer than three likes does not end.
    const isNeeded = liked < 3 && count - place <= 3 - liked;
    const value = isNeeded ? 'like' : answerTo(card, sorter, chance);
    if (value !== 'dislike') liked += 1;
    answers[card] = { value, at: now };
  }
  return { sort: { ...sort, answers }, now };
}

function answerTo(card: string, { tastes }: Sorter, chance: Chance): Answer {
  const taste = tastes.includes(colorOf.get(card) ?? '') ? 0.3 : 0;
  const wish = chance.next() + taste + (pull.get(card) ?? 0);
  return wish > 1.1 ? 'superlike' : wish > 0.78 ? 'like' : 'dislike';
}

export function finishAtOnce(
  { sort, now }: { sort: Sort; now: number },
  language: 'en' | 'fr',
  chance: Chance,
): Sort {
  const ends = now + Math.round((0.5 + 2 * chance.next()) * minute);
  const withIdea = chance.happens(0.06) ? withOwnIdea(sort, language, now, chance) : sort;
  const whole = chance.happens(0.03) ? withOwnCard(withIdea, language, now, chance) : withIdea;
  const value = threeOf(whole, chance);
  const picked = { ...whole, ranks: { value, at: ends - 1 } };
  const isTimed = !chance.happens(0.03);
  const device = chance.id(sort.startedAt).slice(-12);
  const time = isTimed
    ? { [device]: Math.round((ends - sort.startedAt) * (0.85 + 0.15 * chance.next())) }
    : {};
  const confirmed = confirmSort({ ...picked, time }, ends);
  if (!confirmed) throw new Error('A sort without three cards to confirm was planned');
  return confirmed;
}

function threeOf(sort: Sort, chance: Chance): Slots {
  const best = superLiked(sort);
  const ranked = (best.length >= 3 ? best : [...best, ...onlyLiked(sort)])
    .map((card) => ({ card, wish: chance.next() + (pull.get(card) ?? 0.3) }))
    .toSorted((a, b) => b.wish - a.wish);
  return [ranked[0]?.card ?? null, ranked[1]?.card ?? null, ranked[2]?.card ?? null];
}

function withOwnIdea(sort: Sort, language: 'en' | 'fr', now: number, chance: Chance): Sort {
  const changed = addIdea(
    sort,
    chance.pick(sort.deck),
    chance.pick(additionsIn[language]).idea,
    now,
  );
  return changed === 'full' ? sort : changed;
}

function withOwnCard(sort: Sort, language: 'en' | 'fr', now: number, chance: Chance): Sort {
  const { title, description } = chance.pick(additionsIn[language]);
  const card = { title, description, imageUrl: '', color: chance.pick(cardColors) };
  const changed = putOwnCard(sort, `${now}-${title}`, card, now);
  return changed === 'full' ? sort : changed;
}
