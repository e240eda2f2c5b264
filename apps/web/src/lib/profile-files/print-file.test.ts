import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { joinForPrint } from './print-file.ts';

/** The width tells whose page it is. */
async function documentOf(pages: number, width: number) {
  const made = await PDFDocument.create();
  for (let at = 0; at < pages; at += 1) {
    const page = made.addPage([width, 800]);
    page.drawLine({ start: { x: 1, y: 1 }, end: { x: 9, y: 9 } });
    page.node.set(PDFName.of('StructParents'), made.context.obj(at));
    const link = made.context.obj({ Type: 'Annot', Subtype: 'Link', A: PDFString.of('x') });
    page.node.set(PDFName.of('Annots'), made.context.obj([made.context.register(link)]));
  }
  const content = new Blob([await made.save()]);
  return { name: `${width}.pdf`, content };
}

const pagesOf = async (joined: Blob) =>
  (await PDFDocument.load(await joined.arrayBuffer())).getPages();

it('begins each document on an odd page, with blank pages of its size between', async () => {
  const files = await Promise.all([
    documentOf(3, 100),
    documentOf(2, 200),
    documentOf(1, 300),
    documentOf(1, 400),
  ]);
  const pages = await pagesOf(await joinForPrint(files));
  expect(pages.map((page) => page.getWidth())).toEqual([
    100, 100, 100, 200, 200, 200, 300, 400, 400,
  ]);
  const isBlank = pages.map((page) => page.node.Contents() === undefined);
  expect(isBlank.flatMap((blank, at) => (blank ? [at + 1] : []))).toEqual([4, 8]);
});

it('leaves tags and links out', async () => {
  const pages = await pagesOf(await joinForPrint([await documentOf(2, 100)]));
  for (const { node } of pages) {
    expect(node.has(PDFName.of('StructParents'))).toBe(false);
    expect(node.has(PDFName.of('Annots'))).toBe(false);
  }
});
