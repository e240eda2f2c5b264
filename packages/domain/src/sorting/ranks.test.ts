import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAct, anyActOrConfirm, anyClock, anySort, perform } from './any-sort.ts';
import { putOwnCard, removeOwnCard } from './own-cards.ts';
import { answerCard } from './passes.ts';
import {
  clearRanks,
  confirmSort,
  onlyLiked,
  ownCardIds,
  rankedCards,
  rankOf,
  ranksOf,
  superLiked,
  toggleRank,
} from './ranks.ts';
import { finalStamp, startSort, type Sort } from './sort.ts';

const deck = ['a', 'b', 'c', 'd', 'e'];
const given = ['like', 'superlike', 'like', 'like', 'dislike'] as const;
const sorted = deck.reduce(
  (sort, card, place) => answerCard(sort, card, given[place] ?? 'like', 2000),
  startSort('s', deck, 1000),
);
const own = { title: 'Dogs', description: '', imageUrl: '', color: 'purple' as const };
const put = (sort: Sort, id: string): Sort =>
  perform(sort, (each, now) => putOwnCard(each, id, own, now), 3000);
const click = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((each, card) => perform(each, (s, now) => toggleRank(s, card, now), 4000), sort);

describe('the groups', () => {
  it('contain the super-interested cards with the own cards, and the interested ones', () => {
    const sort = put(put(sorted, '2-x'), '1-y');
    expect(superLiked(sort)).toEqual(['b', '1-y', '2-x']);
    expect(onlyLiked(sort)).toEqual(['a', 'c', 'd']);
  });
});

describe('a click on a card', () => {
  it('gives it the lowest free rank', () => {
    const three = click(sorted, 'c', 'a', 'b');
    expect(ranksOf(three)).toEqual(['c', 'a', 'b']);
    expect(ranksOf(click(three, 'a', 'd'))).toEqual(['c', 'd', 'b']);
    expect(ranksOf(click(three, 'c', 'a', 'd'))).toEqual(['d', null, 'b']);
  });

  it('clears the rank of a ranked card', () => {
    const sort = click(sorted, 'c', 'a', 'c');
    expect([rankOf(sort, 'c'), rankOf(sort, 'a'), rankedCards(sort)]).toEqual([null, 2, ['a']]);
  });

  it('is refused for a fourth card', () => {
    const three = click(sorted, 'c', 'a', 'b');
    expect(toggleRank(three, 'd', 5000)).toBe('full');
    expect(toggleRank(three, 'a', 5000)).not.toBe('full');
  });

  it.each(['e', 'zzz', 'constructor'])(
    'changes nothing for a card that is not liked (%s)',
    (card) => expect(toggleRank(sorted, card, 5000)).toBe(sorted),
  );

  it('ranks an own card like any other', () =>
    expect(rankOf(click(put(sorted, '1-y'), '1-y'), '1-y')).toBe(1));
});

describe('a rank', () => {
  const two = click(put(sorted, '1-y'), 'a', '1-y', 'c');

  it('is cleared when the card is no longer liked, and does not return by itself', () => {
    const less = answerCard(two, 'a', 'dislike', 5000);
    expect(ranksOf(less)).toEqual([null, '1-y', 'c']);
    expect(ranksOf(answerCard(less, 'a', 'superlike', 6000))).toEqual([null, '1-y', 'c']);
  });

  it('is cleared when the card is removed', () => {
    const less = removeOwnCard(two, '1-y', 5000);
    expect(ranksOf(less)).toEqual(['a', null, 'c']);
    expect(ranksOf(put(less, '1-y'))).toEqual(['a', null, 'c']);
  });

  it('keeps its stamp when an unranked card changes, so that a later change on another device wins', () => {
    expect(answerCard(two, 'd', 'dislike', 5000).ranks).toBe(two.ranks);
    expect(removeOwnCard(put(two, '2-z'), '2-z', 5000).ranks).toBe(two.ranks);
  });

  it('stays when like becomes superlike', () =>
    expect(ranksOf(answerCard(two, 'a', 'superlike', 5000))).toEqual(['a', '1-y', 'c']));

  it('is cleared when all ranks are cleared', () =>
    expect(ranksOf(clearRanks(two, 5000))).toEqual([null, null, null]));
});

describe('confirm', () => {
  it('requires exactly three', () => {
    expect(confirmSort(sorted, 5000)).toBeNull();
    expect(confirmSort(click(sorted, 'a', 'b'), 5000)).toBeNull();
    const confirmed = confirmSort(click(sorted, 'a', 'b', 'c'), 5000);
    expect([(confirmed?.confirmedAt ?? 0) >= 5000, confirmed && rankedCards(confirmed)]).toEqual([
      true,
      ['a', 'b', 'c'],
    ]);
  });

  it('does not count a card that is no longer liked', () =>
    expect(
      confirmSort(answerCard(click(sorted, 'a', 'b', 'c'), 'b', 'dislike', 5000), 6000),
    ).toBeNull());

  it('protects the own cards of the trio, and no other own card', () => {
    const made = removeOwnCard(put(put(put(sorted, '1-y'), '2-z'), '3-w'), '3-w', 3500);
    const confirmed = confirmSort(click(made, 'a', '1-y', 'c'), 5000);
    expect(confirmed?.ownCards).toEqual({
      ...made.ownCards,
      '1-y': { value: own, at: finalStamp(confirmed?.confirmedAt ?? 0) },
    });
  });

  it('is final: a later answer changes nothing', () => {
    const confirmed = confirmSort(click(sorted, 'a', 'b', 'c'), 5000);
    const disliked = { ...confirmed?.answers, a: { value: 'dislike' as const, at: 9000 } };
    expect(confirmed && ranksOf({ ...confirmed, answers: disliked })).toEqual(['a', 'b', 'c']);
  });

  it('changes nothing the second time', () => {
    const confirmed = confirmSort(click(sorted, 'a', 'b', 'c'), 5000);
    expect(confirmed && confirmSort(confirmed, 9000)).toBe(confirmed);
  });
});

it('there are never more than three ranks, never two on one card, and each is on a liked card', () => {
  fc.assert(
    fc.property(anySort(anyAct), (sort) => {
      const picked = rankedCards(sort);
      expect(new Set(picked).size).toBe(picked.length);
      expect(ranksOf(sort)).toHaveLength(3);
      for (const card of picked) expect([...superLiked(sort), ...onlyLiked(sort)]).toContain(card);
    }),
  );
});

it('a click sets the lowest free rank or clears the card’s own, and changes no other', () => {
  fc.assert(
    fc.property(anySort(anyAct), anyClock, (sort, now) => {
      for (const card of [...superLiked(sort), ...onlyLiked(sort)]) {
        const before = ranksOf(sort);
        const next = toggleRank(sort, card, now);
        if (next === 'full') {
          expect(before).not.toContain(null);
          continue;
        }
        const place = before.includes(card) ? before.indexOf(card) : before.indexOf(null);
        const after = before.map((slot, at) =>
          at === place ? (before.includes(card) ? null : card) : slot,
        );
        expect(ranksOf(next)).toEqual(after);
      }
    }),
  );
});

it('a confirmed three never changes', () => {
  fc.assert(
    fc.property(anySort(), fc.array(fc.tuple(anyActOrConfirm, anyClock)), (sort, acts) => {
      fc.pre(sort.confirmedAt !== null);
      const end = acts.reduce((each, [act, now]) => perform(each, act, now), sort);
      expect({ ...end, time: sort.time }).toEqual(sort);
    }),
    { numRuns: 20 },
  );
});

it('there are never more than three own cards', () => {
  fc.assert(
    fc.property(anySort(), (sort) => {
      expect(ownCardIds(sort).length).toBeLessThanOrEqual(3);
    }),
  );
});

it('a picked own card takes one place of the three', () => {
  const made = put(put(put(sorted, '1-a'), '2-b'), '3-c');
  const merged = { ...made, ownCards: { ...made.ownCards, '4-d': { value: own, at: 3000 } } };
  expect(ownCardIds(click(merged, '1-a'))).toEqual(['1-a', '2-b', '3-c']);
});
