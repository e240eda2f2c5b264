import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createStudent } from '../../../test/factories.ts';
import {
  createOwner,
  createOwnerClient,
  enrolApp,
  enrolAppOf,
  finish,
  halfTokenOf,
  hasSession,
  logIn,
} from '../../../test/second-factor-fixture.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { createTestClient } from '../../../test/test-client.ts';
import { tokenIn } from '../../../test/test-mails.ts';

let trio: TestApp;
let logged = '';
beforeAll(async () => {
  trio = await createTestApp({
    logLevel: 'debug',
    logTo: { write: (line: string) => void (logged += line) },
  });
});
afterAll(() => trio.close());

const newOwner = () => createOwner(trio);
const newClient = () => createOwnerClient(trio);
const currentPassword = testPassword;
const actionsBy = async (actorId: string) =>
  trio.db
    .selectFrom('auditEntries')
    .select(['action', 'details'])
    .where('actorId', '=', actorId)
    .orderBy('entryId')
    .execute();

describe('an authenticator app', () => {
  it('counts only after its first code, and shows ten recovery codes once', async () => {
    const { email, client } = await newClient();
    const started = await client.call('POST', '/second-factor/app', { currentPassword });
    const { enrolment, key, address } = started.json<Record<string, string>>();
    expect(key).toMatch(/^[A-Z2-7]{32}$/u);
    expect(address).toContain(`secret=${key}`);
    const wrong = { enrolment, name: 'My phone', code: '000000' };
    const refused = await client.call('POST', '/second-factor/app/confirm', wrong);
    expect(refused.json()).toMatchObject({ code: 'factor/code-wrong' });
    expect((await logIn(trio, email)).statusCode).toBe(204);

    const { recoveryCodes } = await enrolApp(trio, client);
    expect(recoveryCodes).toHaveLength(10);
    const state = (await client.call('GET', '/second-factor')).json<object>();
    expect(state).toMatchObject({
      factors: [{ kind: 'app', name: 'My phone', lastUsed: null }],
      recoveryCodesLeft: 10,
      requiredBy: null,
      due: null,
      hasPassword: true,
    });
  });

  it('needs the password to be added, and another one to be removed', async () => {
    const { id, client } = await newClient();
    const start = (body: object) => client.call('POST', '/second-factor/app', body);
    expect((await start({})).json()).toMatchObject({ code: 'form/current-password-required' });
    expect((await start({ currentPassword: 'wrong one' })).json()).toMatchObject({
      code: 'form/current-password-wrong',
    });
    await enrolApp(trio, client);
    const { factors } = (await client.call('GET', '/second-factor')).json<{
      factors: { _id: string }[];
    }>();
    const path = `/second-factor/${factors[0]?._id}`;
    expect((await client.call('PUT', path, { name: 'Old phone' })).statusCode).toBe(204);
    expect((await client.call('POST', `${path}/remove`, {})).statusCode).toBe(400);
    const removed = await client.call('POST', `${path}/remove`, { currentPassword });
    expect(removed.statusCode).toBe(204);
    expect((await client.call('GET', '/second-factor')).json()).toMatchObject({
      factors: [],
      recoveryCodesLeft: 0,
    });
    expect((await actionsBy(id)).at(-1)).toEqual({
      action: 'second-factor-removed',
      details: { factor: 'app' },
    });
  });

  it('ends all other sessions, sends an email and is logged', async () => {
    const { id, email, client } = await newClient();
    const other = await createTestClient(trio, email);
    await enrolApp(trio, client);
    expect((await other.call('GET', '/auth/me')).statusCode).toBe(401);
    expect((await client.call('GET', '/auth/me')).statusCode).toBe(200);
    expect((await trio.mailsTo(email)).map(({ content }) => content)).toEqual([
      {
        template: 'second-factor-changed',
        values: { firstName: expect.any(String), kind: 'added' },
      },
    ]);
    expect(await actionsBy(id)).toContainEqual({
      action: 'second-factor-added',
      details: { factor: 'app' },
    });
  });

  it('is not of another person, and not for students', async () => {
    const { client } = await newClient();
    await enrolApp(trio, client);
    const { factors } = (await client.call('GET', '/second-factor')).json<{
      factors: { _id: string }[];
    }>();
    const other = await newClient();
    const path = `/second-factor/${factors[0]?._id}`;
    expect((await other.client.call('PUT', path, { name: 'Mine' })).statusCode).toBe(404);
    const { statusCode } = await other.client.call('POST', `${path}/remove`, { currentPassword });
    expect(statusCode).toBe(404);
    const student = await createStudent(trio.db, other.schoolId);
    const { call } = await createTestClient(trio, student.email);
    expect((await call('GET', '/second-factor')).statusCode).toBe(403);
  });
});

describe('a log-in', () => {
  it('starts no session until the code is right', async () => {
    const { id, email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const first = await logIn(trio, email);
    expect(first.statusCode).toBe(401);
    expect(first.json()).toEqual({
      code: 'auth/second-factor-required',
      message: 'A second factor is required.',
      secondFactor: {
        token: expect.stringMatching(/^[\w-]{43}$/u),
        hasApp: true,
        hasPasskey: false,
      },
    });
    expect(hasSession(first)).toBe(false);
    const token = await halfTokenOf(trio, email);
    const wrong = await finish(trio, { token, code: app.code(5) });
    expect(wrong.json()).toMatchObject({ code: 'factor/code-wrong' });
    expect(hasSession(wrong)).toBe(false);
    const right = await finish(trio, { token, code: app.code() });
    expect(right.statusCode).toBe(204);
    expect(hasSession(right)).toBe(true);
    const entries = await actionsBy(id);
    expect(entries.slice(-2)).toMatchObject([
      { action: 'log-in-failed', details: { reason: 'wrong-second-factor', method: 'password' } },
      { action: 'logged-in', details: { method: 'password', factor: 'one-time-code' } },
    ]);
  });

  it('accepts a code of the step before or after, and no older one', async () => {
    const { email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    trio.clock.advance(120_000);
    const tryCode = async (steps: number) =>
      (await finish(trio, { token: await halfTokenOf(trio, email), code: app.code(steps) }))
        .statusCode;
    expect(await tryCode(-2)).toBe(400);
    expect(await tryCode(2)).toBe(400);
    expect(await tryCode(-1)).toBe(204);
    expect(await tryCode(1)).toBe(204);
  });

  it('refuses a code a second time, and an earlier one after a later one', async () => {
    const { email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const code = app.code();
    expect((await finish(trio, { token: await halfTokenOf(trio, email), code })).statusCode).toBe(
      204,
    );
    const again = await finish(trio, { token: await halfTokenOf(trio, email), code });
    expect(again.json()).toMatchObject({ code: 'factor/code-wrong' });
    const earlier = { token: await halfTokenOf(trio, email), code: app.code(-1) };
    expect((await finish(trio, earlier)).statusCode).toBe(400);
  });

  it('lets only one of two requests with one token and code in', async () => {
    const { email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const payload = { token: await halfTokenOf(trio, email), code: app.code() };
    const answers = await Promise.all([finish(trio, payload), finish(trio, payload)]);
    expect(answers.filter(hasSession)).toHaveLength(1);
  });

  it('refuses an expired token, an invented one, and one of an earlier password', async () => {
    const { id, email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const late = await halfTokenOf(trio, email);
    trio.clock.advance(10 * 60_000);
    const codes = [
      await finish(trio, { token: late, code: app.code() }),
      await finish(trio, { token: 'a'.repeat(43), code: app.code() }),
    ].map((answer) => answer.json<{ code: string }>().code);
    expect(codes).toEqual(['auth/log-in-again', 'auth/log-in-again']);

    const token = await halfTokenOf(trio, email);
    const account = trio.db.updateTable('identityAccounts').where('userId', '=', id);
    await account.set({ password: 'another hash' }).execute();
    const old = await finish(trio, { token, code: app.code() });
    expect(hasSession(old)).toBe(false);
    expect(old.statusCode).toBe(401);
  });

  it('refuses a disabled account between password and code', async () => {
    const { id, email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const token = await halfTokenOf(trio, email);
    const user = trio.db.updateTable('identityUsers').where('id', '=', id);
    await user.set({ disabledAt: trio.clock.now() }).execute();
    const answer = await finish(trio, { token, code: app.code() });
    expect(answer.json()).toMatchObject({ code: 'auth/user-disabled' });
    expect(hasSession(answer)).toBe(false);
  });

  it('accepts each recovery code once, tells the person, and counts the rest', async () => {
    const { id, email } = await newOwner();
    const { recoveryCodes } = await enrolAppOf(trio, email);
    const recoveryCode = recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ');
    const use = async () => finish(trio, { token: await halfTokenOf(trio, email), recoveryCode });
    const first = await use();
    expect(hasSession(first)).toBe(true);
    expect((await use()).json()).toMatchObject({ code: 'factor/recovery-code-wrong' });
    const left = trio.db
      .selectFrom('identityRecoveryCodes')
      .select('codeHash')
      .where('userId', '=', id);
    expect(await left.execute()).toHaveLength(9);
    expect((await trio.mailsTo(email)).at(-1)?.content.values).toMatchObject({
      kind: 'codeUsed',
    });
    const actions = (await actionsBy(id)).map(({ action }) => action);
    expect(actions).toContain('recovery-code-used');
  });

  it('replaces all recovery codes on request', async () => {
    const { id, email, client } = await newClient();
    const { recoveryCodes } = await enrolApp(trio, client);
    const made = await client.call('POST', '/second-factor/recovery-codes', { currentPassword });
    const fresh = made.json<{ recoveryCodes: string[] }>().recoveryCodes;
    expect(fresh).toHaveLength(10);
    expect((await actionsBy(id)).at(-1)).toMatchObject({ action: 'recovery-codes-made' });
    const use = async (recoveryCode: string | undefined) =>
      (await finish(trio, { token: await halfTokenOf(trio, email), recoveryCode })).statusCode;
    expect(await use(recoveryCodes[0])).toBe(400);
    expect(await use(fresh[0])).toBe(204);
  });

  it('stops guessing after ten codes of an account, and lets the Trio team lift it', async () => {
    const { id, email } = await newOwner();
    const app = await enrolAppOf(trio, email);
    const token = await halfTokenOf(trio, email);
    const wrong = async () => (await finish(trio, { token, code: app.code(9) })).statusCode;
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await wrong());
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    expect((await finish(trio, { token, code: app.code() })).statusCode).toBe(429);
    const admin = await createTestClient(trio, (await createAdmin(trio.db)).email);
    expect((await admin.call('POST', `/people/${id}/unlock`)).statusCode).toBe(204);
    expect((await finish(trio, { token, code: app.code() })).statusCode).toBe(204);
  });

  it('does not count the missing second factor as a wrong password', async () => {
    const { email } = await newOwner();
    await enrolAppOf(trio, email);
    const statuses = [];
    for (let n = 0; n < 15; n += 1) statuses.push((await logIn(trio, email)).statusCode);
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('is not shortened by a mailed reset link', async () => {
    const { email } = await newOwner();
    await enrolAppOf(trio, email);
    await trio.call('POST', '/identity/reset', { payload: { email } });
    const mails = await trio.mailsTo(email);
    const token = tokenIn(mails.find(({ content }) => content.template === 'password-reset'));
    const password = 'another long one';
    const reset = await trio.call('PUT', '/identity/reset', { payload: { token, password } });
    expect(reset.statusCode).toBe(200);
    expect(hasSession(reset)).toBe(false);
    const next = await trio.call('POST', '/identity/sign-in', { payload: { email, password } });
    expect(next.json()).toMatchObject({ code: 'auth/second-factor-required' });
    expect(hasSession(next)).toBe(false);
  });

  it('never logs or answers a key, a code or a token after the enrolment', async () => {
    const { id, email, client } = await newClient();
    const { key, recoveryCodes, code } = await enrolApp(trio, client);
    const token = await halfTokenOf(trio, email);
    const used = code();
    await finish(trio, { token, code: used });
    const data = (await client.call('GET', '/users/me/data')).body;
    const state = (await client.call('GET', '/second-factor')).body;
    const entries = JSON.stringify(await actionsBy(id));
    const rows = await trio.db
      .selectFrom('identitySecondFactors')
      .select('sealedSecret')
      .where('userId', '=', id)
      .execute();
    expect(JSON.parse(data)).toMatchObject({
      secondFactors: { factors: [{ kind: 'app', name: 'My phone' }], recoveryCodesLeft: 10 },
    });
    for (const secret of [key, token, ...recoveryCodes]) {
      for (const text of [logged, data, state, entries, JSON.stringify(rows)]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(logged).toContain('/api/identity/second-factor');
  });
});
