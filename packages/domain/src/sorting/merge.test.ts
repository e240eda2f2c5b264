import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anyAct,
  anyActOrConfirm,
  anyClock,
  anySort,
  perform,
  someDeck,
  startedAt,
} from './any-sort.ts';
import { importSort, mergeSorts } from './merge.ts';
import { putOwnCard, removeOwnCard } from './own-cards.ts';
import { answerCard, positionOf, startPass, undoAnswer } from './passes.ts';
import { clearRanks, confirmSort, ownCardIds, ranksOf, toggleRank } from './ranks.ts';
import { isSame } from './reconcile.ts';
import { answerOf, countTime, startSort, totalTime, type Sort } from './sort.ts';
import { canonicalJson } from './canonical-json.ts';

const begun = startSort('s', ['a', 'b', 'c', 'd'], 1000);
const own = { title: 'Dogs', description: '', imageUrl: '', color: 'purple' as const };
const put = (sort: Sort, id: string, now: number, card = own): Sort =>
  perform(sort, (each, at) => putOwnCard(each, id, card, at), now);
const pick = (sort: Sort, cards: string[], now: number): Sort =>
  cards.reduce((each, card) => perform(each, (s, at) => toggleRank(s, card, at), now), sort);

const copies = (count: number) => fc.array(anySort(), { minLength: count, maxLength: count });

describe('merging copies', () => {
  it('is commutative', () =>
    fc.assert(
      fc.property(copies(2), ([a, b]) => {
        if (a && b) expect(isSame(mergeSorts(a, b), mergeSorts(b, a))).toBe(true);
      }),
    ));

  it('is associative', () =>
    fc.assert(
      fc.property(copies(3), ([a, b, c]) => {
        if (!a || !b || !c) return;
        const left = mergeSorts(mergeSorts(a, b), c);
        expect(canonicalJson(mergeSorts(a, mergeSorts(b, c)))).toBe(canonicalJson(left));
      }),
    ));

  it('is idempotent', () =>
    fc.assert(
      fc.property(copies(2), ([a, b]) => {
        if (!a || !b) return;
        const both = mergeSorts(a, b);
        expect(isSame(mergeSorts(a, a), a)).toBe(true);
        expect(isSame(mergeSorts(both, b), both)).toBe(true);
      }),
    ));

  it('returns the second copy itself if and only if the first adds nothing', () =>
    fc.assert(
      fc.property(copies(2), ([a, b]) => {
        if (!a || !b) return;
        const shared = { ...b, deck: a.deck };
        const both = mergeSorts(a, shared);
        expect(both === shared).toBe(isSame(both, shared));
        expect(mergeSorts(shared, both)).toBe(both);
      }),
    ));

  it('keeps a card named like a property of Object.prototype', () => {
    const named = JSON.parse(
      '{ "__proto__": { "value": ["Pilot"], "at": 2000 } }',
    ) as Sort['ideas'];
    const both = mergeSorts({ ...begun, ideas: named }, begun);
    expect(Object.entries(both.ideas)).toEqual([['__proto__', { value: ['Pilot'], at: 2000 }]]);
  });

  it('keeps the records of the second copy if the first is the same sort read from storage', () => {
    const sort = put(answerCard(begun, 'a', 'like', 2000), '1-x', 2000);
    const both = mergeSorts(JSON.parse(JSON.stringify(sort)) as Sort, sort);
    expect(both.answers).toBe(sort.answers);
    expect(both.ownCards).toBe(sort.ownCards);
  });

  it('decides between equal stamps in the same way as every released version', () => {
    const tied = (['dislike', 'like', 'superlike'] as const).map((answer) =>
      answerCard(begun, 'a', answer, 2000),
    );
    for (const order of [tied, tied.toReversed()]) {
      expect(answerOf(order.reduce(mergeSorts), 'a')).toBe('superlike');
    }
  });

  it('keeps the earlier start', () => {
    const earlier = { ...begun, startedAt: 500 };
    expect(mergeSorts(begun, earlier).startedAt).toBe(500);
    expect(mergeSorts(earlier, begun).startedAt).toBe(500);
  });

  it('does not depend on the order of keys', () => {
    const mine = put(begun, '1-x', 2000, { ...own, title: 'B', color: 'purple' });
    const theirs = put(begun, '1-x', 2000, { ...own, title: 'A', color: 'purple' });
    const { title, description, imageUrl, color } = { ...own, title: 'B' };
    const stored: Sort = {
      ...mine,
      ownCards: { '1-x': { at: 2000, value: { color, description, imageUrl, title } } },
    };
    const reordered: Sort = {
      ...theirs,
      ownCards: { '1-x': { at: 2000, value: { ...own, description: 'zzz', title: 'A' } } },
    };
    expect(isSame(mergeSorts(mine, reordered), mergeSorts(stored, reordered))).toBe(true);
  });
});

type Event =
  | { kind: 'act'; device: number; act: Parameters<typeof perform>[1]; now: number }
  | { kind: 'deliver'; from: number; to: number }
  | { kind: 'reload'; device: number };

const device = fc.nat(3);
const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      device,
      act: anyActOrConfirm,
      now: anyClock,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('deliver' as const), from: device, to: device }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), device }) },
);

describe('any number of devices', () => {
  const start = startSort('s', someDeck, startedAt);

  function runDevices(events: readonly Event[]) {
    const sorts = [start, start, start, start];
    const given = new Map<string, { value: unknown; at: number }[]>();
    for (const event of events) {
      if (event.kind === 'reload') {
        sorts[event.device] = JSON.parse(JSON.stringify(sorts[event.device])) as Sort;
      } else if (event.kind === 'deliver') {
        sorts[event.to] = mergeSorts(sorts[event.to] ?? start, sorts[event.from] ?? start);
      } else {
        const before = sorts[event.device] ?? start;
        const after = perform(before, event.act, event.now, `device-${event.device}`);
        sorts[event.device] = after;
        for (const [card, stamped] of Object.entries(after.answers)) {
          given.set(card, [...(given.get(card) ?? []), stamped]);
        }
      }
    }
    return { sorts, given };
  }

  it('converge once everything is delivered, to the latest stamp of each card', () => {
    fc.assert(
      fc.property(
        fc.array(anyEvent, { maxLength: 60 }),
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
        (events, order) => {
          const { sorts, given } = runDevices(events);
          const gather = (places: readonly number[]) =>
            places.map((place) => sorts[place] ?? start).reduce((a, b) => mergeSorts(a, b));
          const end = gather([0, 1, 2, 3]);
          expect(isSame(gather(order), end)).toBe(true);
          for (const [card, values] of given) {
            const latest = Math.max(...values.map(({ at }) => at));
            const last = values.filter(({ at }) => at === latest).map(({ value }) => value);
            expect(last).toContain(answerOf(end, card));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('a device that has seen a value and answers later wins, even if its clock is wrong', () => {
    fc.assert(
      fc.property(anySort(anyAct), anyClock, fc.constantFrom(...someDeck), (seen, now, card) => {
        const answered = answerCard(seen, card, 'superlike', now);
        expect(answerOf(mergeSorts(seen, answered), card)).toBe('superlike');
        const undone = undoAnswer(answered, card, now);
        expect(answerOf(mergeSorts(answered, undone), card)).toBeNull();
        expect(ranksOf(mergeSorts(seen, clearRanks(seen, now)))).toEqual([null, null, null]);
      }),
    );
  });

  it('the confirmed three stay unchanged by any copy without the confirmation', () => {
    fc.assert(
      fc.property(
        anySort(),
        fc.array(fc.tuple(anyAct, anyClock)),
        fc.boolean(),
        (confirmed, acts, isFirst) => {
          if (confirmed.confirmedAt === null) return;
          const unaware = acts.reduce<Sort>((sort, [act, now]) => perform(sort, act, now), {
            ...confirmed,
            confirmedAt: null,
          });
          const both = isFirst ? mergeSorts(confirmed, unaware) : mergeSorts(unaware, confirmed);
          expect([both.confirmedAt, both.ranks]).toEqual([confirmed.confirmedAt, confirmed.ranks]);
        },
      ),
    );
  });
});

describe('the student’s own cards', () => {
  it('a removed card does not return with an older copy', () => {
    const made = put(begun, '1-x', 2000);
    expect(ownCardIds(mergeSorts(removeOwnCard(made, '1-x', 3000), made))).toEqual([]);
  });

  it('two devices together show at most three, the oldest or the picked ones; the others stay hidden', () => {
    const here = put(put(begun, '1-a', 2000), '3-c', 2000);
    const there = put(put(begun, '2-b', 2000), '4-d', 2000);
    const both = mergeSorts(here, there);
    expect(ownCardIds(both)).toEqual(['1-a', '2-b', '3-c']);
    expect(ownCardIds(removeOwnCard(both, '2-b', 3000))).toEqual(['1-a', '3-c', '4-d']);
    const picked = mergeSorts(here, pick(there, ['4-d'], 3000));
    expect([ownCardIds(picked), ranksOf(picked)]).toEqual([
      ['1-a', '2-b', '4-d'],
      ['4-d', null, null],
    ]);
  });

  it('of two confirmations the earlier one wins', () => {
    const liked = ['a', 'b', 'c'].reduce((s, card) => answerCard(s, card, 'like', 2000), begun);
    const first = confirmSort(pick(liked, ['a', 'b', 'c'], 3000), 3000);
    const second = confirmSort(pick(liked, ['c', 'b', 'a'], 5000), 5000);
    if (!first || !second) throw new Error('not confirmed');
    for (const both of [mergeSorts(first, second), mergeSorts(second, first)]) {
      expect([both.confirmedAt, ranksOf(both)]).toEqual([first.confirmedAt, ['a', 'b', 'c']]);
    }
  });

  it('a confirmed card stays unchanged although another device removed it', () => {
    const liked = ['a', 'b'].reduce((s, card) => answerCard(s, card, 'like', 2000), begun);
    const made = put(liked, '1-x', 2000);
    const confirmed = confirmSort(pick(made, ['a', '1-x', 'b'], 3000), 3000);
    const removed = removeOwnCard(made, '1-x', 9000);
    if (!confirmed) throw new Error('not confirmed');
    for (const both of [mergeSorts(confirmed, removed), mergeSorts(removed, confirmed)]) {
      expect(both.ownCards['1-x']?.value).toEqual(own);
    }
  });
});

it('each device counts its own time, even if it is named like a property of Object.prototype', () => {
  const here = countTime(countTime(begun, 'constructor', 700.5), 'constructor', 300);
  const both = mergeSorts(here, countTime(begun, '__proto__', 50));
  expect(totalTime(both)).toBe(750);
});

it('a device’s time is the longest time in any copy', () => {
  const [short, long] = [countTime(begun, 'x', 300), countTime(begun, 'x', 700)];
  expect([mergeSorts(short, long).time, mergeSorts(long, short).time]).toEqual([
    { x: 700 },
    { x: 700 },
  ]);
});

describe('importing a sort into another', () => {
  const from = answerCard(
    answerCard(startSort('old', ['a', 'b', 'x'], 100), 'a', 'like', 200),
    'x',
    'like',
    300,
  );

  it('copies its answers for cards that both have', () => {
    const into = importSort(begun, from, -Infinity);
    expect([into.id, into.deck, answerOf(into, 'a'), answerOf(into, 'x')]).toEqual([
      's',
      begun.deck,
      'like',
      null,
    ]);
    expect(positionOf(into)).toBe(2);
  });

  it('copies only values newer than the given time', () => {
    const late = answerCard(from, 'b', 'superlike', 1500);
    const into = importSort(begun, late, 1000);
    expect([answerOf(into, 'a'), answerOf(into, 'b')]).toEqual([null, 'superlike']);
  });

  it('does not copy a value with exactly the given time', () => {
    const late = answerCard(from, 'b', 'superlike', 1500);
    expect(answerOf(importSort(begun, late, 1500), 'b')).toBeNull();
  });

  describe('its pass and its ranks', () => {
    const picked = pick(answerCard(begun, 'a', 'like', 2000), ['a'], 2000);
    const into = startPass(picked, 'liked', 2500);
    const fresh = answerCard(startSort('late', begun.deck, 5000), 'b', 'like', 5500);

    it('are not copied if they are still the initial ones', () => {
      const { pass, ranks } = importSort(into, fresh, -Infinity);
      expect([pass, ranks]).toEqual([into.pass, into.ranks]);
      const again = importSort(into, fresh, 4000);
      expect([again.pass, again.ranks]).toEqual([into.pass, into.ranks]);
    });

    it('are copied if they changed after the given time', () => {
      const changed = startPass(pick(fresh, ['b'], 6000), 'all', 7000);
      for (const since of [-Infinity, 5999]) {
        const { pass, ranks } = importSort(into, changed, since);
        expect([pass, ranks]).toEqual([changed.pass, changed.ranks]);
      }
      const { pass, ranks } = importSort(into, changed, 6000);
      expect([pass, ranks]).toEqual([changed.pass, into.ranks]);
      expect(importSort(into, changed, 7000).pass).toEqual(into.pass);
    });
  });

  it('does not replace a later answer', () => {
    const answered = answerCard(begun, 'a', 'dislike', 2000);
    expect(answerOf(importSort(answered, from, -Infinity), 'a')).toBe('dislike');
  });

  const liked = ['a', 'b'].reduce((s, card) => answerCard(s, card, 'like', 1500), from);
  const withOwn = put(liked, '1-x', 1500);

  it('copies its confirmed three if the other sort has the cards', () => {
    const confirmed = confirmSort(pick(withOwn, ['a', '1-x', 'b'], 2000), 2000);
    const into = confirmed && importSort(begun, confirmed, 1000);
    expect(into && ranksOf(into)).toEqual(['a', '1-x', 'b']);
    expect([into?.confirmedAt, into?.ownCards['1-x']?.value]).toEqual([
      confirmed?.confirmedAt,
      own,
    ]);
  });

  it('does not copy a confirmation from before the given time', () => {
    const confirmed = confirmSort(pick(withOwn, ['a', '1-x', 'b'], 2000), 2000);
    const chosen = ['a', 'b', 'c'].reduce((s, card) => answerCard(s, card, 'like', 2500), begun);
    const into = pick(chosen, ['a', 'b', 'c'], 2500);
    for (const since of [confirmed?.confirmedAt ?? 0, 9000]) {
      const open = confirmed && importSort(into, confirmed, since);
      expect(open && [open.confirmedAt, ranksOf(open)]).toEqual([null, ['a', 'b', 'c']]);
    }
  });

  it('copies three unconfirmed picks, which can still change', () => {
    const into = importSort(begun, pick(withOwn, ['a', '1-x', 'b'], 2000), -Infinity);
    expect([into.confirmedAt, ranksOf(into)]).toEqual([null, ['a', '1-x', 'b']]);
    expect(ownCardIds(removeOwnCard(into, '1-x', 3000))).toEqual([]);
    expect(into.ownCards['1-x']?.at).toBe(withOwn.ownCards['1-x']?.at);
  });

  it('copies an own card that was created before the given time and confirmed after it', () => {
    const confirmed = confirmSort(pick(withOwn, ['a', '1-x', 'b'], 2000), 2000);
    const into = confirmed && importSort(begun, confirmed, 1999);
    expect([into?.confirmedAt, into?.ownCards['1-x']?.value]).toEqual([
      confirmed?.confirmedAt,
      own,
    ]);
  });

  it('leaves the three unconfirmed if the other sort lacks one of the cards', () => {
    const confirmed = confirmSort(pick(withOwn, ['1-x', 'x', 'b'], 2000), 2000);
    const into = confirmed && importSort(begun, confirmed, -Infinity);
    expect(into?.confirmedAt).toBeNull();
    expect(into && ranksOf(into)).toEqual(['1-x', null, 'b']);
    const next = into && removeOwnCard(answerCard(into, 'c', 'like', 3000), '1-x', 3001);
    expect(next && [next.answers['c']?.at, ownCardIds(next)]).toEqual([3000, []]);
  });

  it('keeps the id of the other sort and gives no final stamp to an unconfirmed sort', () =>
    fc.assert(
      fc.property(anySort(), anySort(anyAct), anyClock, (old, open, since) => {
        const into = importSort({ ...open, deck: someDeck.slice(0, 3) }, old, since);
        expect(into.id).toBe(open.id);
        if (into.confirmedAt === null) {
          for (const { at } of Object.values(into.ownCards)) expect(at).toBeLessThan(5e12);
        }
      }),
    ));
});
