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

test('a first build is the current one', async () => {
  expect(listBuilds(root)).toEqual([]);
  await switchTo('one');
  expect(listBuilds(root)).toEqual(['one']);
  expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
});

test('keeps the last three builds, the newest first, and removes older ones', async () => {
  for (const name of ['one', 'two', 'three', 'four']) await switchTo(name);
  expect(listBuilds(root)).toEqual(['four', 'three', 'two']);
  expect(folders()).toEqual(['four', 'three', 'two']);
});

test('returns to a build that is still there without building it again', async () => {
  for (const name of ['one', 'two']) await switchTo(name);
  const again = vi.fn(build);
  await switchToBuild(root, 'one', again);
  expect(again).not.toHaveBeenCalled();
  expect(listBuilds(root)).toEqual(['one', 'two']);
});

test('a build that fails leaves the current one and nothing of itself', async () => {
  await switchTo('one');
  const failing = async (folder: string) => {
    await build(folder);
    throw new Error('does not compile');
  };
  await expect(switchToBuild(root, 'two', failing)).rejects.toThrow('does not compile');
  expect(listBuilds(root)).toEqual(['one']);
  expect(folders()).toEqual(['one']);
});

test('the current build stays in place while the next one is being built', async () => {
  await switchTo('one');
  await switchToBuild(root, 'two', async (folder) => {
    expect(listBuilds(root)).toEqual(['one']);
    expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
    await build(folder);
  });
  expect(existsSync(join(builds, 'one', 'index.html'))).toBe(true);
});

test('a folder that a build left half done is no build, and is built again', async () => {
  await switchTo('one');
  mkdirSync(join(builds, 'two'));
  writeFileSync(join(builds, 'current'), 'two\none\n');
  expect(listBuilds(root)).toEqual(['one']);
  await switchTo('two');
  expect(readFileSync(join(builds, 'current'), 'utf8')).toBe('two\none\n');
});
