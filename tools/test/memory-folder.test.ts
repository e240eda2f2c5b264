import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

test('refuses a missing folder and a folder on a disk', () => {
  expect(memoryFolder({ folder: join(tmpdir(), 'never-made') })).toBeUndefined();
  expect(memoryFolder({ folder: '/usr', enough: 0 })).toBeUndefined();
});

test('refuses a memory folder that is too small', () => {
  expect(memoryFolder({ enough: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

test('leaves no file in the memory folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trio-test-'));
  memoryFolder({ folder, enough: 0 });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
