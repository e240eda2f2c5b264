import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTree } from './check/fixture-tree.ts';
import { countReport } from './test/report.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const CASES = {
  'quiet.test.ts': `it('is quiet', () => { console.log('a word'); });`,
  'expected.test.ts': `it('expects', () => { vi.spyOn(console, 'error').mockImplementation(() => {}); console.error('x'); });`,
  'noisy.test.ts': `it('logs an error', () => { console.error('a mistake'); });`,
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

function run(names: string) {
  using tree = createTree(CASES);
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
  const text = readFileSync(file, 'utf8');
  return {
    failed: failedFiles(JSON.parse(text)),
    count: countReport('vitest', { kind: 'vitest', code: status ?? 1, text }),
  };
}

it('fails a test on console errors that it does not expect', () => {
  const { failed, count } = run('quiet expected noisy');
  expect(failed).toEqual(['noisy-outside.test.ts', 'noisy.test.ts']);
  expect(count).toMatchObject({ passed: 3, skipped: [] });
  expect(count.failed).toHaveLength(2);
});

it('fails on unhandled rejections', () => {
  const { count } = run('rejecting');
  expect(count.passed).toBe(1);
  expect(count.failed).toHaveLength(1);
});

const failedFiles = (report: { testResults: { name: string; status: string }[] }) =>
  report.testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => name.split('/').at(-1) ?? '')
    .toSorted();
