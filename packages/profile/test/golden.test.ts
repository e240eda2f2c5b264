import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';
import { describe, expect, it } from 'vitest';
import { drawGoldenPages, goldenFolder, goldenStudents } from './golden-pages.ts';
import { installedEngines } from './installed-engines.ts';

const differences = fileURLToPath(new URL('../../../.cache/golden/', import.meta.url));

/** Pixels that may differ: rounding on another processor, but less than a full stop. */
const tolerated = 6;

describe.each(installedEngines)('the %s engine', (_engine, engine) => {
  it.each(goldenStudents)('the pages of %s match the golden images', async (student) => {
    const changed: string[] = [];
    for (const { file, canvas } of await drawGoldenPages(engine, student)) {
      if (!(await isSame(file, canvas))) changed.push(join(differences, file));
    }
    expect(changed, 'if they should look so: npm run profile:golden').toEqual([]);
  });

  it('the comparison detects a small spot on a page', async () => {
    const [page] = await drawGoldenPages(engine, 'secondSort');
    if (!page) throw new Error('There is no page.');
    const pen = page.canvas.getContext('2d');
    pen.fillStyle = 'magenta';
    pen.fillRect(Math.round(page.canvas.width / 2), 4, 3, 3);
    expect(await isSame(page.file, page.canvas)).toBe(false);
  });
});

async function isSame(file: string, drawn: Canvas): Promise<boolean> {
  const { width, height } = drawn;
  const golden = await loadImage(join(goldenFolder, file));
  if (golden.width !== width || golden.height !== height) return false;
  const before = createCanvas(width, height);
  before.getContext('2d').drawImage(golden, 0, 0);
  const difference = createCanvas(width, height);
  const shown = difference.getContext('2d').createImageData(width, height);
  const count = pixelmatch(pixels(before), pixels(drawn), shown.data, width, height, {
    threshold: 0.05,
    includeAA: true,
  });
  if (count <= tolerated) return true;
  difference.getContext('2d').putImageData(shown, 0, 0);
  await mkdir(differences, { recursive: true });
  await writeFile(join(differences, file), await difference.encode('png'));
  return false;
}

const pixels = (canvas: Canvas) =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
