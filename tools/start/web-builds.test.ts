import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listBuilds, switchToBuild } from './web-builds.mjs';

let root = '';
let builds = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trio-test-'));
  builds = join(root, 'apps', 'web', 'builds');
});
afterEach(() => rmSync(root, { recursive: true }));

const build = async (folder: string) => writeFileSync(join(folder, 'index.html'), folder);
const switchTo = (name: string) => switchToBuild(root, name, build);
const folders = () =>
  readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

test('the first build becomes the current one', async () => {
  expect(listBuilds(root)).toEqual([]);
  await switchTo('one');
  expect(listBuilds(root)).toEqual(['one']);
  expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
});

test('keeps the last three builds, newest first, and removes older ones', async () => {
  for (const name of ['one', 'two', 'three', 'four']) await switchTo(name);
  expect(listBuilds(root)).toEqual(['four', 'three', 'two']);
  expect(folders()).toEqual(['four', 'three', 'two']);
});

test('switches back to an existing build without building again', async () => {
  for (const name of ['one', 'two']) await switchTo(name);
  const again = vi.fn(build);
  await switchToBuild(root, 'one', again);
  expect(again).not.toHaveBeenCalled();
  expect(listBuilds(root)).toEqual(['one', 'two']);
});

test('a failed build keeps the current one and leaves no files', async () => {
  await switchTo('one');
  const failing = async (folder: string) => {
    await build(folder);
    throw new Error('does not compile');
  };
  await expect(switchToBuild(root, 'two', failing)).rejects.toThrow('does not compile');
  expect(listBuilds(root)).toEqual(['one']);
  expect(folders()).toEqual(['one']);
});

test('the current build stays in place during the next build', async () => {
  await switchTo('one');
  await switchToBuild(root, 'two', async (folder) => {
    expect(listBuilds(root)).toEqual(['one']);
    expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
    await build(folder);
  });
  expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
});

test('an unfinished build folder is built again', async () => {
  await switchTo('one');
  mkdirSync(join(builds, 'two'));
  writeFileSync(join(builds, 'current'), 'two\none\n');
  expect(listBuilds(root)).toEqual(['one']);
  await switchTo('two');
  expect(readFileSync(join(builds, 'current'), 'utf8')).toBe('two\none\n');
});
