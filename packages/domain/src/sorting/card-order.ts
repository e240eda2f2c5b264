/**
 * The order of a new sort's cards. The sort's id is the seed, so that every device and the server
 * compute the same order. As few neighbours as possible share a color: none, unless more than half
 * of the cards have one color.
 */
export function shuffleCards(
  sortId: string,
  cards: readonly string[],
  colorOf: (card: string) => string,
): readonly string[] {
  const random = randomFrom(sortId);
  const piles = new Map<string, string[]>();
  for (const card of shuffled(cards, random)) {
    const color = colorOf(card);
    const pile = piles.get(color);
    if (pile) pile.push(card);
    else piles.set(color, [card]);
  }
  const order: string[] = [];
  let last: string | null = null;
  while (order.length < cards.length) {
    const color = nextColor(piles, last, cards.length - order.length, random);
    order.push(piles.get(color)?.pop() ?? '');
    last = color;
  }
  return order;
}

type Piles = ReadonlyMap<string, readonly string[]>;

/** By the number of cards left, so that no color comes at regular intervals or piles up at the end. */
function nextColor(piles: Piles, last: string | null, left: number, random: () => number): string {
  let fewest = Infinity;
  let best: [color: string, count: number][] = [];
  for (const [color, { length: count }] of piles) {
    if (count === 0) continue;
    const repeats = (color === last ? 1 : 0) + repeatsAfter(piles, color, left - 1);
    if (repeats < fewest) best = [];
    fewest = Math.min(fewest, repeats);
    if (repeats === fewest) best.push([color, count]);
  }
  let place = Math.floor(random() * best.reduce((sum, [, count]) => sum + count, 0));
  for (const [color, count] of best) {
    place -= count;
    if (place < 0) return color;
  }
  return '';
}

/** The fewest equal neighbours among the remaining cards, if `chosen` is laid now. */
function repeatsAfter(piles: Piles, chosen: string, left: number): number {
  let most = 0;
  for (const [color, { length }] of piles) {
    const count = color === chosen ? length - 1 : length;
    const others = left - count;
    most = Math.max(most, count - others - (color === chosen ? 0 : 1));
  }
  return most;
}

function shuffled(cards: readonly string[], random: () => number): string[] {
  const mixed = [...cards];
  for (let end = mixed.length - 1; end > 0; end -= 1) {
    const place = Math.floor(random() * (end + 1));
    const card = mixed[place] ?? '';
    mixed[place] = mixed[end] ?? '';
    mixed[end] = card;
  }
  return mixed;
}

/** FNV-1a and mulberry32: 32-bit integers only, so that every engine gives the same numbers. */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) {
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
