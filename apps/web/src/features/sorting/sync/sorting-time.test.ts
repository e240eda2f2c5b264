import { describe, expect, it } from 'vitest';
import { createActiveClock, createCardTimes } from './sorting-time.ts';

describe('the active time', () => {
  const second = 1_000;
  let now = 0;
  const clock = () => createActiveClock(() => now);

  it('counts the time between two inputs once', () => {
    const active = clock();
    active.noteActivity();
    now += 20 * second;
    active.noteActivity();
    expect(active.take()).toBe(20 * second);
    now += 5 * second;
    active.noteActivity();
    expect(active.take()).toBe(5 * second);
    expect(active.take()).toBe(0);
  });

  it('leaves out pauses over two minutes and hidden time', () => {
    const active = clock();
    active.noteActivity();
    now += 121 * second;
    active.noteActivity();
    now += 3 * second;
    active.pause();
    now += 60 * second;
    active.noteActivity();
    expect(active.take()).toBe(3 * second);
  });
});

describe('the times of the cards', () => {
  /** A student at the cards. `after` counts milliseconds from the previous activity. */
  function startSorting() {
    let now = 1_000;
    const clock = createActiveClock(() => now);
    const times = createCardTimes(clock.total);
    clock.noteActivity();
    times.begin();
    return {
      times,
      clock,
      wait: (ms: number) => {
        now += ms;
      },
      answer: (card: string | null, after: number) => {
        now += after;
        clock.noteActivity();
        times.answered(card);
      },
    };
  }

  it('reports the active time of each card once', () => {
    const { times, answer } = startSorting();
    answer('coolClimate', 4_000);
    answer('wealth', 2_500);
    expect(times.take()).toEqual({ coolClimate: 4_000, wealth: 2_500 });
    expect(times.take()).toBeNull();
  });

  it('leaves out pauses over two minutes and hidden time', () => {
    const { times, clock, answer, wait } = startSorting();
    answer('coolClimate', 121_000);
    wait(3_000);
    clock.pause();
    wait(60_000);
    clock.noteActivity();
    answer('wealth', 2_000);
    expect(times.take()).toEqual({ coolClimate: 0, wealth: 5_000 });
  });

  it('reports a card only after its answer', () => {
    const { times, clock, answer, wait } = startSorting();
    wait(3_000);
    clock.pause();
    expect(times.take()).toBeNull();
    clock.noteActivity();
    answer('wealth', 1_000);
    expect(times.take()).toEqual({ wealth: 4_000 });
  });

  it('leaves out the time of school cards and own cards', () => {
    const { times, answer } = startSorting();
    answer(null, 9_000);
    answer('wealth', 1_000);
    expect(times.take()).toEqual({ wealth: 1_000 });
  });

  it('adds up the times of a repeated answer', () => {
    const { times, answer, wait, clock } = startSorting();
    answer('wealth', 2_000);
    wait(5_000);
    clock.noteActivity();
    times.begin();
    answer('wealth', 1_000);
    expect(times.take()).toEqual({ wealth: 3_000 });
  });
});
