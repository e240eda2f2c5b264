import { expect, it } from 'vitest';
import { createActiveClock } from './active-time.ts';

const second = 1_000;
let now = 0;
const clock = () => createActiveClock(() => now);

it('counts the time between two inputs once', () => {
  const active = clock();
  active.sign();
  now += 20 * second;
  active.sign();
  expect(active.take()).toBe(20 * second);
  now += 5 * second;
  active.sign();
  expect(active.take()).toBe(5 * second);
  expect(active.take()).toBe(0);
});

it('leaves out pauses over two minutes and hidden time', () => {
  const active = clock();
  active.sign();
  now += 121 * second;
  active.sign();
  now += 3 * second;
  active.pause();
  now += 60 * second;
  active.sign();
  expect(active.take()).toBe(3 * second);
});
