import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let trio: TestApp;
let agent: Agent;
let lines: string[];
let release: () => void;
let started: Promise<void>;

beforeEach(async () => {
  lines = [];
  agent = new Agent({ keepAlive: true, maxSockets: 10 });
  trio = await createTestApp({ logLevel: 'warn', logTo: { write: (line) => lines.push(line) } });
  const slow = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  release = slow.resolve;
  started = reached.promise;
  trio.app.get('/slow', async () => {
    reached.resolve();
    await slow.promise;
    return 'done';
  });
  await trio.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  agent.destroy();
  release();
  await trio.close();
});

const request = (path: string): Promise<{ status: number; connection: string; body: string }> => {
  const { port } = trio.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const read = (answer: IncomingMessage) =>
      void text(answer).then(
        (body) =>
          resolve({
            status: answer.statusCode ?? 0,
            connection: answer.headers.connection ?? '',
            body,
          }),
        reject,
      );
    get({ port, host: '127.0.0.1', path, agent }, read).on('error', reject);
  });
};

it('reports that it is not ready, keeps serving, then finishes the requests in progress', async () => {
  expect(await request('/api/ready')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const slow = request('/slow');
  await started;
  const hurry = new AbortController();
  const stopped = trio.app.drain.stop({
    graceMs: 600_000,
    limitMs: 600_000,
    hurry: hurry.signal,
  });

  const ready = await request('/api/ready');
  expect(ready).toMatchObject({ status: 503, connection: 'close' });
  expect(JSON.parse(ready.body)).toEqual({ status: 'unavailable', reason: 'stopping' });
  expect(await request('/api/health')).toMatchObject({ status: 200, connection: 'close' });

  hurry.abort();
  await expect.poll(() => trio.app.server.listening).toBe(false);
  release();
  expect(await slow).toMatchObject({ status: 200, body: 'done' });
  await stopped;
  expect(lines).toEqual([]);
});

it('ends requests that take too long, and logs their routes', async () => {
  const ended = request('/slow').catch((error: Error) => error.message);
  await started;
  await trio.app.drain.stop({ graceMs: 0, limitMs: 1, hurry: AbortSignal.abort() });
  expect(await ended).toMatch(/hang up|ECONNRESET/u);
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { msg: 'stopped with requests in progress', requests: [{ route: 'GET /slow' }] },
  ]);
});
