import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { forwardUsage, type ForwardedEvent } from './usage-forwarding.ts';

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

type Batch = { readonly events: readonly Record<string, unknown>[] };

async function openService(answer: { status: number; location?: string }) {
  const batches: Batch[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      batches.push(JSON.parse(body) as Batch);
      const { status, location } = answer;
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  return { batches, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in` };
}

const event = (overrides: Partial<ForwardedEvent> & object = {}): ForwardedEvent => ({
  name: 'sort-abandon',
  occurredAt: new Date('2026-03-01T12:00:00Z'),
  role: '',
  language: 'fr',
  route: '/dashboard/cards/:index',
  ...overrides,
});

function openForwarding(url: string) {
  const errors: unknown[] = [];
  return { errors, ...forwardUsage({ url, onError: (error) => errors.push(error) }) };
}

it('sends events in batches, without ids', async () => {
  const { batches, url } = await openService({ status: 202 });
  const { forward, close, errors } = openForwarding(url);
  const secret = { id: '0198f2aa-1c1c-7abc-8def-0123456789ab', userId: 'u1' };
  forward([event({ step: 4, ...secret }), event({ role: 'student', name: 'login' })]);
  forward(Array.from({ length: 250 }, () => event()));
  expect(batches).toEqual([]);
  await close();
  expect(batches.map(({ events }) => events.length)).toEqual([200, 52]);
  expect(batches[0]?.events.slice(0, 2)).toEqual([
    {
      name: 'sort-abandon',
      occurredAt: '2026-03-01T12:00:00.000Z',
      role: 'visitor',
      language: 'fr',
      route: '/dashboard/cards/:index',
      step: 4,
    },
    {
      name: 'login',
      occurredAt: '2026-03-01T12:00:00.000Z',
      role: 'student',
      language: 'fr',
      route: '/dashboard/cards/:index',
    },
  ]);
  expect(errors).toEqual([]);
});

it('drops events that the service refuses, and reports the error once', async () => {
  const { batches, url } = await openService({ status: 500 });
  const { forward, close, errors } = openForwarding(url);
  forward([event()]);
  await close();
  forward([event()]);
  await close();
  expect([batches.length, errors.length]).toEqual([2, 1]);
});

it('does not follow a redirect', async () => {
  const elsewhere = await openService({ status: 200 });
  const { url } = await openService({ status: 307, location: elsewhere.url });
  const { forward, close, errors } = openForwarding(url);
  forward([event()]);
  await close();
  expect([elsewhere.batches.length, errors.length]).toEqual([0, 1]);
});

it('queues at most 5000 events, and drops the rest', async () => {
  const { batches, url } = await openService({ status: 200 });
  const { forward, close } = openForwarding(url);
  for (let n = 0; n < 60; n += 1) forward(Array.from({ length: 100 }, () => event()));
  await close();
  expect(batches.flatMap(({ events }) => events)).toHaveLength(5000);
});
