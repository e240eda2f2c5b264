import { readImage } from '@trio/contracts/uploads';
import { limits } from '@trio/domain/limits';
import { putOwnCard, removeOwnCard } from '@trio/domain/sorting/own-cards';
import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import { finalStamp, startSort, type Sort } from '@trio/domain/sorting/sort';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import {
  refuseChanged,
  refuseExpiredSchool,
  refuseMalformed,
  refuseTooManyOwnCards,
  refuseUnconfirmed,
  refuseUnfitPicks,
  refuseUnknownCards,
} from './sorting.policy.ts';
import { hasKnownCards, mayHaveOwnCards } from './sorting.rules.ts';

const now = new Date('2026-10-01T12:00:00Z');
const begun = startSort('s', ['a', 'b', 'c', 'd'], 1000);
const own = { title: 'Dogs', description: '', imageUrl: '', color: 'purple' as const };

function unless<T>(result: T | 'full' | null): T {
  if (result === 'full' || result === null) throw new Error('not allowed');
  return result;
}
const like = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((each, card) => answerCard(each, card, 'like', 2000), sort);
const pick = (sort: Sort, ...cards: string[]): Sort =>
  cards.reduce((each, card) => unless(toggleRank(each, card, 3000)), sort);
const confirm = (sort: Sort): Sort => unless(confirmSort(sort, 4000));
const withOwn = (sort: Sort, count: number): Sort => ({
  ...sort,
  ownCards: Object.fromEntries(
    Array.from({ length: count }, (_, place) => [`${place}-own`, { value: own, at: 2000 }]),
  ),
});

it('returns the key of a student and refuses staff', () => {
  const caller = { sessionId: 'session', userId: 'me', signedInAt: now, schoolId: 'ours' };
  expect(studentKeyOf({ ...caller, role: 'student' })).toEqual({
    schoolId: 'ours',
    studentId: 'me',
  });
  expect(() => studentKeyOf({ ...caller, role: 'school' })).toThrow('request/forbidden');
});

describe('starting a sort', () => {
  const until = (expiresAt: Date | null) => () => refuseExpiredSchool({ expiresAt }, now);

  it('is refused from the moment when the school expires', () => {
    expect(until(null)).not.toThrow();
    expect(until(new Date(now.getTime() + 1))).not.toThrow();
    expect(until(now)).toThrow('result/school-expired');
    expect(until(new Date(now.getTime() - 1))).toThrow('result/school-expired');
  });

  it('requires a confirmed email address only before the first sort, and only if the school does', () => {
    const student = { isEmailUnconfirmed: true, sortAttempts: 0 };
    const asking = { isAllowListOn: true, requiresConfirmedEmail: true, student };
    expect(() => refuseUnconfirmed(asking)).toThrow('result/email-unconfirmed');
    const open = [
      { ...asking, isAllowListOn: false },
      { ...asking, requiresConfirmedEmail: false },
      { ...asking, student: { ...student, isEmailUnconfirmed: false } },
      { ...asking, student: { ...student, sortAttempts: 1 } },
    ];
    for (const school of open) expect(() => refuseUnconfirmed(school)).not.toThrow();
  });
});

describe('a request body', () => {
  const judge = (body: Parameters<typeof refuseMalformed>[0]) => () => refuseMalformed(body, now);
  const picture = (id: string) => `/api${readImage.path.replace(':id', id)}`;
  const card = (imageUrl?: string) => ({ id: '1-x', title: 'Dogs', imageUrl });
  const result = 'like' as const;

  it('may be empty', () => expect(judge({})).not.toThrow());

  it('needs a title for an own card, but not for a card of the deck', () => {
    expect(judge({ cards: [{ id: '1-x', result }] })).toThrow('card/title-required');
    expect(judge({ cards: [{ name: 'a', result }] })).not.toThrow();
    expect(judge({ cards: [{ ...card(), result }] })).not.toThrow();
    expect(
      judge({
        cards: [
          { name: 'a', result },
          { id: '1-x', result },
        ],
      }),
    ).toThrow('card/title-required');
  });

  it('may contain only picture URLs of this server, on a card and in the trio', () => {
    for (const imageUrl of ['', picture(newId())]) {
      expect(judge({ cards: [{ ...card(imageUrl), result }] })).not.toThrow();
      expect(judge({ selected: ['a', { ...own, ...card(), imageUrl }] })).not.toThrow();
    }
    for (const imageUrl of ['https://elsewhere.test/x.png', picture('x')]) {
      expect(judge({ cards: [{ ...card(imageUrl), result }] })).toThrow('card/malformed');
      expect(judge({ selected: ['a', { ...own, ...card(), imageUrl }] })).toThrow('card/malformed');
    }
  });

  const latest = now.getTime() + 100 * 366 * 24 * 3_600_000;
  const places: [string, (at: number) => Parameters<typeof refuseMalformed>[0]][] = [
    ['an answer', (at) => ({ cards: [{ name: 'a', result, at }] })],
    ['an own card', (at) => ({ cards: [{ ...card(), result, at }] })],
    ['an idea', (at) => ({ cards: [{ name: 'a', result, ideas: [], ideasAt: at }] })],
    ['a removed card', (at) => ({ removedCards: [{ id: '1-x', at }] })],
    ['a pass', (at) => ({ pass: { kind: 'all', at } })],
    ['the ranks', (at) => ({ rankedAt: at })],
    ['the confirmation', (at) => ({ confirmedAt: at })],
    ['the start', (at) => ({ startTime: at })],
  ];
  it.each(places)('may stamp %s at most a century ahead', (_, body) => {
    expect(judge(body(latest))).not.toThrow();
    expect(judge(body(latest + 1))).toThrow('request/invalid');
  });

  it('may have the final stamp on an own card only', () => {
    const at = finalStamp(now.getTime());
    expect(judge({ cards: [{ ...card(), result, at }] })).not.toThrow();
    expect(judge({ cards: [{ name: 'a', result, at }] })).toThrow('request/invalid');
    expect(judge({ removedCards: [{ id: '1-x', at }] })).toThrow('request/invalid');
  });
});

it('accepts the cards of the deck and own cards, and refuses others', () => {
  const sort = like(startSort('s', ['a', 'b'], 1000), 'b');
  const known = {
    cards: [
      { name: 'a', result: 'like' as const },
      { name: 'b', result: 'like' as const },
      { title: 'Dogs', result: null },
    ],
  };
  const unknown = { cards: [...known.cards, { name: 'z', result: null }] };
  expect([hasKnownCards({}, sort), hasKnownCards(known, sort)]).toEqual([true, true]);
  expect(hasKnownCards(unknown, sort)).toBe(false);
  expect(() => refuseUnknownCards(known, sort)).not.toThrow();
  expect(() => refuseUnknownCards(unknown, sort)).toThrow('result/card-unknown');
});

describe('the confirmed trio', () => {
  const liked = like(begun, 'a', 'b', 'c');
  const judge =
    (...[sort, ...copies]: Parameters<typeof refuseUnfitPicks>) =>
    () =>
      refuseUnfitPicks(sort, ...copies);
  const ranked = (sort: Sort, ...value: Sort['ranks']['value']): Sort => ({
    ...sort,
    ranks: { value, at: 5000 },
  });

  it('may be liked cards and own cards', () => {
    const made = unless(putOwnCard(liked, '1-x', own, 2000));
    expect(judge(confirm(pick(liked, 'a', 'b', 'c')))).not.toThrow();
    expect(judge(confirm(pick(made, 'a', '1-x', 'c')))).not.toThrow();
  });

  it('are not checked before the confirmation', () => {
    expect(judge(ranked(begun, 'z', null, 'a'))).not.toThrow();
  });

  it('must be three cards of the sort', () => {
    const confirmed = confirm(pick(liked, 'a', 'b', 'c'));
    expect(judge(ranked(confirmed, 'a', 'b', 'z'))).toThrow('result/card-unknown');
    expect(judge(ranked(confirmed, 'a', 'b', null))).toThrow('result/card-unknown');
    const made = unless(putOwnCard(confirmed, '1-x', own, 2000));
    const removed = removeOwnCard({ ...made, confirmedAt: null }, '1-x', 3000);
    expect(judge({ ...ranked(removed, 'a', 'b', '1-x'), confirmedAt: 4000 })).toThrow(
      'result/card-unknown',
    );
  });

  it('must be liked in one of the copies', () => {
    const confirmed = ranked(confirm(pick(liked, 'a', 'b', 'c')), 'a', 'b', 'd');
    expect(judge(confirmed)).toThrow('result/selection-invalid');
    expect(judge(confirmed, begun)).toThrow('result/selection-invalid');
    expect(judge(confirmed, begun, like(begun, 'd'))).not.toThrow();
  });
});

it('refuses a change that is based on another revision', () => {
  expect(() => refuseChanged(3, 3)).not.toThrow();
  expect(() => refuseChanged(3, undefined)).not.toThrow();
  expect(() => refuseChanged(3, 2)).toThrow('result/changed');
  expect(() => refuseChanged(0, 1)).toThrow('result/changed');
});

describe('own cards', () => {
  const most = limits.ownCardsMax;

  it('are limited for a client that has seen them all', () => {
    expect(() => refuseTooManyOwnCards(begun, withOwn(begun, most), true)).not.toThrow();
    expect(() => refuseTooManyOwnCards(begun, withOwn(begun, most + 1), true)).toThrow(
      'card/too-many',
    );
  });

  it('may reach four times the limit on devices that did not know of each other', () => {
    expect(mayHaveOwnCards(begun, withOwn(begun, 4 * most), false)).toBe(true);
    expect(mayHaveOwnCards(begun, withOwn(begun, 4 * most + 1), false)).toBe(false);
  });

  it('do not count once they are removed', () => {
    const full = withOwn(begun, most + 1);
    expect(mayHaveOwnCards(begun, removeOwnCard(full, '0-own', 3000), true)).toBe(true);
  });

  it('never make a stored sort impossible to save', () =>
    fc.assert(
      fc.property(fc.nat(20), fc.boolean(), (count, hasSeen) => {
        const full = withOwn(begun, count);
        expect(mayHaveOwnCards(full, full, hasSeen)).toBe(true);
      }),
    ));
});
