import { type Box, union } from './boxes.ts';
import type { PageContent } from './page-content.ts';
import type { PdfFile } from './pdf-file.ts';
import { isDictionary, listed, type PdfValue, referenceOf } from './pdf-values.ts';

export interface BoxedElement {
  readonly element: number;
  readonly page: number;
  readonly content: ReadonlySet<number>;
}

const roles = ['Figure', 'Table', 'Formula'];

/** ISO 32000 requires boxes for these. Elements that span several pages need none. */
export function findBoxedElements(file: PdfFile): BoxedElement[] {
  return roles
    .flatMap((role) => file.structureElements(role))
    .flatMap((element) => {
      const parts = contentBelow(file, element, undefined);
      const [page] = parts.keys();
      return page === undefined || parts.size > 1
        ? []
        : [{ element, page, content: parts.get(page) ?? new Set<number>() }];
    });
}

export function boxOf({ content }: BoxedElement, { boxes }: PageContent): Box | undefined {
  let box: Box | undefined;
  for (const id of content) {
    const part = boxes.get(id);
    if (part) box = union(box, part);
  }
  return box;
}

function contentBelow(
  file: PdfFile,
  element: number,
  parentPage: number | undefined,
): Map<number, Set<number>> {
  const parts = new Map<number, Set<number>>();
  const add = (page: number, ids: Iterable<number>): void => {
    parts.set(page, new Set([...(parts.get(page) ?? []), ...ids]));
  };

  function addKid(kid: PdfValue, page: number | undefined): void {
    if (typeof kid === 'number') {
      if (page !== undefined) add(page, [kid]);
    } else if (isDictionary(kid)) {
      // Content with its own page reference; a link's area has no content.
      const content = kid.get('MCID');
      if (content !== undefined) addKid(content, referenceOf(kid.get('Pg')) ?? page);
    } else {
      const below = contentBelow(file, referenceOf(kid) ?? 0, page);
      for (const [ofPage, ids] of below) add(ofPage, ids);
    }
  }

  const entries = file.dictionary(element);
  const page = referenceOf(entries.get('Pg')) ?? parentPage;
  for (const kid of listed(entries.get('K'))) addKid(kid, page);
  return parts;
}
