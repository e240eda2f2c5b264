import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { ToolError } from '../start/tool-error.mjs';
import { findBenches } from './find-benches.mjs';
import { isWithinLimit, table } from './table.mjs';

/**
 * `ratio` is ours to the peer's. `limit` is an upper limit, `least` a lower one.
 * @typedef {{
 *   what: string,
 *   ours: number,
 *   peer?: number,
 *   ratio?: number,
 *   limit?: number,
 *   least?: number,
 *   unit: string,
 * }} Row
 * @typedef {{ log: (text: string) => void }} Context
 * @typedef {{ name: string, run: (context: Context) => Promise<Row[]> | Row[] }} Bench
 */

/**
 * @param {{ folder: string, results: string, only?: string | undefined, now?: Date }} options
 * @returns {Promise<number>} the exit code
 */
export async function runBenches({ folder, results, only, now = new Date() }) {
  const benches = await findBenches(folder);
  if (benches.length === 0 && only === undefined) {
    console.log('no benchmarks');
    return 0;
  }
  const measured = [];
  for (const bench of choose(benches, only)) {
    console.log(`\n── ${bench.name}`);
    const rows = await bench.run({ log: (text) => console.log(`   ${text}`) });
    if (rows.length === 0) throw new ToolError(`The benchmark ${bench.name} returned no rows.`);
    console.log(table(rows));
    measured.push({ name: bench.name, rows });
  }

  const file = join(results, `${now.toISOString().replaceAll(':', '-')}.json`);
  mkdirSync(results, { recursive: true });
  writeFileSync(file, JSON.stringify({ at: now, machine: machine(), benches: measured }, null, 2));
  console.log(`\nwritten to ${file}`);
  return measured.every(({ rows }) => rows.every(isWithinLimit)) ? 0 : 1;
}

/**
 * @param {Bench[]} benches
 * @param {string | undefined} only
 */
function choose(benches, only) {
  if (only === undefined) return benches;
  const chosen = benches.filter(({ name }) => name === only);
  if (chosen.length > 0) return chosen;
  const names = benches.map(({ name }) => name).join(', ') || 'none yet';
  throw new ToolError(`There is no benchmark "${only}". Available benchmarks: ${names}.`);
}

const machine = () => ({
  node: process.versions.node,
  platform: `${process.platform}-${process.arch}`,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
});
