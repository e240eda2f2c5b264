import { readFile, writeFile } from 'node:fs/promises';
import { withKinds } from './data-kinds/render.ts';

/** npm run data:generate: writes the kinds of data into docs/trust/data.md. */
const file = new URL('../docs/trust/data.md', import.meta.url);
await writeFile(file, withKinds(await readFile(file, 'utf8')));
