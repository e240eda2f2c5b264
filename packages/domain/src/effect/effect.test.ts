import { describe, expect, it } from 'vitest';
import { openMoments, type Points } from './effect.ts';

const day = (number: number) => new Date(Date.UTC(2026, 8, number));
const points: Points = [2, 3, 4];
const before = { moment: 'before', points } as const;

describe('the moments that are open', () => {
  it.each([
    ['before the first sort', [], null, 1, ['before']],
    ['after a sort without an answer before it', [], day(1), 2, []],
    ['with an answer, before the first sort ends', [before], null, 1, ['after']],
    ['after a skip', [{ moment: 'before', points: null }], day(1), 2, []],
    ['just before 30 days', [before], day(1), 30, ['after']],
    ['after 30 days', [before], day(1), 31, ['later']],
    ['after the second answer', [before, { moment: 'after', points }], day(1), 2, []],
    ['after a second skip', [before, { moment: 'after', points: null }], day(1), 31, ['later']],
    ['after all', [before, { moment: 'later', points }], day(1), 60, []],
  ] as const)('%s', (_, given, firstConfirmedAt, today, expected) => {
    expect(openMoments({ given, firstConfirmedAt }, day(today))).toEqual(expected);
  });
});
