import { expect, it } from 'vitest';
import { createTree } from './fixture-tree.ts';
import { runChecks } from './run-checks.mjs';

const node = (script: string) => ['node', '-e', script];

it('prints each result as it arrives, and the output of a failed check', async () => {
  using tree = createTree({});
  const reported: string[] = [];
  const results = await runChecks(
    [
      { name: 'fine', command: node('console.log("all well")') },
      {
        name: 'broken',
        command: node('console.log("out"); console.error("err"); process.exit(3)'),
      },
      { name: 'killed', command: node('process.kill(process.pid, "SIGKILL")') },
      { name: 'missing', command: ['no-such-program-anywhere'] },
    ],
    { root: tree.root, onResult: ({ name }) => reported.push(name) },
  );

  const byName = Object.fromEntries(results.map((result) => [result.name, result]));
  expect(reported.toSorted()).toEqual(['broken', 'fine', 'killed', 'missing']);
  expect(results.filter(({ ok }) => ok).map(({ name }) => name)).toEqual(['fine']);
  expect(byName['broken']?.output).toContain('out');
  expect(byName['broken']?.output).toContain('err');
  expect(byName['missing']?.output).toContain('no-such-program-anywhere did not start');
});

it('prefers the project’s own programs over others', async () => {
  using tree = createTree({ 'node_modules/.bin/node': '#!/bin/sh\necho "our own"\n' });
  const { chmodSync } = await import('node:fs');
  chmodSync(`${tree.root}/node_modules/.bin/node`, 0o755);
  const [result] = await runChecks([{ name: 'own', command: ['node'] }], { root: tree.root });
  expect(result?.output).toBe('our own');
});
