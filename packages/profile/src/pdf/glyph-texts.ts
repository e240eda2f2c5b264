import type { PageContent } from './page-content.ts';
import { type PdfFile, streamOf } from './pdf-file.ts';
import { isDictionary, referenceOf } from './pdf-values.ts';

/**
 * New `/ToUnicode` tables for fonts with glyphs whose text is only in the surrounding
 * `/ActualText`.
 */
export function* withGlyphTexts(
  file: PdfFile,
  contents: ReadonlyMap<number, PageContent>,
): Generator<[number: number, source: string]> {
  for (const [table, texts] of textsByTable(file, contents)) {
    const map = file.stream(table);
    const missing = [...texts].filter(([glyph]) => !map.includes(`\n<${hex(glyph)}> <`));
    if (missing.length === 0) continue;
    const entries = chunked(missing, 100).map(
      (some) =>
        `${some.length} beginbfchar\n${some
          .map(([glyph, text]) => `<${hex(glyph)}> <${utf16(text)}>\n`)
          .join('')}endbfchar\n`,
    );
    yield [
      table,
      streamOf(map.replace('endcmap', `${entries.join('')}endcmap`), '/Type /CMap /WMode 0'),
    ];
  }
}

function textsByTable(file: PdfFile, contents: ReadonlyMap<number, PageContent>) {
  const tables = new Map<number, Map<number, string>>();
  for (const [page, { replaced }] of contents) {
    for (const { font, glyphs, text } of replaced) {
      const table = tableOf(file, page, font);
      if (table === undefined || text === '') continue;
      const texts = tables.get(table) ?? new Map<number, string>();
      for (const glyph of glyphs) if (!texts.has(glyph)) texts.set(glyph, text);
      tables.set(table, texts);
    }
  }
  return tables;
}

function tableOf(file: PdfFile, page: number, font: string): number | undefined {
  const resources = file.dictionary(page).get('Resources');
  const fonts = isDictionary(resources) ? resources.get('Font') : undefined;
  const number = isDictionary(fonts) ? referenceOf(fonts.get(font)) : undefined;
  return number === undefined ? undefined : referenceOf(file.dictionary(number).get('ToUnicode'));
}

const hex = (value: number): string => value.toString(16).toUpperCase().padStart(4, '0');

const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at))).join('');

/** A `bfchar` section may have at most 100 entries. */
const chunked = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
