import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSwift, swiftPython, type SwiftServer } from '../../../test/swift-server.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageUnavailable, type Storage } from './storage.ts';

describe.skipIf(swiftPython === undefined)('S3 storage on a real object store', () => {
  let swift: SwiftServer;
  let storage: Storage;
  beforeAll(async () => {
    swift = await startSwift(swiftPython ?? '');
    storage = createS3Storage(swift.settings);
  });
  afterAll(() => swift.stop());

  const key = 'card-images/01900000-0000-7000-8000-000000000001/a.jpg';
  const image = randomBytes(300_000);

  it('stores the last file of each key until it is deleted', async () => {
    expect(await storage.findError()).toBeNull();
    expect(await storage.get(key)).toBeNull();
    await storage.put(key, Buffer.from('first'), 'image/jpeg');
    await storage.put(key, image, 'image/jpeg');
    expect(Buffer.from((await storage.get(key)) ?? []).equals(image)).toBe(true);
    expect(await swift.contentTypeOf(key)).toBe('image/jpeg');
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.get(key)).toBeNull();
  });

  it('stores and reads 20 files in parallel', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `many/${index}.jpg`);
    await Promise.all(keys.map((each) => storage.put(each, Buffer.from(each), 'image/jpeg')));
    const read = await Promise.all(keys.map((each) => storage.get(each)));
    expect(read.map((bytes) => Buffer.from(bytes ?? []).toString())).toEqual(keys);
  });

  it('refuses every request that is signed with a wrong secret, and stores nothing', async () => {
    const stranger = createS3Storage({ ...swift.settings, secretAccessKey: 'a guess' });
    expect(await stranger.findError()).toMatch(/does not let these keys use the bucket/u);
    await expect(stranger.put('stolen.jpg', image, 'image/jpeg')).rejects.toThrow(
      'storage: write failed (SignatureDoesNotMatch)',
    );
    await storage.put(key, image, 'image/jpeg');
    await expect(stranger.get(key)).rejects.toBeInstanceOf(StorageUnavailable);
    await expect(stranger.delete(key)).rejects.toBeInstanceOf(StorageUnavailable);
    expect(await storage.get(key)).not.toBeNull();
    expect(await storage.get('stolen.jpg')).toBeNull();
  });

  it('reports a missing bucket', async () => {
    const withoutBucket = createS3Storage({ ...swift.settings, bucket: 'not-there' });
    expect(await withoutBucket.findError()).toMatch(
      /^there is no bucket not-there at http.+: create it$/u,
    );
    await expect(withoutBucket.put(key, image, 'image/jpeg')).rejects.toThrow('NoSuchBucket');
    await expect(withoutBucket.get(key)).rejects.toBeInstanceOf(StorageUnavailable);
  });
});

it('reports an endpoint that does not answer or is not an object store', async () => {
  const server = createServer((_, response) => void response.writeHead(500).end('oh'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const storage = createS3Storage({
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'trio',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(await storage.findError()).toMatch(/does not answer \(500\)$/u);
  await expect(storage.get('a.jpg')).rejects.toBeInstanceOf(StorageUnavailable);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect(await storage.findError()).toMatch(/does not answer \(ECONNREFUSED\)$/u);
  await expect(storage.put('a.jpg', Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
    'storage: write failed (ECONNREFUSED)',
  );
});
