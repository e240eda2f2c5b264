import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrMakeSecret } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret once, readable only by its owner', async () => {
  const made = await Promise.all([readOrMakeSecret(folder), readOrMakeSecret(folder)]);
  expect(new Set([...made, await readOrMakeSecret(folder)]).size).toBe(1);
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(made[0]);
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
});

it.each(['', 'short'])(
  'refuses a damaged secret (%j) instead of signing with it',
  async (content) => {
    await writeFile(join(folder, 'secret'), content);
    await expect(readOrMakeSecret(folder)).rejects.toThrow(/secret is damaged: remove it/u);
  },
);
