import { expect, it } from 'vitest';
import { addDays, addSchoolDays, daysBetween, isSchoolDay, nextSchoolDay } from './days.ts';

it.each([
  ['2026-11-18', 1, '2026-11-19'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
  expect(daysBetween(day, expected)).toBe(days);
});

it('counts days over a change of clocks', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
});

it('has school days from Monday to Friday', () => {
  const week = [16, 17, 18, 19, 20, 21, 22].map((day) => isSchoolDay(`2026-11-${day}`));
  expect(week).toEqual([true, true, true, true, true, false, false]);
  expect(nextSchoolDay('2026-11-20')).toBe('2026-11-20');
  expect(nextSchoolDay('2026-11-21')).toBe('2026-11-23');
});

it.each([
  ['2026-11-18', 0, '2026-11-18'],
  ['2026-11-18', 2, '2026-11-20'],
  ['2026-11-19', 2, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
])('%s and %i school days is %s', (day, days, expected) => {
  expect(addSchoolDays(day, days)).toBe(expected);
});
