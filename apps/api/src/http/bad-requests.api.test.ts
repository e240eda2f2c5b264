import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const json = { 'content-type': 'application/json' };
const post = (payload: string, headers: Record<string, string> = json) =>
  trio.call('POST', '/auth/register', { payload, headers });

describe('a bad request', () => {
  it.each([
    ['broken JSON', '{"firstname":', json, 400, 'request/invalid'],
    ['no body', '', json, 400, 'request/invalid'],
    ['a list instead of a form', '[1]', json, 400, 'request/invalid'],
    [
      'another content type',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'request/unsupported-type',
    ],
    [
      'a body of 10 MB',
      JSON.stringify({ firstname: 'x'.repeat(10_000_000) }),
      json,
      413,
      'request/too-large',
    ],
    ['a __proto__ key', '{"__proto__":{"role":"admin"}}', json, 400, 'request/invalid'],
  ])('gets a clear error: %s', async (_, payload, headers, status, code) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) as string });
  });

  it('gets a 404 for an unknown path, in the requested language', async () => {
    const answer = await trio.call('GET', '/nothing', { headers: { 'accept-language': 'fr' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      code: 'request/not-found',
      message: 'Nous n’avons rien trouvé à cette adresse.',
    });
  });

  it('gets a 404 for TRACE, without its headers', async () => {
    const answer = await trio.app.inject({
      method: 'TRACE' as 'GET',
      url: '/api/health',
      headers: { 'x-echo': 'secret-echo' },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret-echo');
  });

  it('gets tu as a student and vous as staff or a visitor, in French', async () => {
    const { schoolId } = await createSchool(trio.db);
    const student = await trio.signIn((await createStudent(trio.db, schoolId)).email);
    const staff = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    const messageFor = async (headers: Record<string, string>) => {
      const french = { ...headers, 'accept-language': 'fr' };
      const answer = await trio.call('GET', '/mails', { headers: french });
      return answer.json<{ message: string }>().message;
    };
    expect(await messageFor({ authorization: student.authorization })).toBe(
      'Ton compte ne permet pas cette action.',
    );
    expect(await messageFor({ authorization: staff.authorization })).toBe(
      'Votre compte ne permet pas cette action.',
    );
    expect(await messageFor({})).toBe('Connectez-vous d’abord.');
  });

  it('never gets a 500, for any body', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('a\u0000b@school.test', 'léa@école.test', 'student'),
    );
    const value = fc.oneof(text, fc.double(), fc.constant(null));
    const fields = ['firstname', 'lastname', 'email', 'code', 'password', 'type'];
    const form = fc.record(Object.fromEntries(fields.map((field) => [field, value])), {
      requiredKeys: [],
    });
    const event = fc.record({
      id: fc.uuid(),
      name: fc.constantFrom('login', 'x'),
      age: fc.integer({ min: -1, max: Number.MAX_SAFE_INTEGER }),
      language: fc.constantFrom('en', 'fr'),
      route: fc.oneof(fc.constant('/login'), text),
    });
    const batch = fc.record({ events: fc.array(event, { maxLength: 3 }) });
    const body = fc.oneof(
      fc.json(),
      form.map((sent) => JSON.stringify(sent)),
      batch.map((sent) => JSON.stringify(sent)),
    );
    const path = fc.constantFrom('/auth/register', '/identity/sign-in', '/usage/events');
    await fc.assert(
      fc.asyncProperty(body, path, async (payload, url) => {
        const answer = await trio.call('POST', url, { payload, headers: json });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 400 },
    );
  });

  it('gets a 404 for an address that cannot be decoded', async () => {
    const answer = await trio.call('GET', '/%ff');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'request/not-found' });
  });
});

describe('a request from another site', () => {
  const sendFrom = (origin: string | undefined, cookie: string) =>
    trio.call('POST', '/identity/token', {
      headers: { cookie, ...(origin !== undefined && { origin }) },
    });

  it('is refused, even with the cookie', async () => {
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStudent(trio.db, schoolId);
    const { cookie } = await trio.signIn(email);
    for (const origin of [
      'https://evil.example',
      'null',
      'http://trio.test.evil.example',
      'https://trio.test',
    ]) {
      const answer = await sendFrom(origin, cookie);
      expect(answer.statusCode, origin).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'request/foreign-origin' });
    }
    expect((await sendFrom(trio.origin, cookie)).statusCode).toBe(200);
    expect((await sendFrom(undefined, cookie)).statusCode).toBe(200);
  });

  it('cannot log a visitor in to another account', async () => {
    const answer = await trio.call('POST', '/identity/sign-in', {
      headers: { origin: 'https://evil.example' },
      payload: { email: 'a@b.ca', password: testPassword },
    });
    expect(answer.statusCode).toBe(403);
  });
});

it('sends a request id, and headers against caching and framing', async () => {
  const { headers } = await trio.call('GET', '/health');
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/u);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
});
