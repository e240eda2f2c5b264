import { expect, it } from 'vitest';
import { dataFileName } from './data-file.ts';

it('names the file by the day, so that two downloads can be told apart', () => {
  expect(dataFileName(new Date(2026, 4, 3, 23, 59))).toBe('trio-my-data-20260503.json');
  expect(dataFileName(new Date(2026, 10, 30))).toBe('trio-my-data-20261130.json');
});
