import {
  anyActOrConfirm,
  anyClock,
  anySort,
  perform,
  someDeck,
  startedAt,
} from '@trio/domain/sorting/any-sort';
import { limits } from '@trio/domain/limits';
import { mergeSorts } from '@trio/domain/sorting/merge';
import { putOwnCard, removeOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard } from '@trio/domain/sorting/passes';
import {
  clearRanks,
  confirmSort,
  ownCardIds,
  ranksOf,
  toggleRank,
} from '@trio/domain/sorting/ranks';
import { answerOf, startSort, totalTime, type Sort } from '@trio/domain/sorting/sort';
import { canonicalJson } from '@trio/domain/sorting/canonical-json';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBody, sortOfRecord, toResultBody, toSelected, toSortFields } from './results-wire.ts';
import { resultRecord, updateResult, type ResultBody } from './results.ts';

const id = '00000000-0000-7000-8000-000000000000';
const begun = startSort(id, ['wealth', 'oceans', 'food', 'art'], 1000);
const own = { title: 'Dogs', description: '', imageUrl: '', color: 'purple' as const };
const put = (sort: Sort, ownId: string): Sort =>
  perform(sort, (each, now) => putOwnCard(each, ownId, own, now), 2000);
const pick = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((each, card) => perform(each, (s, now) => toggleRank(s, card, now), 3000), sort);
const liked = ['wealth', 'oceans', 'food'].reduce(
  (sort, card) => answerCard(sort, card, 'like', 2000),
  begun,
);

const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const toRecord = (sort: Sort) => ({
  id: sort.id,
  created: '2026-01-01T00:00:00.000Z',
  ...toSortFields(sort),
  extraCards: [],
  revision: 1,
  sortAttempts: 0,
  confirmed: null,
  previous: null,
});
const readRecord = (sort: Sort): Sort => {
  const read = sortOfRecord(resultRecord.parse(overTheWire(toRecord(sort))));
  if (!read) throw new Error('no sort');
  return read;
};
const sendBody = (sort: Sort, device: string, acked?: Sort): ResultBody =>
  updateResult.body.parse(overTheWire(toResultBody(sort, device, acked)));

function shownOf(sort: Sort) {
  const there = ownCardIds(sort);
  const ownCards = Object.entries(sort.ownCards).filter(
    ([each, { value }]) => value === null || there.includes(each),
  );
  const time = Object.entries(sort.time).filter(([, ms]) => ms > 0);
  return canonicalJson({
    ...sort,
    time: Object.fromEntries(time),
    ranks: { value: ranksOf(sort), at: sort.ranks.at },
    ownCards: Object.fromEntries(ownCards),
  });
}

describe('the wire format of a sort', () => {
  it('round-trips through a record', () =>
    fc.assert(
      fc.property(anySort(), (sort) => {
        expect(shownOf(readRecord(sort))).toBe(shownOf(sort));
      }),
      { numRuns: 300 },
    ));

  it('round-trips through a request body', () =>
    fc.assert(
      fc.property(anySort(), (sort) => {
        const empty = startSort(sort.id, sort.deck, sort.startedAt);
        const read = applyBody(empty, sendBody(sort, 'here'), 99);
        expect(shownOf({ ...read, time: sort.time })).toBe(shownOf(sort));
        expect(totalTime(read)).toBe(totalTime(sort));
      }),
      { numRuns: 300 },
    ));

  it('applying the same body twice changes nothing', () =>
    fc.assert(
      fc.property(anySort(), anyClock, (sort, now) => {
        const again = applyBody(sort, sendBody(sort, 'here'), now);
        expect(shownOf(mergeSorts(sort, again))).toBe(shownOf(mergeSorts(sort, sort)));
      }),
    ));

  it('an old copy never replaces a newer value', () =>
    fc.assert(
      fc.property(anySort(), fc.array(fc.tuple(anyActOrConfirm, anyClock)), (old, acts) => {
        const stored = acts.reduce((sort, [act, now]) => perform(sort, act, now), old);
        const sent = applyBody(stored, sendBody(old, 'here'), 5);
        expect(shownOf(mergeSorts(stored, sent))).toBe(shownOf(stored));
      }),
    ));

  it('a body with only the changes has the same effect as a complete body', () =>
    fc.assert(
      fc.property(anySort(), fc.array(fc.tuple(anyActOrConfirm, anyClock)), (acked, acts) => {
        const sort = acts.reduce((each, [act, now]) => perform(each, act, now), acked);
        const after = (body: ResultBody) => mergeSorts(acked, applyBody(acked, body, 5));
        expect(shownOf(after(sendBody(sort, 'here', acked)))).toBe(
          shownOf(after(sendBody(sort, 'here'))),
        );
      }),
      { numRuns: 300 },
    ));

  it('a body with only the changes lists the changed cards and all ranked ones', () => {
    const acked = removeOwnCard(put(pick(liked, 'food'), '1-x'), '1-x', 4000);
    const sort = removeOwnCard(
      put(answerCard(acked, 'oceans', 'dislike', 5000), '2-y'),
      '2-y',
      6000,
    );
    const { cards, removedCards } = toResultBody(sort, 'here', acked);
    expect(cards?.map(({ name }) => name)).toEqual(['oceans', 'food']);
    expect(removedCards?.map(({ id: each }) => each)).toEqual(['2-y']);
  });

  it('a removal is sent although the device knows of more recent ones than fit in a body', () => {
    const ids = Array.from({ length: limits.removedCardsMax }, (_, n) => `${n}-later`);
    const later = ids.reduce(
      (each, card, n) => removeOwnCard(put(each, card), card, 9000 + n),
      liked,
    );
    const offline = removeOwnCard(put(liked, '9-own'), '9-own', 5000);
    const { removedCards } = toResultBody(mergeSorts(later, offline), 'here', later);
    expect(removedCards?.map(({ id: each }) => each)).toEqual(['9-own']);
  });

  it('a copy from before the confirmation does not change the three', () => {
    const confirmed = confirmSort(pick(liked, 'food', 'oceans', 'wealth'), 4000);
    const unaware = clearRanks(liked, 9000);
    const updated = confirmed && applyBody(confirmed, sendBody(unaware, 'here'), 9000);
    expect(updated && [updated.confirmedAt, updated.ranks]).toEqual([
      confirmed?.confirmedAt,
      confirmed?.ranks,
    ]);
  });

  it('lists the three in rank order, own cards as objects and others by name', () => {
    const confirmed = confirmSort(pick(put(liked, '1-x'), 'food', '1-x', 'wealth'), 4000);
    expect(confirmed && toSelected(confirmed)).toEqual(['food', { id: '1-x', ...own }, 'wealth']);
    expect(toSortFields(liked).selected).toEqual([]);
  });

  it('contains the rank of an own card only if it has one', () => {
    const ranked = pick(put(put(liked, '1-x'), '2-y'), 'food', '2-y');
    const cards = toSortFields(ranked).cards.filter((card) => card.id !== undefined);
    const alike = { ...own, result: 'superlike', at: expect.any(Number) as number };
    expect(cards).toEqual([
      { id: '1-x', ...alike },
      { id: '2-y', ...alike, rank: 2 },
    ]);
  });

  it('contains no trio before the confirmation', () => {
    const picked = pick(liked, 'food', 'oceans', 'wealth');
    expect(toSortFields(picked).selected).toEqual([]);
    expect(readRecord(picked).confirmedAt).toBeNull();
  });

  it('sends nothing for cards without answers', () =>
    expect(toResultBody(answerCard(begun, 'food', 'like', 2000), 'x').cards).toEqual([
      { name: 'food', result: 'like', at: 2000 },
    ]));

  it('can be saved after any number of own cards were created and removed', () => {
    const busy = Array.from({ length: 60 }, (_, place) => `${1000 + place}-x`).reduce(
      (sort, each) => removeOwnCard(put(sort, each), each, 2000),
      begun,
    );
    const { removedCards = [] } = sendBody(busy, 'x');
    expect([removedCards.length, removedCards[0]?.id]).toEqual([50, '1059-x']);
  });

  it('can be saved when two devices together created too many own cards', () => {
    const both = mergeSorts(put(put(begun, '1-a'), '3-c'), put(put(begun, '2-b'), '4-d'));
    expect(sendBody(both, 'x').cards?.map((card) => card.id)).toEqual(['1-a', '2-b', '3-c']);
  });
});

describe('a record without a sort', () => {
  it('contains no sort', () => {
    expect(sortOfRecord({ ...toRecord(begun), id: null })).toBeNull();
    expect(sortOfRecord({ ...toRecord(begun), startTime: null })).toBeNull();
  });
});

/** A model of the server: a matching revision is stored as sent, any other is merged. */
function createServer(stored: Sort) {
  let sort = stored;
  let revision = 1;
  return {
    get: () => ({ sort: readRecord(sort), revision }),
    put: (body: ResultBody, based: number) => {
      const updated = applyBody(sort, body, 0);
      const isSeen = based === revision;
      sort = isSeen && sort.confirmedAt === null ? updated : mergeSorts(sort, updated);
      revision += 1;
      return { revision, merged: isSeen ? null : readRecord(sort) };
    },
  };
}

describe('several devices and the server', () => {
  const place = fc.nat(2);
  const event = fc.oneof(
    { weight: 5, arbitrary: fc.record({ device: place, act: anyActOrConfirm, now: anyClock }) },
    {
      weight: 3,
      arbitrary: fc.record({
        device: place,
        send: fc.constantFrom('arrives', 'is lost', 'answer is lost', 'arrives twice'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ device: place, reload: fc.constant(true) }) },
  );

  it('converge once everything is delivered, even if messages were lost or repeated', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        const start = startSort(id, someDeck, startedAt);
        const server = createServer(start);
        const devices = [0, 1, 2].map((each) => ({ name: `d${each}`, sort: start, revision: 1 }));
        const sent = new Map<string, { at: number; value: unknown }[]>();
        const send = (device: (typeof devices)[number], how: string) => {
          const body = sendBody(device.sort, device.name);
          if (how === 'is lost') return;
          if (how === 'arrives twice') server.put(body, device.revision);
          const answer = server.put(body, device.revision);
          if (how === 'answer is lost') return;
          device.revision = answer.revision;
          if (answer.merged) device.sort = mergeSorts(device.sort, answer.merged);
        };
        for (const each of events) {
          const device = devices[each.device];
          if (!device) continue;
          if ('act' in each) {
            device.sort = perform(device.sort, each.act, each.now, device.name);
            for (const [card, stamped] of Object.entries(device.sort.answers)) {
              sent.set(card, [...(sent.get(card) ?? []), stamped]);
            }
          } else if ('send' in each) send(device, each.send);
          else device.sort = overTheWire(device.sort);
        }
        for (const round of [1, 2, 3]) {
          for (const device of devices) send(device, `arrives, round ${round}`);
        }
        for (const device of devices) {
          expect(shownOf(mergeSorts(device.sort, server.get().sort))).toBe(shownOf(device.sort));
          for (const [card, values] of sent) {
            const latest = Math.max(...values.map(({ at }) => at));
            const last = values.filter(({ at }) => at === latest).map(({ value }) => value);
            expect(last).toContain(answerOf(device.sort, card));
          }
        }
        const [first, ...others] = devices.map(({ sort }) => shownOf(sort));
        for (const each of others) expect(each).toBe(first);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a client without stamps', () => {
  const apply = (sort: Sort, body: unknown, now = 9000): Sort =>
    applyBody(sort, updateResult.body.parse(body), now);

  it('gets the current time as the stamp of a new answer', () => {
    const sort = apply(begun, { cards: [{ name: 'food', result: 'like' }] });
    expect(sort.answers['food']).toEqual({ value: 'like', at: 9000 });
    expect(sort.answers['wealth']).toBeUndefined();
  });

  it('keeps the stamp when it repeats a value', () => {
    const sort = put(liked, '1-x');
    const again = apply(sort, {
      cards: [
        { name: 'food', result: 'like' },
        { name: 'art', result: null },
        { id: '1-x', result: 'superlike', color: 'purple', title: 'Dogs', description: '' },
      ],
    });
    expect(again.answers).toEqual(sort.answers);
    expect(again.ownCards).toEqual(sort.ownCards);
  });

  it('is not assumed if the body has a stamped idea: null does not clear the answer', () => {
    const cards = [{ name: 'food', result: null, ideas: ['x'], ideasAt: 4000 }];
    expect(answerOf(apply(liked, { cards, rankedAt: 1000 }), 'food')).toBe('like');
  });

  it('is not assumed if the body has another stamped answer or a stamped pass: null does not clear the answer', () => {
    const cleared = { name: 'food', result: null };
    const other = { name: 'wealth', result: 'like', at: 4000 };
    expect(answerOf(apply(liked, { cards: [cleared, other] }), 'food')).toBe('like');
    const pass = { kind: 'all', at: 4000 };
    expect(answerOf(apply(liked, { cards: [cleared], pass }), 'food')).toBe('like');
  });

  it('clears an answer with null', () =>
    expect(apply(liked, { cards: [{ name: 'food', result: null }] }).answers['food']).toEqual({
      value: null,
      at: 9000,
    }));

  it('creates no own card from a deck card or from a card without a title', () => {
    const sort = apply(liked, {
      cards: [
        { name: 'food', title: 'Food', result: 'like' },
        { id: '1-x', result: 'superlike' },
      ],
    });
    expect(sort.ownCards).toEqual({});
  });

  it('leaves omitted values unchanged', () => {
    const ranked = pick(liked, 'food');
    expect(apply(ranked, {})).toEqual(ranked);
    expect(ranksOf(apply(ranked, { cards: [{ name: 'wealth', result: 'like' }] }))).toEqual([
      'food',
      null,
      null,
    ]);
  });

  it('sets ranks, and clears the rank of a card that it lists without one', () => {
    const cards = [
      { name: 'food', result: 'like', rank: 2 },
      { name: 'wealth', result: 'like', rank: 1 },
    ];
    const ranked = apply(liked, { cards });
    expect(ranksOf(ranked)).toEqual(['wealth', 'food', null]);
    expect(ranksOf(apply(ranked, { cards: [{ ...cards[0], rank: null }] }))).toEqual([
      'wealth',
      null,
      null,
    ]);
  });

  it('confirms three selected cards, including an own card', () => {
    const sort = apply(liked, { selected: ['food', { title: 'Dogs' }, 'wealth'] });
    expect([sort.confirmedAt, sort.ranks.value]).toEqual([9000, ['food', 'Dogs', 'wealth']]);
    expect(toSelected(sort)).toEqual(['food', { id: 'Dogs', ...own }, 'wealth']);
    expect(apply(liked, { selected: [] }).confirmedAt).toBeNull();
  });

  it('can confirm an own card that was removed', () => {
    const removed = removeOwnCard(put(liked, '1-x'), '1-x', 4000);
    const sort = apply(removed, { selected: ['food', { id: '1-x', title: 'Dogs' }, 'art'] });
    expect(toSelected(sort)[1]).toEqual({ id: '1-x', ...own });
  });

  it('makes a final confirmation: a later removal of the card has no effect', () => {
    const made = put(liked, '1-x');
    const sort = apply(made, { selected: ['food', { id: '1-x', title: 'Dogs' }, 'wealth'] });
    const both = mergeSorts(sort, removeOwnCard(made, '1-x', 99_000));
    expect(toSelected(both)[1]).toEqual({ id: '1-x', ...own });
  });

  it('can have an own card with the same name as a card of the deck', () => {
    const sort = apply(liked, {
      cards: [
        { name: 'wealth', result: 'like', rank: 1 },
        { title: 'wealth', result: 'superlike', rank: 2 },
      ],
    });
    expect(ranksOf(sort)).toEqual(['wealth', 'own-wealth', null]);
    expect(resultRecord.safeParse(toRecord(sort)).success).toBe(true);
  });

  it('counts its time as one device', () => {
    const sort = apply(apply(begun, { totalTimeSpent: 70 }), { totalTimeSpent: 50 });
    expect(sort.time).toEqual({ client: 70 });
    expect(totalTime(apply(sort, { totalTimeSpent: 5, device: 'constructor' }))).toBe(75);
  });

  it('may use property names of Object.prototype', () => {
    const sort = startSort(id, ['__proto__', 'constructor', 'food'], 1000);
    const read = apply(sort, {
      cards: [
        { name: '__proto__', result: 'like' },
        { name: 'constructor', result: 'like', ideas: ['x'] },
        { id: 'toString', title: 'Dogs', result: 'superlike' },
      ],
    });
    expect([answerOf(read, '__proto__'), answerOf(read, 'constructor')]).toEqual(['like', 'like']);
    expect(ownCardIds(read)).toEqual(['toString']);
    expect(toSortFields(sort).cards).toEqual(sort.deck.map((name) => ({ name, result: null })));
  });
});
