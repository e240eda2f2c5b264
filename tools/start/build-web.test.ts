import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explain, fingerprint } from './build-web.mjs';

let root = '';
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trio-test-'));
  write('package-lock.json', '{}');
  write('tsconfig.base.json', '{}');
  write('apps/web/src/main.tsx', 'main');
  write('packages/domain/src/sort.ts', 'sort');
  write('docs/trust/en/index.md', '# Trust');
});
afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ['a page', 'apps/web/src/main.tsx'],
  ['a new file', 'apps/web/src/new.tsx'],
  ['a package', 'packages/domain/src/sort.ts'],
  ['a card of the deck', 'packages/deck/src/texts.fr.generated.ts'],
  ['a document that is a page', 'docs/trust/en/index.md'],
  ['the lock file', 'package-lock.json'],
  ['the compiler options', 'tsconfig.base.json'],
])('the fingerprint changes with %s', (_, path) => {
  const before = fingerprint(root);
  write(path, 'changed');
  expect(fingerprint(root)).not.toBe(before);
});

test.each([
  ['build output', 'apps/web/builds/a1/page.js'],
  ['a test', 'apps/web/src/main.test.tsx'],
  ['a golden file', 'packages/profile/test/golden/page.png'],
  ['an installed package', 'packages/domain/node_modules/x/x.js'],
  ['the API', 'apps/api/src/main.ts'],
  ['a template of the profile', 'packages/profile/src/template/profile.typ'],
])('the fingerprint ignores %s', (_, path) => {
  const before = fingerprint(root);
  write(path, 'changed');
  expect(fingerprint(root)).toBe(before);
});

test('the fingerprint ignores modification times', () => {
  const before = fingerprint(root);
  utimesSync(join(root, 'apps/web/src/main.tsx'), 1, 1);
  expect(fingerprint(root)).toBe(before);
});

test.each([
  [
    "Error: Cannot find module '@some/engine-linux-arm64'\n    at Module._resolve",
    /package is missing \(@some\/engine-linux-arm64\)/,
  ],
  ["Cannot find package 'vite' imported from x", /package is missing \(vite\)/],
  ['Error: Cannot find native binding. npm has a bug', /package is missing/],
  ['ENOSPC: no space left on device', /disk is full/],
])('replaces the build output %j by one sentence', (output, expected) => {
  const { message, output: buildOutput } = explain(output);
  expect(message).toMatch(expected);
  expect(message).toContain('then start again');
  expect(buildOutput).toBe('');
});
