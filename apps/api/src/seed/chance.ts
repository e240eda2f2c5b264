import { v7 } from 'uuid';

export interface Chance {
  next(): number;
  below(max: number): number;
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  pickSkewed<T>(list: readonly T[], skew: number): T;
  /** Log-normal with median 1. */
  around(spread: number): number;
  id(at: number): string;
}

export function chanceFrom(seed: number): Chance {
  const next = generator(seed);
  const below = (max: number): number => Math.floor(next() * max);
  const at = <T>(list: readonly T[], place: number): T => {
    const item = list[place];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  const random = new Uint8Array(16);
  return {
    next,
    below,
    happens: (share) => next() < share,
    pick: (list) => at(list, below(list.length)),
    pickSkewed: (list, skew) => at(list, Math.floor(list.length * next() ** skew)),
    around: (spread) =>
      Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
    id: (moment) => {
      for (let place = 0; place < random.length; place += 1) random[place] = below(256);
      return v7({ msecs: moment, random, seq: below(2 ** 31) });
    },
  };
}

/** mulberry32: fast, and random enough for a million students. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
