import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

test('a missing folder, or one on a disk, is not in memory', () => {
  expect(memoryFolder({ folder: join(tmpdir(), 'never-made') })).toBeUndefined();
  expect(memoryFolder({ folder: '/usr', enough: 0 })).toBeUndefined();
});

test('does not use memory if there is too little', () => {
  expect(memoryFolder({ enough: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

test('leaves no test file behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trio-test-'));
  memoryFolder({ folder, enough: 0 });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
