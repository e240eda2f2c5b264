import { describe, expect, it } from 'vitest';
import { updateResult } from './results.ts';

const problemsOf = (body: unknown): string[] =>
  updateResult.body.safeParse(body).error?.issues.map(({ message }) => message) ?? [];
const withCard = (card: object) => ({ cards: [{ name: 'wealth', result: 'like', ...card }] });
const own = { id: '1-x', result: 'superlike', title: 'Dogs', description: '', imageUrl: '' };
const withOwn = (card: object) => ({ cards: [{ ...own, ...card }] });
const ranked = (...ranks: unknown[]) => ({
  cards: ranks.map((rank, place) => ({ name: `card-${place}`, result: 'like', rank })),
});
const isAccepted = (body: unknown): boolean => updateResult.body.safeParse(body).success;

describe('a request body', () => {
  it.each([0, 4, 1.5, -1, '1', true, Number.NaN])(
    'refuses the rank %o: result/rank-invalid',
    (rank) => expect(problemsOf(ranked(rank))).toEqual(['result/rank-invalid']),
  );

  it('refuses one rank on two cards, or two ranks on one: result/rank-invalid', () => {
    expect(problemsOf(ranked(1, 1))).toEqual(['result/rank-invalid']);
    const twice = [1, 2].map((rank) => ({ name: 'wealth', result: 'like', rank }));
    expect(problemsOf({ cards: twice })).toEqual(['result/rank-invalid']);
  });

  it('refuses four picks: result/too-many-picks', () => {
    expect(problemsOf(ranked(1, 2, 3, 1))).toEqual(['result/too-many-picks']);
    expect(problemsOf({ selected: ['a', 'b', 'c', 'd'] })).toEqual(['result/too-many-picks']);
  });

  it.each([
    ['one card', ['a']],
    ['two cards', ['a', 'b']],
    ['a card twice', ['a', 'b', 'a']],
    ['an own card twice', ['a', { id: '1-x', title: 'A' }, { id: '1-x', title: 'B' }]],
    ['a number', ['a', 'b', 7]],
    ['an own card without a title', ['a', 'b', { id: '1-x' }]],
  ])('refuses %s as the selection: result/selection-invalid', (_, selected) =>
    expect(problemsOf({ selected })).toEqual(['result/selection-invalid']),
  );

  it.each([
    ['41 characters', 'x'.repeat(41), 'card/title-too-long'],
    ['two lines', 'a\nb', 'card/title-too-long'],
    ['spaces', '  ', 'card/title-required'],
    ['a number', 7, 'card/title-required'],
    ['a null character', 'a\0b', 'card/malformed'],
    ['half an emoji', 'a\ud83d', 'card/malformed'],
  ])('refuses a title of %s', (_, title, code) =>
    expect(problemsOf(withOwn({ title }))).toEqual([code]),
  );

  it.each([
    ['501 characters', 'x'.repeat(501), 'card/description-too-long'],
    ['a list', [], 'card/malformed'],
    ['a null character', 'a\0b', 'card/malformed'],
  ])('refuses a description of %s', (_, description, code) =>
    expect(problemsOf(withOwn({ description }))).toEqual([code]),
  );

  it.each([
    { imageUrl: 'https://elsewhere.example/x.png' },
    { imageUrl: '//elsewhere.example' },
    { imageUrl: 7 },
    { color: 'gold' },
  ])('refuses an own card with %o: card/malformed', (part) =>
    expect(problemsOf(withOwn(part))).toEqual(['card/malformed']),
  );

  it('refuses four own cards: card/too-many', () =>
    expect(
      problemsOf({ cards: [1, 2, 3, 4].map((each) => ({ ...own, id: `${each}-x` })) }),
    ).toEqual(['card/too-many']));

  it.each([
    [
      'more cards than any deck has',
      { cards: Array.from({ length: 251 }, () => withCard({}).cards[0]) },
    ],
    ['an unknown answer', withCard({ result: 'love' })],
    ['no answer at all', { cards: [{ name: 'wealth' }] }],
    ['a number as a name', withCard({ name: 7 })],
    ['a name of 121 characters', withCard({ name: 'x'.repeat(121) })],
    ['a negative stamp', withCard({ at: -1 })],
    ['a word as a stamp', withCard({ at: 'now' })],
    ['a stamp with a fraction', withCard({ at: 1.5 })],
    ['a stamp beyond the range of Date', withCard({ at: 8.64e15 + 1 })],
    ['four ideas', withCard({ ideas: ['a', 'b', 'c', 'd'] })],
    ['an idea of 121 characters', withCard({ ideas: ['x'.repeat(121)] })],
    ['an idea with a null character', withCard({ ideas: ['a\0'] })],
    ['an object instead of a list of cards', { cards: {} }],
    ['51 removed cards', { removedCards: Array.from({ length: 51 }, () => ({ id: 'x', at: 1 })) }],
    ['a device name with spaces', { device: 'my own tablet' }],
    ['a device called __proto__', { device: '__proto__' }],
    ['an unknown pass', { pass: { kind: 'third', at: 1 } }],
    ['a negative time', { totalTimeSpent: -1 }],
    ['an unknown language', { language: 'de' }],
    ['null instead of an object', null],
    ['a list instead of an object', []],
  ])('refuses %s', (_, body) => expect(isAccepted(body)).toBe(false));
});

describe('a valid request body', () => {
  it.each([
    ['no field at all', {}],
    ['no rank', ranked(null)],
    ['three ranks', ranked(3, 1, 2)],
    ['a title of 40 emoji', withOwn({ title: '😀'.repeat(40) })],
    [
      'a description of 500 characters in several lines',
      withOwn({ description: `a\n${'é'.repeat(498)}` }),
    ],
    [
      'the answers of a whole deck',
      { cards: Array.from({ length: 200 }, (_, each) => ({ name: `c${each}`, result: null })) },
    ],
    ['three selected cards', { selected: ['a', { title: 'Dogs' }, 'c'] }],
    ['an empty selection', { selected: [] }],
    ['unknown fields', { ...withCard({ watermarkImageUrl: 'x' }), extra: 1 }],
  ])('may have %s', (_, body) => expect(isAccepted(body)).toBe(true));
});
