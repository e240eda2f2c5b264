import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureInstalled, remedyFor } from './install.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trio-test-'));
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/pg': {} } }),
  );
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function fakeNpm(body: string): () => number {
  const npm = join(root, 'npm-cli.js');
  const runs = join(root, 'runs');
  writeFileSync(
    npm,
    `require('node:fs').appendFileSync(${JSON.stringify(runs)}, process.argv[2] + '\\n');${body}`,
  );
  vi.stubEnv('npm_execpath', npm);
  return () => (existsSync(runs) ? readFileSync(runs, 'utf8').trim().split('\n').length : 0);
}

describe('ensureInstalled', () => {
  test('runs npm once per lock file', async () => {
    const runs = fakeNpm(`require('node:fs').mkdirSync('node_modules', { recursive: true })`);
    await ensureInstalled(root);
    await ensureInstalled(root);
    expect(runs()).toBe(1);
    appendFileSync(join(root, 'package-lock.json'), '\n');
    await ensureInstalled(root);
    expect(runs()).toBe(2);
  });

  test('does not install again right after npm install', async () => {
    const runs = fakeNpm('');
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(
      join(root, 'node_modules', '.package-lock.json'),
      readFileSync(join(root, 'package-lock.json')),
    );
    await ensureInstalled(root);
    expect(runs()).toBe(0);
  });

  test('prints the remedy in one line, writes npm’s output to a file, and retries the next time', async () => {
    const runs = fakeNpm(`console.error('npm error code ENOTFOUND'); process.exitCode = 1`);
    await expect(ensureInstalled(root)).rejects.toMatchObject({
      message: expect.stringMatching(/^[^\n]*registry did not answer[^\n]*npm-install\.log[^\n]*$/),
      output: '',
    });
    const log = readFileSync(join(root, '.cache', 'npm-install.log'), 'utf8');
    expect(log).toContain('npm error code ENOTFOUND');
    await expect(ensureInstalled(root)).rejects.toThrow();
    expect(runs()).toBe(2);
  });

  test('fails with a message when there is no lock file', async () => {
    rmSync(join(root, 'package-lock.json'));
    await expect(ensureInstalled(root)).rejects.toThrow(/package-lock.json is missing/);
  });
});

test.each([
  ['npm error code ENOSPC', /disk is full/],
  [
    'npm error code EUSAGE\nnpm error `npm ci` can only install packages when',
    /disagree. Run "npm install"/,
  ],
  ['npm error code EACCES', /may not write here/],
  ['npm error code EINTEGRITY', /not what the lock file says/],
  ['npm error code E503', /did not answer/],
  ['spawn npm ENOENT', /npm was not found/],
  ['npm error something new', /delete the folder node_modules/],
])('suggests a remedy for %j', (output, expected) => {
  expect(remedyFor(output)).toMatch(expected);
});
