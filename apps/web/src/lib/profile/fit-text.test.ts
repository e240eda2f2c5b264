import { expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter is as wide as half its size. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;
const box = { width: 100, height: 60, largest: 20, lineHeight: 1 };

it('keeps a short text on one line at the largest size', () => {
  expect(fitText('Ten letter', box, measure)).toEqual({ lines: ['Ten letter'], size: 20 });
});

it('wraps at words, and becomes smaller until all lines fit', () => {
  expect(fitText('one two three four', box, measure)).toEqual({
    lines: ['one two', 'three four'],
    size: 20,
  });
  const { lines, size } = fitText('one two three four '.repeat(3), box, measure);
  expect(size).toBeLessThan(20);
  expect(lines.length * size).toBeLessThanOrEqual(box.height);
  expect(lines.join(' ')).toBe('one two three four '.repeat(3).trim());
});

it('balances the lines', () => {
  const wide = { ...box, width: 180 };
  expect(fitText('Keep old age in full swing', wide, measure)).toEqual({
    lines: ['Keep old age', 'in full swing'],
    size: 20,
  });
});

it('becomes smaller rather than breaking a word', () => {
  expect(fitText('Neighbourhood', box, measure)).toEqual({ lines: ['Neighbourhood'], size: 15 });
});

it('breaks a word that is longer than any line, without losing a letter', () => {
  const word = '🌊'.repeat(60);
  const { lines, size } = fitText(word, box, measure);
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
});
