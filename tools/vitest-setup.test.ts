import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plant } from './check/fixture-tree.ts';
import { countRun } from './test/count.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const CASES = {
  'quiet.test.ts': `it('is quiet', () => { console.log('a word'); });`,
  'expected.test.ts': `it('expects', () => { vi.spyOn(console, 'error').mockImplementation(() => {}); console.error('x'); });`,
  'noisy.test.ts': `it('is noisy', () => { console.error('a mistake'); });`,
  'noisy-outside.test.ts': `afterAll(() => { console.error('too late'); }); it('is quiet', () => {});`,
  'rejecting.test.ts': `it('forgets', () => { void Promise.reject(new Error('lost')); });`,
};

const settings = (report: string) => ({
  test: {
    globals: true,
    setupFiles: [join(root, 'tools', 'vitest-setup.ts')],
    reporters: ['json'],
    outputFile: report,
  },
});

/** Runs those of the files above whose names begin so, with our set-up. */
function run(names: string) {
  using tree = plant(CASES);
  const file = join(tree.root, 'report.json');
  const config = join(tree.root, 'vitest.config.mjs');
  writeFileSync(config, `export default ${JSON.stringify(settings(file))}`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--config',
      config,
      ...names.split(' '),
    ],
    { cwd: tree.root, encoding: 'utf8' },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    failed: failedFiles(report),
    count: countRun({ kind: 'vitest', exitCode: status, report }),
  };
}

it('fails a test on console errors that it does not expect', { timeout: 60_000 }, () => {
  const { failed, count } = run('quiet expected noisy');
  expect(failed).toEqual(['noisy-outside.test.ts', 'noisy.test.ts']);
  expect(count).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

it('fails on unhandled rejections', { timeout: 60_000 }, () => {
  expect(run('rejecting').count).toMatchObject({ passed: 1, failed: 1 });
});

const failedFiles = (report: { testResults: { name: string; status: string }[] }) =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name.split('/').at(-1) ?? '')
    .toSorted();
