import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readWebBuilds } from './web-builds.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-builds-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('reads the current build and the older ones', async () => {
  await writeFile(join(folder, 'current'), 'three\ntwo\none\n');
  expect(await readWebBuilds(folder)).toEqual({
    folder: join(folder, 'three'),
    olderFolders: [join(folder, 'two'), join(folder, 'one')],
  });
});

it('explains how to build the web app if there is no build', async () => {
  await expect(readWebBuilds(folder)).rejects.toThrow('start with `npm start`');
});
