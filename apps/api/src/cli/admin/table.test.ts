import { expect, it } from 'vitest';
import { layOutTable } from './table.ts';

it('gives each column the width of its widest text', () => {
  const rows = [
    ['École', '1'],
    ['X', '22'],
  ];
  expect(layOutTable(['NAME', 'N'], rows)).toEqual(['NAME   N', 'École  1', 'X      22']);
});

it('cuts long texts, except in the last column', () => {
  const [, line = ''] = layOutTable(['A', 'B'], [['a'.repeat(60), 'b'.repeat(60)]]);
  expect(line).toBe(`${'a'.repeat(47)}…  ${'b'.repeat(60)}`);
});

it('replaces characters that could move the cursor or reverse the line', () => {
  const [, line] = layOutTable(['NAME'], [['\u001b[2J\nmallory\u202e\u009b']]);
  expect(line).toBe('\u{fffd}[2J\u{fffd}mallory\u{fffd}\u{fffd}');
});
