import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

test('a folder that is not there, or on a disk, is no memory', () => {
  expect(memoryFolder({ folder: join(tmpdir(), 'never-made') })).toBeUndefined();
  expect(memoryFolder({ folder: '/usr', enough: 0 })).toBeUndefined();
});

test('memory is not taken where there is too little of it', () => {
  expect(memoryFolder({ enough: Number.MAX_SAFE_INTEGER })).toBeUndefined();
});

test('nothing is left of the look', () => {
  const folder = mkdtempSync(join(tmpdir(), 'trio-test-'));
  memoryFolder({ folder, enough: 0 });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
