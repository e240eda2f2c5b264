import { expect, it } from 'vitest';
import { isDay, nextTermEnd, schoolYearLabel, schoolYearOf, termEndIn } from './school-year.ts';

it.each([
  ['2026-06-30', 2025],
  ['2026-07-01', 2026],
  ['2026-12-31', 2026],
  ['2027-01-01', 2026],
])('%s is in the school year that begins in %i', (day, year) => {
  expect(schoolYearOf(day)).toBe(year);
});

it('labels a school year with both calendar years', () => {
  expect(schoolYearLabel(2026)).toBe('2026–2027');
});

it.each([
  ['2026-01-01', '2026-01-31'],
  ['2026-01-31', '2026-01-31'],
  ['2026-02-01', '2026-06-15'],
  ['2026-06-15', '2026-06-15'],
  ['2026-06-16', '2027-01-31'],
  ['2026-12-31', '2027-01-31'],
])('the term that %s is in ends on %s', (day, end) => {
  expect(nextTermEnd(day)).toBe(end);
});

it.each([
  ['in its first term', 2026, '2026-11-18', '2027-01-31'],
  ['in its second term', 2026, '2027-03-01', '2027-06-15'],
  ['before it begins', 2027, '2027-05-20', '2028-01-31'],
])('a class made %s gets the next end of a term', (_, year, today, end) => {
  expect(termEndIn(year, today)).toBe(end);
});

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['0000-01-01', false],
  ['1999-12-31', false],
  ['2999-12-31', true],
  ['3000-01-01', false],
  ['9999-12-31', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
