import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './read-pdf.ts';

/** Uses no system fonts or programs, so the result is the same everywhere. */
export async function drawPages(pdf: Uint8Array, dotsPerInch: number): Promise<Canvas[]> {
  const task = openPdf(pdf);
  const document = await task.promise;
  try {
    const pictures: Canvas[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pictures.push(await drawPage(document, number, dotsPerInch / 72));
    }
    return pictures;
  } finally {
    await task.destroy();
  }
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  scale: number,
): Promise<Canvas> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // pdf.js expects a browser's canvas; this one has all that it needs.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}
