import { updateResult } from '@trio/contracts/results';
import { beforeEach, expect, it, vi } from 'vitest';

let requests: RequestInit[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', async (_address: string, request: RequestInit) => {
    requests.push(request);
    return Response.json({});
  });
});

it('uses keepalive on request if the body is small enough', async () => {
  const { outlivingPage, send } = await import('./send.ts');
  await send(updateResult, 'token', { cards: [] });
  await send(outlivingPage(updateResult), 'token', { cards: [] });
  await send(outlivingPage(updateResult), 'token', { device: 'x'.repeat(64_000) });
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([undefined, true, undefined]);
});

it('reads the seconds of Retry-After from an error response', async () => {
  const { send } = await import('./send.ts');
  const refuse = (retryAfter: string | null) =>
    vi.stubGlobal('fetch', async () =>
      Response.json(
        { code: 'profile/busy', message: '' },
        { status: 503, headers: retryAfter === null ? {} : { 'retry-after': retryAfter } },
      ),
    );
  for (const [header, retryAfter] of [
    ['2', 2000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ] as const) {
    refuse(header);
    await expect(send(updateResult, 'token', {})).rejects.toMatchObject({
      code: 'profile/busy',
      retryAfter,
    });
  }
});

it.each([
  ['a proxy that cannot reach the server', 502, 'server/unavailable'],
  ['a proxy in front of a starting server', 503, 'server/unavailable'],
  ['a captive portal', 200, 'error.offline'],
  ['a network that asks for a log-in', 511, 'error.offline'],
  ['a school’s web filter', 403, 'error.offline'],
])('recognizes the error page of %s', async (_, status, code) => {
  const { send } = await import('./send.ts');
  vi.stubGlobal(
    'fetch',
    async () => new Response('<h1>Not us</h1>', { status, headers: { 'retry-after': '3' } }),
  );
  const retryAfter = code === 'error.offline' ? null : 3_000;
  await expect(send(updateResult, 'token', {})).rejects.toMatchObject({ code, retryAfter });
});
