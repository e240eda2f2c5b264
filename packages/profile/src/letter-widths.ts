import { glyphsOf, readCharacters, readTable } from './font-table.ts';
import { regularFontFiles } from './fonts.ts';

const first = 0x20;
const last = 0x17f;

let widths: readonly number[] | null = null;

function widthInEm(text: string): number {
  widths ??= readWidths(regularFontFiles()[0] ?? '');
  let width = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    width += widths[code - first] ?? otherWidth(character);
  }
  return width;
}

function otherWidth(character: string): number {
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  if (/[\u2010-\u2027]/u.test(character)) return 0.35;
  if (/\p{Script=Canadian_Aboriginal}/u.test(character)) return 0.8;
  return /[\p{L}\p{N}]/u.test(character) && !square.test(character) ? 0.62 : 1;
}

const square = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

// Cached: the deck's texts are measured several times for every student.
const remembered = new Map<string, readonly number[]>();
const most = 5000;

export function wordWidths(text: string): readonly number[] {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  if (remembered.size === most) remembered.clear();
  const found = text.split(' ').map(widthInEm);
  remembered.set(text, found);
  return found;
}

export const countLines = (text: string, columnInEm: number): number =>
  countLinesOf(wordWidths(text), columnInEm);

export function countLinesOf(words: readonly number[], columnInEm: number): number {
  let lines = 1;
  let used = 0;
  for (const width of words) {
    const joined = used === 0 ? width : used + space + width;
    if (joined <= columnInEm) used = joined;
    else {
      lines += (used === 0 ? 0 : 1) + Math.max(0, Math.ceil(width / columnInEm) - 1);
      used = width % columnInEm;
    }
  }
  return lines;
}

const space = 0.25;

function readWidths(file: string): readonly number[] {
  const unitsPerEm = readTable(file, 'head').readUInt16BE(18);
  const measured = readTable(file, 'hhea').readUInt16BE(34);
  const metrics = readTable(file, 'hmtx');
  const glyphs = new Map(glyphsOf(readCharacters(file, 4)));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const glyph = Math.min(glyphs.get(first + index) ?? 0, measured - 1);
    return metrics.readUInt16BE(4 * glyph) / unitsPerEm;
  });
}
