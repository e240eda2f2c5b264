import { expect, it } from 'vitest';
import { breakLongWords } from './break-words.ts';
import { countLines } from './letter-widths.ts';
import { evenWidth, fitOnBand } from './title-fit.ts';

const zeroWidthSpace = '\u200b';

it('breaks a word that is wider than its column between any two characters', () => {
  expect(breakLongWords('WWWWW', 4)).toBe(['W', 'W', 'W', 'W', 'W'].join(zeroWidthSpace));
  expect(breakLongWords('👩🏽‍⚕️👩🏽‍⚕️👩🏽‍⚕️', 2)).toBe(Array(3).fill('👩🏽‍⚕️').join(zeroWidthSpace));
});

it('keeps a word that fits, and one that can break at a hyphen', () => {
  expect(breakLongWords('an ordinary sentence', 10)).toBe('an ordinary sentence');
  expect(breakLongWords('well-known well-known', 6)).toBe('well-known well-known');
});

it('counts the lines of a text in a column', () => {
  expect(countLines('word', 10)).toBe(1);
  expect(countLines('word word word word', 5)).toBe(2);
  expect(countLines('W'.repeat(30), 10)).toBeGreaterThan(2);
});

it('sets a title as large as its band allows', () => {
  const short = fitOnBand('Short', 160, 14);
  const long = fitOnBand('W'.repeat(40), 160, 14);
  expect(short.size).toBe(14);
  expect(long.size).toBeLessThan(short.size);
  expect(long.size).toBeGreaterThan(6);
});

it('balances lines without adding one', () => {
  const text = 'Get help there in time';
  const width = evenWidth(text, 136, 14);
  expect(width).toBeLessThan(136);
  const em = 14 * 1.105;
  expect(countLines(text, width / em)).toBe(countLines(text, 136 / em));
});
