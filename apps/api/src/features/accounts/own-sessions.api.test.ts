import type { Answer } from '@trio/contracts/endpoint';
import type { listOwnSessions } from '@trio/contracts/own-sessions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import {
  createTestApp,
  testPassword,
  type SignedIn,
  type TestApp,
} from '../../../test/test-app.ts';

let trio: TestApp;
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp();
  ({ schoolId } = await createSchool(trio.db));
});
afterAll(() => trio.close());

const list = async ({ authorization }: SignedIn) => {
  const answer = await trio.call('GET', '/auth/me/sessions', { headers: { authorization } });
  return answer.json<Answer<typeof listOwnSessions>>().sessions;
};
const end = ({ authorization }: SignedIn, payload: object) =>
  trio.call('POST', '/auth/me/sessions/end', {
    headers: { authorization, 'accept-language': 'en' },
    payload,
  });
const isIn = async ({ authorization }: SignedIn) =>
  (await trio.call('GET', '/auth/me', { headers: { authorization } })).statusCode === 200;
const others = async (by: SignedIn) =>
  (await list(by)).filter(({ isCurrent }) => !isCurrent).map(({ _id }) => _id);

describe.each([
  ['a student', () => createStudent(trio.db, schoolId)],
  ['a teacher', () => createStaff(trio.db, schoolId, { staffKind: 'teacher' })],
  ['an administrator', () => createAdmin(trio.db)],
])('%s', (_, create) => {
  it('sees where they are logged in, and logs out there', async () => {
    const { email } = await create();
    const there = await trio.signIn(email);
    const here = await trio.signIn(email);
    const sessions = await list(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);

    const body = { sessions: await others(here), currentPassword: testPassword };
    expect((await end(here, body)).statusCode).toBe(204);
    expect([await isIn(there), await isIn(here)]).toEqual([false, true]);
    expect(await list(here)).toMatchObject([{ isCurrent: true }]);
  });
});

describe('ending sessions', () => {
  it('needs the password, and changes nothing without it', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    const there = await trio.signIn(email);
    const here = await trio.signIn(email);
    const sessions = await others(here);
    const refused = await Promise.all([
      end(here, { sessions }),
      end(here, { sessions, currentPassword: 'not this one' }),
      end(here, { sessions: [], currentPassword: testPassword }),
    ]);
    expect(refused.map((answer) => answer.json<object>())).toMatchObject([
      { code: 'form/current-password-required' },
      { code: 'form/current-password-wrong' },
      { code: 'session/none-chosen', message: 'Choose at least one device.' },
    ]);
    expect(await isIn(there)).toBe(true);
  });

  it('never ends a session of another person', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    const victim = await trio.signIn((await createStudent(trio.db, schoolId)).email);
    const [theirs] = await list(victim);
    const body = { sessions: [theirs?._id ?? ''], currentPassword: testPassword };
    expect((await end(await trio.signIn(email), body)).statusCode).toBe(204);
    expect(await isIn(victim)).toBe(true);
  });

  it('keeps the session of the request', async () => {
    const { email } = await createStudent(trio.db, schoolId);
    const here = await trio.signIn(email);
    const [own] = await list(here);
    await end(here, { sessions: [own?._id ?? ''], currentPassword: testPassword });
    expect(await isIn(here)).toBe(true);
  });
});

it('does not list a session that has ended by time', async () => {
  const { email, id } = await createStudent(trio.db, schoolId);
  await trio.signIn(email);
  await trio.db
    .updateTable('identitySessions')
    .set({ lastActiveAt: new Date(Date.now() - 61 * 60_000) })
    .where('userId', '=', id)
    .execute();
  expect(await list(await trio.signIn(email))).toHaveLength(1);
});
