import { expect, it } from 'vitest';
import type { Pay } from './facts.ts';
import { payBandOf } from './pay.ts';

const bandOf = (pay: Pay | null) => payBandOf({ group: { pay }, us: null }, 'canada');
const hourly = (median: number): Pay => ({ unit: 'hour', low: 1, median, high: 99 });

it('compares hourly pay by 2,080 hours a year', () => {
  expect(bandOf(hourly(21))).toBe('low');
  expect(bandOf(hourly(22))).toBe('middle');
  expect(bandOf(hourly(40))).toBe('high');
  expect(bandOf(hourly(44))).toBe('top');
});

it('takes yearly pay as it is', () => {
  expect(bandOf({ unit: 'year', low: null, median: 44_999, high: 80_000 })).toBe('low');
  expect(bandOf({ unit: 'year', low: null, median: 45_000, high: 80_000 })).toBe('middle');
});

it('is unknown without a median', () => {
  expect(bandOf(null)).toBe('unknown');
  expect(bandOf({ unit: 'year', low: null, median: null, high: 79_500 })).toBe('unknown');
});

it('uses the figure of the United States for its schools', () => {
  const us = { median: 100_000, isAtLeast: false, growth: 1 };
  expect(payBandOf({ group: { pay: hourly(20) }, us }, 'usa')).toBe('top');
  expect(payBandOf({ group: { pay: hourly(20) }, us: null }, 'usa')).toBe('unknown');
});
