import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeOnce, writeWhole } from './write-once.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trio-test-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('writeOnce', () => {
  test('keeps the first content, returns it to all writers, and leaves no other file', async () => {
    const file = join(folder, 'secret');
    const results = await Promise.all(
      ['a', 'b', 'c'].map((content) => writeOnce(file, content, 0o600)),
    );
    expect(new Set(results)).toEqual(new Set([await readFile(file, 'utf8')]));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['secret']);
  });
});

describe('writeWhole', () => {
  test('replaces the content, and leaves no other file', async () => {
    const file = join(folder, 'marker');
    await writeWhole(file, 'old', 0o644);
    await writeWhole(file, 'new', 0o644);
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await readdir(folder)).toEqual(['marker']);
  });
});
