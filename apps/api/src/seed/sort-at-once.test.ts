import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import { startSort, type Sort } from '@trio/domain/sorting/sort';
import { expect, it } from 'vitest';
import { toConfirmedRow, toSortRow } from '../data/sorts.mapper.ts';
import { chanceFrom } from './chance.ts';
import { answerAtOnce, finishAtOnce, sorterOf } from './sort-at-once.ts';

function replayed(made: Sort): Sort {
  const stamps = Object.entries(made.answers).toSorted(([, a], [, b]) => a.at - b.at);
  const answered = stamps.reduce(
    (sort, [card, { value, at }]) => (value ? answerCard(sort, card, value, at) : sort),
    startSort(made.id, made.deck, made.startedAt),
  );
  if (made.confirmedAt === null) return answered;
  const before = made.ranks.at - 10;
  const additions = { ownCards: ownCardsBefore(made, before), ideas: made.ideas, time: made.time };
  const picked = made.ranks.value.reduce<Sort>(
    (sort, card, place) => {
      const next = toggleRank(sort, card ?? '', before + place);
      return next === 'full' ? sort : next;
    },
    { ...answered, ...additions },
  );
  const confirmed = confirmSort(picked, made.ranks.at);
  if (!confirmed) throw new Error('There were no three to confirm');
  return confirmed;
}

/** Confirming gives own cards a later stamp. */
const ownCardsBefore = ({ ownCards }: Sort, before: number): Sort['ownCards'] =>
  Object.fromEntries(
    Object.entries(ownCards).map(([id, { value, at }]) => [
      id,
      { value, at: Math.min(at, before) },
    ]),
  );

const seeds = Array.from({ length: 300 }, (_, seed) => seed);

it('equals a sort that is answered, picked and confirmed step by step', () => {
  for (const seed of seeds) {
    const chance = chanceFrom(seed);
    // In a very small deck, few random sorts like three cards.
    const deck = seed % 3 === 0 ? cardKeys.slice(0, 4) : cardKeys.slice(seed % 9);
    const sorter = sorterOf(seed % 2 ? 'fr' : 'en', deck, chance);
    const answered = answerAtOnce(sorter, 1_790_000_000_000, sorter.deck.length, chance);
    const made = finishAtOnce(answered, sorter.language, chance);
    const again = replayed(made);
    expect(toSortRow(again)).toEqual(toSortRow(made));
    const at = new Date(made.confirmedAt ?? 0);
    expect(toConfirmedRow(again, at)).toEqual(toConfirmedRow(made, at));
  }
});

it('equals an unfinished sort that is answered step by step', () => {
  for (const seed of seeds) {
    const chance = chanceFrom(seed);
    const sorter = sorterOf('en', cardKeys, chance);
    const { sort } = answerAtOnce(sorter, 1_790_000_000_000, 1 + (seed % 55), chance);
    expect(toSortRow(replayed(sort))).toEqual(toSortRow(sort));
  }
});
