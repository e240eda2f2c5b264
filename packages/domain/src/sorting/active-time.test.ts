import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordActivity, notStarted, pauseTime } from './active-time.ts';

const minutes = (count: number): number => count * 60_000;
const after = (...moments: number[]) => moments.reduce(recordActivity, notStarted);

describe('active time', () => {
  it('adds the time between two activities', () => expect(after(500, 2500, 9000).total).toBe(8500));

  it('starts with the first activity', () =>
    expect(after(1e12)).toEqual({ total: 0, lastAt: 1e12 }));

  it('counts a pause of two minutes, and skips a longer one entirely', () => {
    expect(after(0, minutes(2)).total).toBe(minutes(2));
    expect(after(0, minutes(2) + 1).total).toBe(0);
    expect(after(0, 1000, minutes(9), minutes(9) + 500).total).toBe(1500);
  });

  it('stops while the page is hidden', () => {
    const hidden = pauseTime(after(0, 1000), 1500);
    expect(hidden).toEqual({ total: 1500, lastAt: null });
    expect(pauseTime(hidden, 60_000)).toEqual(hidden);
    expect(recordActivity(recordActivity(hidden, 60_000), 61_000).total).toBe(2500);
  });

  it('does not shrink when the clock goes backwards, and continues from the new time', () =>
    expect(after(50_000, 60_000, 1000, 3000).total).toBe(12_000));

  it('never shrinks, and never exceeds the elapsed time', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(1e6)), { minLength: 1 }), (signs) => {
        let time = notStarted;
        let passed = 0;
        for (const [isPause, at] of signs) {
          const before = time;
          time = isPause ? pauseTime(time, at) : recordActivity(time, at);
          expect(time.total).toBeGreaterThanOrEqual(before.total);
          passed += Math.max(0, at - (before.lastAt ?? at));
        }
        expect(time.total).toBeLessThanOrEqual(passed);
      }),
    ));
});
