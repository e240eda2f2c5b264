import type { ReadPdf } from './read-pdf.ts';
import type { Tag } from './structure-tree.ts';

export type ReadItem =
  | { readonly heading: 1 | 2 | 3; readonly text: string }
  | { readonly figure: string }
  | { readonly cell: string }
  | { readonly text: string };

export const text = (...texts: readonly string[]): ReadItem[] =>
  texts.map((each) => ({ text: each }));
export const heading = (level: 1 | 2 | 3, words: string): ReadItem => ({
  heading: level,
  text: words,
});
export const cells = (...texts: readonly (string | number)[]): ReadItem[] =>
  texts.map((each) => ({ cell: String(each) }));

export const readingOf = ({ structure }: ReadPdf): readonly string[] =>
  inOneForm(itemsIn(structure));

function itemsIn(tag: Tag): ReadItem[] {
  const { role, alt } = tag;
  // A screen reader announces bullets from the list itself.
  if (role === 'Lbl') return [];
  if (alt !== undefined) return [{ figure: alt }];
  const inside = tag.children.flatMap((child) =>
    typeof child === 'string' ? [{ text: child }] : itemsIn(child),
  );
  const level = /^H(?<level>[1-3])$/u.exec(role)?.groups?.['level'];
  if (level !== undefined) return [{ heading: Number(level) as 1 | 2 | 3, text: plain(inside) }];
  if (role === 'TH' || role === 'TD') return [{ cell: plain(inside) }];
  return inside;
}

const plain = (items: readonly ReadItem[]): string =>
  items.map((each) => ('text' in each ? each.text : '')).join(' ');

export function inOneForm(items: readonly ReadItem[]): readonly string[] {
  const lines: { readonly mark: string; words: string }[] = [];
  let isRunning = false;
  for (const each of items) {
    const words = textOf(each);
    const isText = !('heading' in each) && 'text' in each;
    if (isText && comparable(words) === '') continue;
    const last = lines.at(-1);
    // A letter and its mark may be two pieces: they are joined before the comparison.
    if (isText && isRunning && last !== undefined) last.words += words;
    else lines.push({ mark: markOf(each), words });
    isRunning = isText;
  }
  return lines.map(({ mark, words }) => mark + comparable(words).replaceAll(/[~.]*~[~.]*/gu, '~'));
}

function textOf(item: ReadItem): string {
  if ('text' in item) return item.text;
  return 'figure' in item ? item.figure : item.cell;
}

function markOf(item: ReadItem): string {
  if ('heading' in item) return `${'#'.repeat(item.heading)} `;
  if ('figure' in item) return '[picture] ';
  return 'cell' in item ? '| ' : '';
}

const ignored = /[\s\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Scripts with composed letters. The document has each letter once (ActualText), but pdf.js returns
 * every part. So one character stands for a whole run.
 */
const composed =
  /(?:[\p{M}\u1EA0-\u1EF9\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}،]|\p{L}\p{M})+/gu;

export const comparable = (words: string): string =>
  words.normalize('NFC').replaceAll(ignored, '').replaceAll(composed, '~');

export function nearest(
  readings: readonly (readonly string[])[],
  actual: readonly string[],
): readonly string[] {
  const inCommon = (reading: readonly string[]) =>
    reading.filter((line, index) => line === actual[index]).length;
  return readings.toSorted((a, b) => inCommon(b) - inCommon(a))[0] ?? [];
}
