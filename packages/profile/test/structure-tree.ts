import { openPdfFile } from '../src/pdf/pdf-file.ts';
import {
  isDictionary,
  listed,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
} from '../src/pdf/pdf-values.ts';

/** An element of the document's structure: what a screen reader goes by. */
export interface Tag {
  readonly role: string;
  readonly alt: string | undefined;
  /** Whether a cell says for which column or row it speaks. */
  readonly scope: string | undefined;
  readonly children: readonly (Tag | string)[];
}

/** The text of a piece of content, by the number of its page's object and its own on that page. */
export type TextAt = (page: number, content: number) => string;

/** The whole tree, over all pages. */
export function readStructure(pdf: Uint8Array, textAt: TextAt): Tag {
  const file = openPdfFile(pdf);
  const root = referenceOf(file.catalog.get('StructTreeRoot'));
  if (root === undefined) throw new Error('The document has no structure.');
  return toTag(file.dictionary(root));

  function toTag(element: PdfDictionary): Tag {
    const alt = element.get('Alt');
    return {
      role: nameOf(element.get('S')) ?? '',
      alt: typeof alt === 'string' ? alt : undefined,
      scope: scopeOf(element.get('A')),
      children: listed(element.get('K')).flatMap((kid) => toChild(kid, element.get('Pg'))),
    };
  }

  function toChild(kid: PdfValue, page: PdfValue | undefined): (Tag | string)[] {
    if (typeof kid === 'number') return [textAt(referenceOf(page) ?? 0, kid)];
    if (isDictionary(kid)) {
      // A piece of content on a page of its own, or the area of a link, which has no text.
      const content = kid.get('MCID');
      return content === undefined ? [] : toChild(content, kid.get('Pg') ?? page);
    }
    const element = referenceOf(kid);
    return element === undefined ? [] : [toTag(file.dictionary(element))];
  }
}

const scopeOf = (attributes: PdfValue | undefined): string | undefined =>
  listed(attributes)
    .filter(isDictionary)
    .map((each) => nameOf(each.get('Scope')))
    .find((scope) => scope !== undefined);

/** The tag and everything below it, in reading order. */
export const walk = (tag: Tag): Tag[] => [
  tag,
  ...tag.children.flatMap((child) => (typeof child === 'string' ? [] : walk(child))),
];

/** All that is said within a tag, a figure by its alternative text. */
export function textOf(tag: Tag): string {
  if (tag.alt !== undefined) return tag.alt;
  return tag.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
