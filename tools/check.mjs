// npm run check: runs every static check in parallel.
//   node tools/check.mjs [name…] [--json FILE]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CHECKS } from './check/list.mjs';
import { runChecks } from './check/run-checks.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  options: { json: { type: 'string' } },
  allowPositionals: true,
});

if (!existsSync(join(root, 'node_modules', '.bin', 'oxlint'))) {
  console.error(
    'No packages are installed: run "npm install", or "npm test", which installs them.',
  );
  process.exit(1);
}
const chosen = choose(positionals);
const started = performance.now();
/** @type {Set<string>} */
const running = new Set();
const progress = setInterval(showRunning, process.stdout.isTTY ? 1000 : 15_000);
const results = await runChecks(chosen, {
  root,
  onStart: (name) => running.add(name),
  onResult: (result) => {
    running.delete(result.name);
    printResult(result);
  },
});
clearInterval(progress);
const failed = results.filter(({ ok }) => !ok);

for (const { name, output } of failed) console.log(`\n── ${name} ──\n${output}`);
if (values.json !== undefined) write(values.json);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `\n${results.length - failed.length} of ${results.length} checks passed in ${seconds} s`,
);
process.exitCode = failed.length > 0 ? 1 : 0;

/** @param {string[]} names words that a check's name contains; none means all */
function choose(names) {
  const found = CHECKS.filter(({ name }) => names.every((word) => name.includes(word)));
  if (found.length > 0) return found;
  console.error(`There is no check "${names.join(' ')}". Available checks:`);
  for (const { name } of CHECKS) console.error(`  ${name}`);
  return process.exit(2);
}

function showRunning() {
  const elapsed = Math.round((performance.now() - started) / 1000);
  const line = `… ${[...running].join(', ')} (${elapsed} s)`;
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[2K${line}` : `${line}\n`);
}

/** @param {import('./check/run-checks.mjs').Result} result */
function printResult({ name, ok, seconds: taken, output }) {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K');
  console.log(`${ok ? '✓' : '✗'} ${name.padEnd(28)} ${taken.toFixed(1).padStart(5)} s`);
  // This check never fails: its output is a warning.
  if (ok && name === 'file sizes' && output !== '') console.log(output);
}

/** @param {string} file */
function write(file) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ checks: results }, null, 2));
}
