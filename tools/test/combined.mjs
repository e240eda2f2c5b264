// The last word of .ci/run: both runs as one line. Fails when a run left no count.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords, sum } from './count.mjs';
import { LEFT_OUT } from './time-over.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const counts = ['test', 'test-long'].map((name) =>
  JSON.parse(readFileSync(join(root, '.cache', 'reports', `${name}.json`), 'utf8')),
);
// A reader of a long log begins at its end.
for (const name of counts.flatMap(({ failedNames }) => failedNames)) console.log(`failed: ${name}`);
const total = sum(counts);
if (total.leftOut) console.log(`left out: ${total.leftOut} long tests, because ${LEFT_OUT}`);
console.log(`\nTogether: ${inWords(total)}`);
