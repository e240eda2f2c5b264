import { expect, it } from 'vitest';
import { breakLongWords } from './break-words.ts';
import { countLines } from './letter-widths.ts';
import { evenWidth, fitOnBand } from './title-fit.ts';

const zeroWidthSpace = '\u200b';

it('a word that is wider than its column may break between any two characters', () => {
  expect(breakLongWords('WWWWW', 4)).toBe(['W', 'W', 'W', 'W', 'W'].join(zeroWidthSpace));
  expect(breakLongWords('👩🏽‍⚕️👩🏽‍⚕️👩🏽‍⚕️', 2)).toBe(Array(3).fill('👩🏽‍⚕️').join(zeroWidthSpace));
});

it('a word that fits is left whole, and so is one with a hyphen to break at', () => {
  expect(breakLongWords('an ordinary sentence', 10)).toBe('an ordinary sentence');
  expect(breakLongWords('well-known well-known', 6)).toBe('well-known well-known');
});

it('counts the lines of a text in a column', () => {
  expect(countLines('word', 10)).toBe(1);
  expect(countLines('word word word word', 5)).toBe(2);
  expect(countLines('W'.repeat(30), 10)).toBeGreaterThan(2);
});

it('a title on its band is as large as there is room for', () => {
  const short = fitOnBand('Short', 160, 14);
  const long = fitOnBand('W'.repeat(40), 160, 14);
  expect(short.size).toBe(14);
  expect(long.size).toBeLessThan(short.size);
  expect(long.size).toBeGreaterThan(6);
});

it('lines become even, never more', () => {
  const text = 'Get help there in time';
  const width = evenWidth(text, 136, 14);
  expect(width).toBeLessThan(136);
  const em = 14 * 1.105;
  expect(countLines(text, width / em)).toBe(countLines(text, 136 / em));
});
