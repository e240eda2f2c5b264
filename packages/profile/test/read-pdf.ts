import { readStructure, type Tag } from './structure-tree.ts';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Bookmark {
  readonly title: string;
  readonly depth: number;
}

interface Link {
  readonly url: string;
  readonly contents: string;
  readonly text: string;
}

/** In points from the page's lower left corner. */
export interface PlacedText {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

export interface ReadPdf {
  readonly language: string;
  readonly title: string;
  readonly isTagged: boolean;
  readonly pageSizes: readonly { readonly width: number; readonly height: number }[];
  readonly bookmarks: readonly Bookmark[];
  readonly structure: Tag;
  readonly links: readonly Link[];
  readonly placed: readonly PlacedText[];
}

export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = openPdf(pdf);
  const document = await task.promise;
  try {
    const { info } = (await document.getMetadata()) as {
      info: { Language?: string; Title?: string };
    };
    const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null;
    const outline = (await document.getOutline()) as readonly OutlineItem[] | null;
    const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
    const read = await Promise.all(
      pages.map(async (number) => readPage(await document.getPage(number), number)),
    );
    const texts = new Map(read.flatMap((page) => [...page.texts]));
    return {
      language: info.Language ?? '',
      title: info.Title ?? '',
      isTagged: marks?.get('Marked') ?? false,
      pageSizes: read.map(({ size }) => size),
      bookmarks: (outline ?? []).flatMap((item) => readOutline(item, 1)),
      structure: readStructure(pdf, (page, content) => texts.get(`p${page}R_mc${content}`) ?? ''),
      links: read.flatMap(({ links }) => links),
      placed: read.flatMap(({ placed }) => placed),
    };
  } finally {
    await task.destroy();
  }
}

/** A copy, because pdf.js takes ownership of the bytes. */
export const openPdf = (pdf: Uint8Array) =>
  getDocument({ data: new Uint8Array(pdf), verbosity: VerbosityLevel.ERRORS });

interface OutlineItem {
  readonly title: string;
  readonly items: readonly OutlineItem[];
}

const readOutline = ({ title, items }: OutlineItem, depth: number): Bookmark[] => [
  { title, depth },
  ...items.flatMap((item) => readOutline(item, depth + 1)),
];

/** pdf.js does not type these, or types them as `any`. */
type TextEntry =
  | { readonly type: 'beginMarkedContentProps' | 'beginMarkedContent'; readonly id?: string | null }
  | { readonly type: 'endMarkedContent' }
  | (PieceOfText & { readonly type?: undefined });
interface PieceOfText {
  readonly str: string;
  readonly dir: string;
  readonly width: number;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
}
interface Annotation {
  readonly subtype: string;
  readonly url?: string;
  readonly contentsObj?: { readonly str: string };
  readonly overlaidText?: string;
}

async function readPage(page: PDFPageProxy, number: number) {
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({
    includeMarkedContent: true,
    disableNormalization: true,
  });
  const annotations = (await page.getAnnotations()) as readonly Annotation[];
  const { texts, placed } = readText(items as unknown as readonly TextEntry[], number);
  return {
    size: { width, height },
    texts,
    links: annotations
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ url = '', contentsObj, overlaidText = '' }) => ({
        url,
        contents: contentsObj?.str ?? '',
        text: overlaidText,
      })),
    placed,
  };
}

function readText(items: readonly TextEntry[], page: number) {
  const pieces = new Map<string, PieceOfText[]>();
  const placed: PlacedText[] = [];
  const open: (string | null)[] = [];
  for (const item of items) {
    if (item.type === 'endMarkedContent') open.pop();
    else if (item.type !== undefined) open.push(item.id ?? null);
    else {
      const id = open.findLast((each) => each !== null);
      if (id !== undefined && id !== null) pieces.set(id, [...(pieces.get(id) ?? []), item]);
      if (item.str.trim() !== '') placed.push(placeOf(item, page));
    }
  }
  const texts = new Map([...pieces].map(([id, each]) => [id, inReadingOrder(each)]));
  return { texts, placed };
}

/** Right-to-left words come in visual order, the last one first. */
function inReadingOrder(pieces: readonly PieceOfText[]): string {
  const words: string[] = [];
  let from = 0;
  for (const { str, dir, hasEOL } of pieces) {
    if (dir === 'rtl') words.splice(from, 0, str);
    else words.push(str);
    if (hasEOL) words.push('\n');
    if (hasEOL || (dir !== 'rtl' && str.trim() !== '')) from = words.length;
  }
  return words.join('');
}

function placeOf({ str, width, transform }: PieceOfText, page: number): PlacedText {
  const [, , skew = 0, scale = 0, left = 0, baseline = 0] = transform;
  const size = Math.hypot(skew, scale);
  return { page, text: str, left, right: left + width, baseline, size };
}
