import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStudent } from '../../test/factories.ts';
import { createSchoolClient, type SchoolClient } from '../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { compressAnswers } from './compress-answers.ts';

let trio: TestApp;
let client: SchoolClient;
beforeAll(async () => {
  trio = await createTestApp();
  client = await createSchoolClient(trio);
  for (let n = 0; n < 20; n += 1) {
    await createStudent(trio.db, client.schoolId, { firstName: `Zoé ${n}` });
  }
});
afterAll(() => trio.close());

const get = (path: string, encoding?: string) =>
  trio.call('GET', path, {
    headers: {
      authorization: client.authorization,
      ...(encoding !== undefined && { 'accept-encoding': encoding }),
    },
  });

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(['/users/v1/student', '/users/download?locale=fr'])('the answer of %s', (path) => {
  it.each([
    ['br', 'gzip, deflate, br'],
    ['gzip', 'gzip'],
    ['gzip', 'br;q=0, gzip'],
  ] as const)('is compressed with %s if the client accepts %s', async (encoding, accepted) => {
    const plain = await get(path);
    const packed = await get(path, accepted);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-type']).toBe(plain.headers['content-type']);
    for (const { headers } of [plain, packed]) expect(headers['vary']).toBe('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain.body);
  });
});

it('does not compress a short answer, or with an encoding that is not supported or accepted', async () => {
  const encodingOf = async (path: string, accepted?: string) =>
    (await get(path, accepted)).headers['content-encoding'];
  expect(await encodingOf('/health', 'br')).toBeUndefined();
  expect(await encodingOf('/users/v1/student', 'identity')).toBeUndefined();
  expect(await encodingOf('/users/v1/student', 'zstd')).toBeUndefined();
});

it('never compresses an answer that contains a secret', async () => {
  const headers = { cookie: client.cookie, 'accept-encoding': 'br' };
  const token = await trio.call('POST', '/identity/token', { headers });
  expect(token.headers['content-encoding']).toBeUndefined();
  expect(token.headers['vary']).not.toBe('accept-encoding');
  const key = await get('/users/search/key', 'br');
  expect(key.headers['vary']).not.toBe('accept-encoding');
});

it('sends each part of a file at once', async () => {
  const streaming = await createTestApp();
  const source = new Readable({ read() {} });
  await streaming.app.register(async (files) => {
    compressAnswers(files);
    files.get('/slow.csv', (_, reply) => reply.type('text/csv').send(source));
  });
  const address = await streaming.app.listen({ port: 0, host: '127.0.0.1' });
  source.push('first line\n');
  const answer = await fetch(`${address}/slow.csv`, { headers: { 'accept-encoding': 'gzip' } });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('first line\n');
  await reader?.cancel();
  await expect.poll(() => source.destroyed).toBe(true);
  await streaming.close();
});
