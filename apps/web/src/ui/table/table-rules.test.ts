import { expect, it } from 'vitest';
import { fileNameOf, nextOrder, pageCount, pageIn, searchable } from './table-rules.ts';

it('cycles through no order, ascending and descending', () => {
  expect(nextOrder('')).toBe('asc');
  expect(nextOrder('asc')).toBe('desc');
  expect(nextOrder('desc')).toBe('');
});

it.each([
  [0, 1],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
  [2000, 100],
  [null, null],
])('divides %s rows into %s pages, without an empty last page', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=1.5', 1],
  ['page=x', 1],
  ['page=99999999', 1],
])('reads “%s” as page %s', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it('searches for at least 3 characters, without surrounding spaces', () => {
  expect(searchable('  ab ')).toBe('');
  expect(searchable(' abé')).toBe('abé');
  // Two characters, not four UTF-16 units.
  expect(searchable('👩👩')).toBe('');
});

it('names a file after its kind and the local date', () => {
  expect(fileNameOf('students', new Date(2026, 0, 5, 23, 59))).toBe('students20260105.csv');
  expect(fileNameOf('schools', new Date(2026, 10, 15))).toBe('schools20261115.csv');
});
