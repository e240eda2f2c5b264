import { expect, it } from 'vitest';
import { fileNameOf } from './csv-file-name.ts';
import { pageCount, pageIn } from './page-count.ts';
import { searchable } from './searchable.ts';
import { nextOrder } from './sort-order.ts';

it('sorts by none, ascending, descending, none', () => {
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
])('%s rows are %s pages: never an empty last one', (total, pages) => {
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
])('the address “%s” asks for page %s', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page);
});

it('searches for 3 characters and more, without the space around them', () => {
  expect(searchable('  ab ')).toBe('');
  expect(searchable(' abé')).toBe('abé');
  // Two characters, not four UTF-16 units.
  expect(searchable('👩👩')).toBe('');
});

it('calls a file by its kind and the reader’s day', () => {
  expect(fileNameOf('students', new Date(2026, 0, 5, 23, 59))).toBe('students20260105.csv');
  expect(fileNameOf('schools', new Date(2026, 10, 15))).toBe('schools20261115.csv');
});
