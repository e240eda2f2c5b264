import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { readStorageId } from './storage-id.ts';
import { StorageUnavailable, type Storage } from './storage.ts';

let parent: string;
let folder: string;
let storage: Storage;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'trio-storage-'));
  folder = join(parent, 'uploads');
  storage = createFolderStorage(folder);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const put = (key: string, text: string) => storage.put(key, Buffer.from(text), 'image/jpeg');
const get = async (key: string) => {
  const bytes = await storage.get(key);
  return bytes && Buffer.from(bytes).toString();
};

describe('folder storage', () => {
  it('stores the last file of each key until it is deleted', async () => {
    expect(await get('a/b.jpg')).toBeNull();
    await put('a/b.jpg', 'one');
    await put('a/b.jpg', 'two');
    await put('a/c.jpg', 'three');
    expect(await get('a/b.jpg')).toBe('two');
    await storage.delete('a/b.jpg');
    await storage.delete('a/b.jpg');
    await storage.delete('nowhere/b.jpg');
    expect(await get('a/b.jpg')).toBeNull();
    expect(await get('a/c.jpg')).toBe('three');
  });

  it('fails to delete while another folder, or none, is mounted', async () => {
    const ours = createFolderStorage(folder, await readStorageId(folder));
    await put('a/b.jpg', 'one');
    await rename(folder, `${folder}-elsewhere`);
    await expect(ours.delete('a/b.jpg')).rejects.toThrow(StorageUnavailable);
    await readStorageId(folder);
    await expect(ours.delete('a/b.jpg')).rejects.toThrow(StorageUnavailable);
    await rm(folder, { recursive: true });
    await rename(`${folder}-elsewhere`, folder);
    await ours.delete('a/b.jpg');
    expect(await get('a/b.jpg')).toBeNull();
  });

  it('gives access only to the server’s user', async () => {
    await put('a/b.jpg', 'one');
    const mode = async (path: string) => (await stat(path)).mode & 0o777;
    expect(await mode(folder)).toBe(0o700);
    expect(await mode(join(folder, 'a'))).toBe(0o700);
    expect(await mode(join(folder, 'a', 'b.jpg'))).toBe(0o600);
  });

  it.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/./b',
    '',
    '.hidden',
    'a\\..\\b',
    'a/b\0.jpg',
    'A/b',
    `a/${'b'.repeat(200)}`,
  ])('refuses a key outside the folder: %j', async (key) => {
    await writeFile(join(parent, 'secret'), 'kept');
    await expect(put(key, 'x')).rejects.toThrow('not a key');
    await expect(storage.get(key)).rejects.toThrow('not a key');
    await expect(storage.delete(key)).rejects.toThrow('not a key');
    expect(await readdir(parent)).toEqual(['secret']);
  });

  it('never returns a partly written file, and deletes the leftovers of a killed process', async () => {
    await put('a/b.jpg', 'whole');
    expect(await readdir(join(folder, 'a'))).toEqual(['b.jpg']);
    await writeFile(join(folder, 'a', 'b.jpg.unfinished-0123'), 'wh');
    await writeFile(join(folder, 'a', 'c.jpg.unfinished-0123'), 'th');
    expect(await get('a/b.jpg')).toBe('whole');
    expect(await get('a/c.jpg')).toBeNull();
    await storage.delete('a/b.jpg');
    expect(await readdir(join(folder, 'a'))).toEqual(['c.jpg.unfinished-0123']);
  });

  it('reports a failed write as temporary, without the path', async () => {
    expect(await storage.findError()).toBeNull();
    await writeFile(join(folder, 'a'), 'no folder');
    const failed = put('a/b.jpg', 'x');
    await expect(failed).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(failed).rejects.toThrow(/^storage: write failed \(\w+\)$/u);
    expect(await storage.get('a/b.jpg')).toBeNull();
  });

  it('reports a folder that cannot be created', async () => {
    await writeFile(join(parent, 'file'), '');
    await chmod(join(parent, 'file'), 0o600);
    const error = await createFolderStorage(join(parent, 'file')).findError();
    expect(error).toMatch(/cannot be written to \(\w+\)$/u);
  });
});
