// npm run profile:golden: stores the current pages as golden images. Look at each before you commit
// it.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAnyEngine } from './any-engine.ts';
import { drawGoldenPages, goldenFolder, goldenStudents } from '../test/golden-pages.ts';

const engine = createAnyEngine();
await mkdir(goldenFolder, { recursive: true });
for (const file of await readdir(goldenFolder)) await rm(join(goldenFolder, file));
for (const student of goldenStudents) {
  for (const { file, canvas } of await drawGoldenPages(engine, student)) {
    await writeFile(join(goldenFolder, file), await canvas.encode('png'));
  }
}
