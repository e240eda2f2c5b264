import type { Box } from './boxes.ts';
import { withGlyphTexts } from './glyph-texts.ts';
import { type PageContent, type PageResources, readPageContent } from './page-content.ts';
import { openPdfFile, type PdfFile, streamOf } from './pdf-file.ts';
import { isDictionary, listed, numbersOf, referenceOf } from './pdf-values.ts';
import { boxOf, findBoxedElements } from './structure-boxes.ts';

/**
 * Turns a tagged PDF of Typst into PDF/UA-1. Typst's WebAssembly build has no option for it, so it
 * lacks the mark, the title bar setting, the boxes of figures and tables, and the text of glyphs
 * with only an `/ActualText`.
 */
export function markPdfUa(bytes: Uint8Array): { pdf: Uint8Array; pages: number } {
  const file = openPdfFile(bytes);
  const pages = pagesOf(file);
  const boxed = findBoxedElements(file);
  const contents = new Map(
    pages.map((page) => {
      const elements = boxed.filter((each) => each.page === page);
      const wanted = new Set(elements.flatMap(({ content }) => [...content]));
      return [page, contentOf(file, page, wanted)];
    }),
  );
  const updates = new Map<number, string>([
    [file.catalogNumber, withTitleShown(file.source(file.catalogNumber))],
    markedMetadata(file),
    ...withGlyphTexts(file, contents),
  ]);
  for (const each of boxed) {
    const content = contents.get(each.page);
    const box = content && boxOf(each, content);
    if (box) updates.set(each.element, withBox(file.source(each.element), box));
  }
  return { pdf: file.withUpdates(updates), pages: pages.length };
}

function pagesOf(file: PdfFile): number[] {
  const below = (node: number): number[] => {
    const kids = file.dictionary(node).get('Kids');
    return kids === undefined
      ? [node]
      : listed(kids).flatMap((kid) => below(referenceOf(kid) ?? 0));
  };
  return below(referenceOf(file.catalog.get('Pages')) ?? 0);
}

function contentOf(file: PdfFile, page: number, wanted: ReadonlySet<number>): PageContent {
  const content = file.stream(referenceOf(file.dictionary(page).get('Contents')) ?? 0);
  if (wanted.size === 0 && !content.includes('/ActualText'))
    return { boxes: new Map(), replaced: [] };
  return readPageContent(content, wanted, resourcesOf(file, page));
}

function resourcesOf(file: PdfFile, page: number): PageResources {
  const resources = file.dictionary(page).get('Resources');
  const entry = (kind: string, name: string): number | undefined => {
    const all = isDictionary(resources) ? resources.get(kind) : undefined;
    return isDictionary(all) ? referenceOf(all.get(name)) : undefined;
  };
  const fonts = new Map<string, readonly number[]>();
  return {
    glyphWidth: (name, glyph) => {
      const widths = fonts.get(name) ?? glyphWidths(file, entry('Font', name));
      fonts.set(name, widths);
      return widths[glyph] ?? 0;
    },
    drawingBox: (name) => {
      const drawing = entry('XObject', name);
      const [left = 0, bottom = 0, right = 1, top = 1] =
        drawing === undefined ? [] : numbersOf(file.dictionary(drawing).get('BBox'));
      return [left, bottom, right, top];
    },
  };
}

/** A composite font's widths by glyph: `first last width` or `first [width …]`. */
function glyphWidths(file: PdfFile, font: number | undefined): number[] {
  const widths: number[] = [];
  if (font === undefined) return widths;
  const [descendant] = listed(file.dictionary(font).get('DescendantFonts'));
  const entries = listed(file.dictionary(referenceOf(descendant) ?? 0).get('W'));
  for (let at = 0; at < entries.length;) {
    const [first, next, width] = entries.slice(at, at + 3);
    if (typeof next === 'number') {
      for (let glyph = Number(first); glyph <= next; glyph += 1) widths[glyph] = Number(width);
      at += 3;
    } else {
      numbersOf(next).forEach((each, index) => (widths[Number(first) + index] = each));
      at += 2;
    }
  }
  return widths;
}

const withTitleShown = (catalog: string): string =>
  catalog.replace('/ViewerPreferences <<', '$&\n    /DisplayDocTitle true');

function markedMetadata(file: PdfFile): [number: number, source: string] {
  const number = referenceOf(file.catalog.get('Metadata')) ?? 0;
  const metadata = file
    .stream(number)
    .replace('<rdf:Description rdf:about=""', '$& xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"')
    .replace('</rdf:Description>', '<pdfuaid:part>1</pdfuaid:part>$&');
  return [number, streamOf(metadata, '/Type /Metadata /Subtype /XML')];
}

function withBox(element: string, box: Box): string {
  const entry = `/BBox [${box.map((each) => Number(each.toFixed(3))).join(' ')}]`;
  if (element.includes('/O /Layout')) return element.replace('/O /Layout', `$& ${entry}`);
  const attributes = `<< /O /Layout ${entry} >>`;
  return element.includes('/A [')
    ? element.replace('/A [', `$&${attributes} `)
    : element.replace('/Type /StructElem', `$&\n  /A [${attributes}]`);
}
