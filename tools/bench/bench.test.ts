import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTree, type Tree } from '../check/fixture-tree.ts';
import { runBenches } from './run-benches.mjs';

let output = '';
beforeEach(() => {
  output = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    output += `${text}\n`;
  });
});

const bench = (name: string, rows: object[]) =>
  `export const name = ${JSON.stringify(name)};
   export const run = async ({ log }: { log: (text: string) => void }) => {
     log('measuring ${name}');
     return ${JSON.stringify(rows)};
   };`;

const TWO: Tree = {
  'bench/save.bench.ts': bench('save', [
    { what: 'save', ours: 83, peer: 146, unit: 'µs' },
    { what: 'list', ours: 0.31234, limit: 1, unit: 'ms' },
  ]),
  'bench/start.bench.ts': bench('start', [{ what: 'start', ours: 5600, limit: 5000, unit: 'ms' }]),
  'bench/rows.ts': 'export const notABench = 1;',
};

async function run(tree: Tree, only?: string) {
  using created = createTree(tree);
  const results = join(created.root, '.cache', 'bench');
  const code = await runBenches({ folder: join(created.root, 'bench'), results, only });
  return { code, files: readAll(results) };
}

function readAll(folder: string) {
  try {
    return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  } catch {
    return [];
  }
}

describe('npm run bench', () => {
  it('prints a message when there are no benchmarks', async () => {
    expect(await run({})).toEqual({ code: 0, files: [] });
    expect(output).toBe('no benchmarks\n');
  });

  it('prints a table, and writes the same rows and the machine as JSON', async () => {
    const { code, files } = await run(TWO, 'save');
    expect(code).toBe(0);
    expect(output).toContain('measuring save');
    expect(output).toMatch(/what +ours +peer +ratio +limit +unit/);
    expect(output).toMatch(/save +83 +146 +0\.568 +µs/);
    expect(output).toMatch(/list +0\.312 +1 +ms/);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({
      machine: { node: process.versions.node },
      benches: [{ name: 'save', rows: [{ what: 'save', ours: 83 }, { what: 'list' }] }],
    });
  });

  it('runs all benchmarks, and fails when one exceeds its limit', async () => {
    const { code, files } = await run(TWO);
    expect(code).toBe(1);
    expect(output).toContain('✗ over its limit');
    expect(files[0].benches).toHaveLength(2);
  });

  it('fails when one is below its minimum', async () => {
    const points = (ours: number) => ({
      'bench/points.bench.ts': bench('points', [{ what: 'all', ours, least: 95, unit: 'points' }]),
    });
    expect((await run(points(95))).code).toBe(0);
    expect(output).toMatch(/all +95 +≥ 95 +points\n/);
    expect((await run(points(94))).code).toBe(1);
    expect(output).toContain('✗ below its limit');
  });

  it('lists the benchmarks when the requested one does not exist', async () => {
    await expect(run(TWO, 'sort')).rejects.toThrow(/no benchmark "sort".*save, start/);
    await expect(run({}, 'sort')).rejects.toThrow(/none yet/);
  });

  it('refuses an invalid file, a duplicate name, and a benchmark without rows', async () => {
    await expect(run({ 'bench/odd.bench.ts': 'export const a = 1;' })).rejects.toThrow(
      /odd\.bench\.ts/,
    );
    const same = { 'bench/a.bench.ts': bench('a', []), 'bench/b.bench.ts': bench('a', []) };
    await expect(run(same)).rejects.toThrow(/Two benchmarks have the name "a"/);
    await expect(run({ 'bench/a.bench.ts': bench('a', []) })).rejects.toThrow(/returned no rows/);
  });
});
