import { cards } from '@trio/deck/cards';
import { expect, it } from 'vitest';
import { glyphsOf, readCharacters, readTable } from './font-table.ts';
import { fontFiles } from './fonts.ts';
import { wordWidths } from './letter-widths.ts';
import { headingWidth } from './title-fit.ts';

function readHeadingWidths(): (text: string) => number {
  const file = fontFiles().find((path) => path.includes('BricolageGrotesque_700')) ?? '';
  const unitsPerEm = readTable(file, 'head').readUInt16BE(18);
  const measured = readTable(file, 'hhea').readUInt16BE(34);
  const metrics = readTable(file, 'hmtx');
  const glyphs = new Map(glyphsOf(readCharacters(file, 4)));
  const widthOf = (character: string): number => {
    const glyph = Math.min(glyphs.get(character.codePointAt(0) ?? 0) ?? 0, measured - 1);
    return metrics.readUInt16BE(4 * glyph) / unitsPerEm;
  };
  return (text) => Array.from(text).reduce((sum, character) => sum + widthOf(character), 0);
}

it('never measures a title narrower than it is set, which would wrap a word', () => {
  const setWidth = readHeadingWidths();
  const space = 0.25;
  const narrower = cards
    .flatMap(({ title }) => [title.en, title.fr])
    .filter((title) => {
      const words = wordWidths(title);
      const counted = words.reduce((sum, word) => sum + word, space * (words.length - 1));
      return setWidth(title) > headingWidth * counted;
    });
  expect(narrower).toEqual([]);
});
