// node tools/check/run-one.mjs <name>: runs one of our own checks in its own process.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { findings, isWarning = false } = await import(`./${process.argv[2]}.mjs`);

/** @type {string[]} */
const found = await findings(root);
for (const line of found) console.log(line);
process.exitCode = found.length > 0 && !isWarning ? 1 : 0;
