import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';

let trio: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  trio = await createTestApp({
    logLevel: 'debug',
    logTo: { write: (line: string) => lines.push(line) },
  });
});
afterAll(() => trio.close());

it('logs each request with its id and route, without personal data', async () => {
  const { code } = await createSchool(trio.db);
  const email = 'secret.person@school.test';
  const password = 'a secret password';
  await trio.call('POST', '/auth/register', {
    payload: { firstname: 'Zébulon', lastname: 'Quidam', email, code, password, type: 'student' },
  });
  const { cookie, authorization } = await trio.signIn(email, password);
  const answer = await trio.call('GET', '/auth/me?search=Quidam', {
    headers: { authorization, cookie },
  });

  const log = lines.join('');
  expect(log).toContain(String(answer.headers['x-request-id']));
  expect(log).toContain('"route":"/api/auth/me"');
  for (const secret of [email, password, 'Zébulon', 'Quidam', authorization, cookie, '127.0.0.1']) {
    expect(log).not.toContain(secret);
  }
});
