import { beforeEach, expect, it } from 'vitest';
import { createIdleWatch, idleLimit, type IdleWatch, type IdleWatchDeps } from './idle-watch.ts';

const second = 1_000;
const minute = 60 * second;

let now: number;
let stamp: number | null;
let writes: number;
let reads: number;

interface Tab extends IdleWatch {
  readonly calls: string[];
  answeredAt: number;
}

function openTab(): Tab {
  const calls: string[] = [];
  const tab = { calls, answeredAt: now };
  const deps: IdleWatchDeps = {
    now: () => now,
    readStamp: () => {
      reads += 1;
      return stamp;
    },
    writeStamp: (at) => {
      writes += 1;
      stamp = at;
    },
    lastAnswerAt: () => tab.answeredAt,
    touch: () => calls.push('touch'),
    onIdle: () => calls.push('idle'),
  };
  return Object.assign(tab, createIdleWatch(deps));
}

beforeEach(() => {
  now = 1_000 * minute;
  stamp = null;
  writes = 0;
  reads = 0;
});

it('ends the session after exactly an hour without activity', () => {
  const tab = openTab();
  tab.begin();
  now += idleLimit - 1;
  tab.tick();
  expect(tab.calls).not.toContain('idle');
  now += 1;
  tab.tick();
  expect(tab.calls).toEqual(['idle']);
});

it('uses the clock, so that a laptop that slept ends the session on waking', () => {
  const tab = openTab();
  tab.begin();
  now += 9 * 60 * minute;
  tab.noteActivity();
  expect(tab.calls).toEqual(['idle']);
  expect(tab.isOver()).toBe(true);
});

it('counts activity in any tab', () => {
  const [first, other] = [openTab(), openTab()];
  first.begin();
  other.begin();
  now += 40 * minute;
  first.noteActivity();
  now += 40 * minute;
  other.tick();
  first.tick();
  expect([...first.calls, ...other.calls]).not.toContain('idle');
  now += 20 * minute;
  other.tick();
  expect(other.calls).toContain('idle');
});

it('writes the time of activity at most every 15 seconds, and the latest one at a tick', () => {
  const tab = openTab();
  tab.begin();
  for (let n = 0; n < 100; n += 1) {
    now += 100;
    tab.noteActivity();
  }
  expect(writes).toBe(1);
  // Pointer moves are handled once a second.
  expect(reads).toBe(10);
  tab.tick();
  expect(stamp).toBe(now);
  expect(writes).toBe(2);
  tab.tick();
  expect(writes).toBe(2);
});

it('never overwrites a later time of another tab', () => {
  const [first, other] = [openTab(), openTab()];
  first.begin();
  now += 2 * second;
  first.noteActivity();
  now += 20 * second;
  other.noteActivity();
  const latest = stamp;
  first.tick();
  expect(stamp).toBe(latest);
});

it('continues without a stored time, and uses the time of an earlier page', () => {
  const tab = openTab();
  expect(tab.isOver()).toBe(false);
  stamp = now - idleLimit;
  expect(tab.isOver()).toBe(true);
});

it('works with a clock that is set back', () => {
  const tab = openTab();
  tab.begin();
  now -= 5 * 60 * minute;
  expect(tab.isOver()).toBe(false);
  now += idleLimit;
  expect(tab.isOver()).toBe(true);
});

it('reports activity to the server five minutes after its last answer', () => {
  const tab = openTab();
  tab.begin();
  for (let n = 1; n <= 4; n += 1) {
    now += minute;
    tab.noteActivity();
    tab.tick();
  }
  expect(tab.calls).toEqual([]);
  now += minute;
  tab.tick();
  expect(tab.calls).toEqual(['touch']);
});

it('reports nothing to the server without activity', () => {
  const tab = openTab();
  tab.begin();
  tab.answeredAt = now;
  for (let n = 1; n < 60; n += 1) {
    now += minute;
    tab.tick();
  }
  expect(tab.calls).toEqual([]);
});

it('reports activity only from the active tab', () => {
  const [used, idle] = [openTab(), openTab()];
  used.begin();
  now += 10 * minute;
  used.noteActivity();
  used.tick();
  idle.tick();
  expect(used.calls).toEqual(['touch']);
  expect(idle.calls).toEqual([]);
});

it('retries a failed report after a minute, not at every tick', () => {
  const tab = openTab();
  tab.begin();
  now += 10 * minute;
  tab.noteActivity();
  for (let n = 0; n < 5; n += 1) {
    tab.tick();
    now += 15 * second;
  }
  expect(tab.calls).toEqual(['touch', 'touch']);
  tab.answeredAt = now;
  now += 2 * minute;
  tab.tick();
  expect(tab.calls).toHaveLength(2);
});
