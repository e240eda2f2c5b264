import { openPdfFile } from '../src/pdf/pdf-file.ts';
import {
  isDictionary,
  listed,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
} from '../src/pdf/pdf-values.ts';

export interface Tag {
  readonly role: string;
  readonly alt: string | undefined;
  readonly scope: string | undefined;
  readonly children: readonly (Tag | string)[];
}

export type TextAt = (page: number, content: number) => string;

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

export const walk = (tag: Tag): Tag[] => [
  tag,
  ...tag.children.flatMap((child) => (typeof child === 'string' ? [] : walk(child))),
];

export function textOf(tag: Tag): string {
  if (tag.alt !== undefined) return tag.alt;
  return tag.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join(' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
