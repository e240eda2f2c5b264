import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp({ securityContact: 'https://trio.test/report' });
});
afterAll(() => trio.close());

it('names the security contact in the format of RFC 9116', async () => {
  const answer = await trio.app.inject({ url: '/.well-known/security.txt' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = answer.body.split('\n').map((line) => line.split(/: (.*)/u).slice(0, 2));
  const expires = new Date(String(Object.fromEntries(fields).Expires)).getTime();
  const now = trio.clock.now().getTime();
  expect(expires).toBeGreaterThan(now + 30 * 24 * 60 * 60_000);
  expect(expires).toBeLessThan(now + 365 * 24 * 60 * 60_000);
  expect(fields).toEqual([
    ['Contact', 'https://trio.test/report'],
    ['Expires', new Date(expires).toISOString()],
    ['Preferred-Languages', 'en, fr'],
    ['Canonical', 'http://trio.test/.well-known/security.txt'],
    [''],
  ]);
});
