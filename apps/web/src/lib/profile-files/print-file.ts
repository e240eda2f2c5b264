import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import type { NamedFile } from './zip-file.ts';

/** Paper needs neither tags nor links; copied, they would also refer to pages that are not there. */
const forScreens = ['StructParents', 'Annots', 'Tabs'].map((key) => PDFName.of(key));

/** For two-sided printing: each document begins on an odd page. */
export async function joinForPrint(files: readonly NamedFile[]): Promise<Blob> {
  const joined = await PDFDocument.create();
  for (const { content } of files) {
    const source = await PDFDocument.load(await content.arrayBuffer(), { updateMetadata: false });
    for (const page of source.getPages()) {
      for (const key of forScreens) page.node.delete(key);
    }
    const pages = await joined.copyPages(source, source.getPageIndices());
    const [first] = pages;
    if (!first) continue;
    if (joined.getPageCount() % 2 === 1) joined.addPage([first.getWidth(), first.getHeight()]);
    for (const page of pages) joined.addPage(page);
  }
  const bytes = await joined.save();
  return new Blob([bytes], { type: 'application/pdf' });
}
