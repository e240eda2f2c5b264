// Runs one of our own checks in a process of its own: node tools/check/run-one.mjs <name>
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const { findings, isWarning = false } = await import(`./${process.argv[2]}.mjs`);

/** @type {string[]} */
const found = await findings(root);
for (const line of found) console.log(line);
process.exitCode = found.length > 0 && !isWarning ? 1 : 0;
