import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ToolError } from '../start/tool-error.mjs';

/**
 * @param {string} folder
 * @returns {Promise<import('./run-benches.mjs').Bench[]>}
 */
export async function findBenches(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.bench.ts'));
  const benches = await Promise.all(files.toSorted().map((file) => load(folder, file)));
  const names = benches.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new ToolError(`Two benchmarks have the name "${twice}".`);
  return benches;
}

/**
 * @param {string} folder
 * @param {string} file
 */
async function load(folder, file) {
  const { name, run } = await import(pathToFileURL(join(folder, file)).href);
  if (typeof name === 'string' && typeof run === 'function') return { name, run };
  throw new ToolError(`${file} is not a benchmark: it must export name and run(context).`);
}
