import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffleCards } from './card-order.ts';
import { cardColors } from './sort.ts';

/** A card's name begins with its color. */
const colorOf = (card: string): string => card.split('-')[0] ?? '';
const cardsOf = (counts: readonly number[]): string[] =>
  counts.flatMap((count, color) =>
    Array.from({ length: count }, (_, at) => `${cardColors[color]}-${at}`),
  );
const repeatsIn = (cards: readonly string[]): number =>
  cards.filter((card, at) => at > 0 && colorOf(card) === colorOf(cards[at - 1] ?? '')).length;

const anyId = fc.uuid();
/** As the 56 cards: nine or ten of each color. */
const wholeDeck = cardsOf([10, 9, 9, 10, 9, 9]);
/** Up to a full deck with extra cards, and decks with excluded cards down to three. */
const anyCounts = fc
  .array(fc.oneof(fc.nat(4), fc.nat(40)), { minLength: 6, maxLength: 6 })
  .filter((counts) => counts.some((count) => count > 0));

describe('the order of a sort’s cards', () => {
  it('has every card once', () => {
    fc.assert(
      fc.property(anyId, anyCounts, (id, counts) => {
        const cards = cardsOf(counts);
        expect([...shuffleCards(id, cards, colorOf)].toSorted()).toEqual(cards.toSorted());
      }),
    );
  });

  it('is the same for the same id', () => {
    fc.assert(
      fc.property(anyId, anyCounts, (id, counts) => {
        const cards = cardsOf(counts);
        expect(shuffleCards(id, cards, colorOf)).toEqual(shuffleCards(id, [...cards], colorOf));
      }),
    );
  });

  it('is fixed for all time: a server and a device of different versions agree', () => {
    const id = '0193a5c0-1111-7000-8000-0123456789ab';
    expect(shuffleCards(id, cardsOf([2, 2, 2, 2, 2, 2]), colorOf)).toMatchInlineSnapshot(`
      [
        "blue-1",
        "pink-0",
        "green-0",
        "purple-0",
        "green-1",
        "purple-1",
        "yellow-0",
        "red-0",
        "blue-0",
        "pink-1",
        "red-1",
        "yellow-1",
      ]
    `);
  });

  it('never has two neighbours of one color if that is possible, else as few as possible', () => {
    fc.assert(
      fc.property(anyId, anyCounts, (id, counts) => {
        const order = shuffleCards(id, cardsOf(counts), colorOf);
        const most = Math.max(...counts);
        const others = order.length - most;
        expect(repeatsIn(order)).toBe(Math.max(0, most - others - 1));
      }),
      { numRuns: 500 },
    );
  });

  it('differs from sort to sort', () => {
    const orders = ids(200).map((id) => shuffleCards(id, wholeDeck, colorOf).join());
    expect(new Set(orders).size).toBe(200);
  });

  it('puts every card first, and every color in every place, with about the same frequency', () => {
    const sorts = 2000;
    const first = new Map<string, number>();
    const places = new Map<string, number>();
    for (const id of ids(sorts)) {
      for (const [at, card] of shuffleCards(id, wholeDeck, colorOf).entries()) {
        if (at === 0) first.set(card, (first.get(card) ?? 0) + 1);
        const place = `${at} ${colorOf(card)}`;
        places.set(place, (places.get(place) ?? 0) + 1);
      }
    }
    // The average is 36 of 2000 for a card and 333 for a color.
    expect(first.size).toBe(56);
    expect(Math.max(...first.values())).toBeLessThan(72);
    expect(places.size).toBe(56 * 6);
    expect(Math.min(...places.values())).toBeGreaterThan(230);
    expect(Math.max(...places.values())).toBeLessThan(450);
  });

  it('has no interval at which one color comes again and again', () => {
    for (const id of ids(300)) {
      const order = shuffleCards(id, wholeDeck, colorOf);
      for (let step = 4; step <= 8; step += 1) {
        for (let start = 0; start < step; start += 1) {
          const met = order.filter((_, at) => at % step === start).map(colorOf);
          const most = Math.max(
            ...cardColors.map((color) => met.filter((each) => each === color).length),
          );
          expect(most / met.length, `${id}: every ${step}th card from ${start}`).toBeLessThan(0.8);
        }
      }
    }
  });
});

/** Ids of sorts that begin in one class within seconds: they differ in few digits. */
function ids(count: number): string[] {
  return Array.from(
    { length: count },
    (_, at) => `0193a5c0-${(4096 + at).toString(16)}-7000-8000-0123456789ab`,
  );
}
