// npm run profile:samples: draws the profiles of four students for docs/profile. Look at each.
import { mkdir, writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { sampleProfiles } from '../src/sample-profiles.ts';
import { drawPages } from '../test/draw-pages.ts';
import { createAnyEngine } from './any-engine.ts';
import { palettePng } from './palette-png.ts';

const folder = new URL('../../../docs/profile/', import.meta.url);
const dotsPerInch = 60;
const perSheet = 4;
const gap = 10;

const students = {
  'ordinary-en': sampleProfiles.ordinary,
  'own-cards-fr': sampleProfiles.ownCards,
  'many-scripts-en': sampleProfiles.manyScripts,
  'second-sort-fr': sampleProfiles.secondSort,
};

function sideBySide(pages: readonly Canvas[]): Canvas {
  const [first] = pages;
  if (first === undefined) throw new Error('The document has no pages.');
  const sheet = createCanvas(pages.length * (first.width + gap) + gap, first.height + 2 * gap);
  const context = sheet.getContext('2d');
  context.fillStyle = '#d8d4c8';
  context.fillRect(0, 0, sheet.width, sheet.height);
  for (const [index, page] of pages.entries()) {
    context.drawImage(page, gap + index * (first.width + gap), gap);
  }
  return sheet;
}

const engine = createAnyEngine();
await mkdir(folder, { recursive: true });
for (const [name, data] of Object.entries(students)) {
  const pages = await drawPages(await engine.makeProfile(data), dotsPerInch);
  for (let from = 0; from < pages.length; from += perSheet) {
    const sheet = sideBySide(pages.slice(from, from + perSheet));
    const file = new URL(`${name}-${1 + from / perSheet}.png`, folder);
    const { data: pixels } = sheet.getContext('2d').getImageData(0, 0, sheet.width, sheet.height);
    await writeFile(file, palettePng(pixels, sheet.width, sheet.height));
  }
}
