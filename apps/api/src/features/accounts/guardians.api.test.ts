import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClass, createSchool, createStaff } from '../../../test/factories.ts';
import { actionsAbout } from '../../../test/test-client.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';
import { deleteExpiredRequests } from './guardians.repository.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp({ limits: { 'guardian-address': { most: 1000, windowMs: 60_000 } } });
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;
const newGuardian = () => `${newId()}@home.test`;
const post = (path: string, payload: object, language = 'en') =>
  trio.call('POST', path, { payload, headers: { 'accept-language': language } });

const createGroup = (flags: object = { isConsumerGroup: true }) => createSchool(trio.db, flags);

const form = (code: string, more: object = {}) => ({
  type: 'student',
  firstname: 'Léa',
  lastname: 'Roy',
  email: `${newId()}@home.test`,
  password: testPassword,
  code,
  ...more,
});
const formWithoutEmail = (code: string, more: object = {}) => {
  const { type: _, email: _email, ...rest } = form(code, more);
  return rest;
};

const peopleOf = async (schoolId: string) => ({
  users: await trio.db
    .selectFrom('identityUsers')
    .select('id')
    .where('schoolId', '=', schoolId)
    .execute(),
  students: await trio.db
    .selectFrom('students')
    .select(['studentId', 'ageOutcome', 'ageOutcomeAt'])
    .where('schoolId', '=', schoolId)
    .execute(),
});
const requestsOf = (schoolId: string) =>
  trio.db.selectFrom('guardianRequests').selectAll().where('schoolId', '=', schoolId).execute();

const child = { age: 13, region: 'CA-QC' };
async function askFor(code: string, guardianEmail = newGuardian()) {
  const answer = await post('/guardians', { code, ...child, guardianEmail }, 'fr');
  expect(answer.statusCode, answer.body).toBe(201);
  const mail = (await trio.mailsTo(guardianEmail)).at(-1);
  return {
    guardianEmail,
    mail,
    token: tokenIn(mail),
    until: answer.json<{ until: string }>().until,
  };
}
const read = (token: string) => post('/guardians/read', { token });
const codeOf = (answer: LightMyRequestResponse) => answer.json<{ code: string }>().code;

describe.each([
  ['consumer', { isConsumerGroup: true }],
  ['freemium', { isFreemiumGroup: true }],
])('sign-up at a %s group', (_, flags) => {
  it('refuses a form without an age, in both languages', async () => {
    const { code, schoolId } = await createGroup(flags);
    const english = await post('/auth/register', form(code));
    expect([english.statusCode, english.json()]).toMatchObject([
      400,
      { code: 'auth/age-required', message: 'Give your age, and your province or state, first.' },
    ]);
    const french = await post('/auth/register', form(code, { age: 15 }), 'fr');
    expect([french.statusCode, french.json()]).toMatchObject([
      400,
      {
        code: 'auth/age-required',
        message: 'L’âge, et la province ou l’État, sont nécessaires.',
      },
    ]);
    expect((await peopleOf(schoolId)).users).toEqual([]);
  });

  it.each([
    [13, 'CA-QC', false],
    [14, 'CA-QC', true],
    [12, 'US-NY', false],
    [13, 'US-NY', true],
    [15, 'CA-ON', false],
    [16, 'CA-ON', true],
    [15, 'other', false],
    ['16', 'other', true],
  ])('lets a person of %s in %s sign up alone: %s', async (age, region, isOldEnough) => {
    const { code, schoolId } = await createGroup(flags);
    const answer = await post('/auth/register', form(code, { age, region }));
    const { users, students } = await peopleOf(schoolId);
    if (isOldEnough) {
      expect(answer.statusCode, answer.body).toBe(201);
      const { _id } = answer.json<{ _id: string }>();
      const at = expect.any(Date) as Date;
      expect(students).toEqual([{ studentId: _id, ageOutcome: 'old-enough', ageOutcomeAt: at }]);
    } else {
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth/guardian-required']);
      expect([users, students, await requestsOf(schoolId)]).toEqual([[], [], []]);
    }
  });

  it('asks the same when a class is joined without an email', async () => {
    const { schoolId } = await createGroup(flags);
    const { joinCode } = await createClass(trio.db, schoolId);
    const without = await post('/join/register', formWithoutEmail(joinCode));
    expect([without.statusCode, codeOf(without)]).toEqual([400, 'auth/age-required']);
    const below = await post('/join/register', formWithoutEmail(joinCode, child));
    expect([below.statusCode, codeOf(below)]).toEqual([403, 'auth/guardian-required']);
    expect((await peopleOf(schoolId)).users).toEqual([]);
    const old = { age: 14, region: 'CA-QC' };
    const enough = await post('/join/register', formWithoutEmail(joinCode, old));
    expect(enough.statusCode, enough.body).toBe(201);
    expect((await peopleOf(schoolId)).students).toMatchObject([{ ageOutcome: 'old-enough' }]);
  });

  it('says before that it asks', async () => {
    const { schoolId, code } = await createGroup(flags);
    const { joinCode } = await createClass(trio.db, schoolId);
    expect((await post('/auth/code', { code })).json()).toMatchObject({ asksAge: true });
    expect((await post('/join/preview', { code: joinCode })).json()).toMatchObject({
      asksAge: true,
    });
  });
});

describe('an ordinary school', () => {
  it('asks nothing, keeps nothing, and has nobody to ask', async () => {
    const { code, schoolId } = await createGroup({});
    expect((await post('/auth/code', { code })).json()).toEqual({
      state: 'open',
      schoolname: 'Test School',
    });
    const sent = form(code, child);
    expect((await post('/auth/register', sent)).statusCode).toBe(201);
    expect((await peopleOf(schoolId)).students).toMatchObject([
      { ageOutcome: null, ageOutcomeAt: null },
    ]);
    const { authorization } = await trio.signIn(sent.email);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.json()).not.toHaveProperty('ageQuestion');
    const results = await trio.call('GET', '/results', { headers: { authorization } });
    expect(results.statusCode).not.toBe(403);
    const guardianEmail = newGuardian();
    const asked = await post('/guardians', { code, ...child, guardianEmail });
    expect([asked.statusCode, codeOf(asked)]).toEqual([409, 'guardian/not-needed']);
    expect(await trio.mailsTo(guardianEmail)).toEqual([]);
  });
});

describe('a child below the age', () => {
  it('leaves only the pending record, and the guardian is asked in the chosen language', async () => {
    const { code, schoolId } = await createGroup();
    const { guardianEmail, mail, until } = await askFor(code);
    expect(mail).toMatchObject({
      language: 'fr',
      content: { template: 'guardian-asked', values: { age: '13', kind: 'sign-up' } },
    });
    const [row] = await requestsOf(schoolId);
    expect(
      Object.keys(row ?? {})
        .toSorted()
        .join(' '),
    ).toBe(
      'age agreedAt code createdAt expiresAt guardianEmail language requestId schoolId studentId tokenHash',
    );
    expect(row).toMatchObject({ age: 13, code, guardianEmail, language: 'fr', studentId: null });
    expect(row?.tokenHash).not.toContain(tokenIn(mail));
    expect(Date.parse(until) - trio.clock.now().getTime()).toBe(14 * day);
    expect((await peopleOf(schoolId)).users).toEqual([]);
  });

  it('signs up once a guardian agreed, and only once', async () => {
    const { code, schoolId } = await createGroup();
    const { token, guardianEmail } = await askFor(code);
    const early = await post('/auth/register', form(code, { guardianToken: token }));
    expect([early.statusCode, codeOf(early)]).toEqual([400, 'guardian/link-invalid']);

    const facts = { schoolname: 'Test School', age: 13, hasAccount: false, code };
    expect((await read(token)).json()).toMatchObject({ ...facts, hasAgreed: false });
    expect((await requestsOf(schoolId))[0]?.agreedAt).toBeNull();
    for (const _ of [1, 2]) {
      expect((await post('/guardians/agree', { token })).statusCode).toBe(204);
    }
    expect((await read(token)).json()).toMatchObject({ ...facts, hasAgreed: true });
    const mails = await trio.mailsTo(guardianEmail);
    expect(mails.map(({ content }) => content.template)).toEqual([
      'guardian-asked',
      'guardian-agreed',
    ]);
    expect(tokenIn(mails[1])).toBe(token);

    const done = await post('/auth/register', form(code, { guardianToken: token }));
    expect(done.statusCode, done.body).toBe(201);
    expect((await peopleOf(schoolId)).students).toMatchObject([{ ageOutcome: 'guardian-agreed' }]);
    expect(await requestsOf(schoolId)).toEqual([]);
    expect(await trio.mailsTo(guardianEmail)).toEqual([]);
    const again = await post('/auth/register', form(code, { guardianToken: token }));
    expect([again.statusCode, codeOf(again)]).toEqual([400, 'guardian/link-invalid']);
    expect(codeOf(await read(token))).toBe('guardian/link-invalid');
    expect((await peopleOf(schoolId)).users).toHaveLength(1);
  });

  it('keeps the agreement if the sign-up fails', async () => {
    const { code, schoolId } = await createGroup();
    const taken = form(code, { age: 20, region: 'other' });
    await post('/auth/register', taken);
    const { token } = await askFor(code);
    await post('/guardians/agree', { token });
    const refused = await post('/auth/register', { ...taken, guardianToken: token });
    expect(codeOf(refused)).toBe('auth/email-already-exists');
    expect(await requestsOf(schoolId)).toHaveLength(1);
  });

  it('joins a class without an email after an agreement', async () => {
    const { schoolId } = await createGroup();
    const { joinCode } = await createClass(trio.db, schoolId);
    const { token } = await askFor(joinCode);
    await post('/guardians/agree', { token });
    expect((await read(token)).json()).toMatchObject({ code: joinCode, isClassWithoutEmail: true });
    const body = formWithoutEmail(joinCode, { guardianToken: token });
    expect((await post('/join/register', body)).statusCode).toBe(201);
    expect((await peopleOf(schoolId)).students).toMatchObject([{ ageOutcome: 'guardian-agreed' }]);
  });

  it('cannot use the agreement at another group', async () => {
    const { code } = await createGroup();
    const other = await createGroup();
    const { token } = await askFor(code);
    await post('/guardians/agree', { token });
    const answer = await post('/auth/register', form(other.code, { guardianToken: token }));
    expect(codeOf(answer)).toBe('guardian/link-invalid');
    expect((await peopleOf(other.schoolId)).users).toEqual([]);
  });

  it('leaves nothing once a guardian refused', async () => {
    const { code, schoolId } = await createGroup();
    const { token, guardianEmail } = await askFor(code);
    expect((await post('/guardians/refuse', { token })).statusCode).toBe(204);
    expect(await requestsOf(schoolId)).toEqual([]);
    expect(await trio.mailsTo(guardianEmail)).toEqual([]);
    for (const path of ['read', 'agree', 'refuse']) {
      const answer = await post(`/guardians/${path}`, { token });
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'guardian/link-invalid']);
    }
  });

  it('has one working link: a new email replaces the last one', async () => {
    const { code, schoolId } = await createGroup();
    const first = await askFor(code);
    const second = await askFor(code, first.guardianEmail);
    expect(await requestsOf(schoolId)).toHaveLength(1);
    expect(codeOf(await read(first.token))).toBe('guardian/link-invalid');
    expect((await read(second.token)).statusCode).toBe(200);
  });

  it('is forgotten after 14 days, with the rows of the emails', async () => {
    const { code, schoolId } = await createGroup();
    const { token, guardianEmail } = await askFor(code);
    const at = (ms: number) => new Date(trio.clock.now().getTime() + ms);
    await deleteExpiredRequests(trio.db, at(14 * day - 1));
    expect(await requestsOf(schoolId)).toHaveLength(1);
    await deleteExpiredRequests(trio.db, at(14 * day));
    expect(await requestsOf(schoolId)).toEqual([]);
    expect(await trio.mailsTo(guardianEmail)).toEqual([]);
    expect(codeOf(await read(token))).toBe('guardian/link-invalid');
  });

  it('is forgotten with the emails also if the account was deleted meanwhile', async () => {
    const { code, schoolId } = await createGroup();
    const { guardianEmail } = await askFor(code);
    await trio.db.deleteFrom('guardianRequests').where('schoolId', '=', schoolId).execute();
    const later = new Date(trio.clock.now().getTime() + 14 * day);
    await deleteExpiredRequests(trio.db, later);
    expect(await trio.mailsTo(guardianEmail)).toEqual([]);
  });

  it('cannot fill a mailbox: three emails a day to an address, whatever the group', async () => {
    const guardianEmail = newGuardian();
    for (const _ of [1, 2, 3]) await askFor((await createGroup()).code, guardianEmail);
    const { code, schoolId } = await createGroup();
    const capitals = guardianEmail.toUpperCase();
    const answer = await post('/guardians', { code, ...child, guardianEmail: capitals });
    expect(answer.statusCode).toBe(429);
    expect(await trio.mailsTo(guardianEmail)).toHaveLength(3);
    expect(await requestsOf(schoolId)).toEqual([]);
  });
});

describe('an account from before', () => {
  async function createUnasked(flags: object = { isConsumerGroup: true }) {
    const { code, schoolId } = await createGroup({});
    const owner = await createStaff(trio.db, schoolId);
    const sent = form(code);
    const { _id: id } = (await post('/auth/register', sent)).json<{ _id: string }>();
    const { authorization, cookie } = await trio.signIn(sent.email);
    const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) });
    await trio.db.updateTable('schools').set(flags).where('schoolId', '=', schoolId).execute();
    const question = async () =>
      (await call('GET', '/auth/me')).json<{ ageQuestion?: unknown }>().ageQuestion;
    return { id, schoolId, owner, email: sent.email, authorization, cookie, call, question };
  }

  it('is asked as soon as the school becomes such a group, before anything else', async () => {
    const { call, question, cookie } = await createUnasked();
    expect(await question()).toEqual({ state: 'asked' });
    for (const path of ['/results', '/cards', '/careers/saved', '/steps']) {
      const answer = await call('GET', path);
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth/age-unanswered']);
    }
    expect((await call('GET', '/auth/claims')).statusCode).toBe(200);
    expect((await call('GET', '/users/me/data')).statusCode).toBe(200);
    expect((await call('POST', '/users/me/deletion')).statusCode).toBe(204);
    expect((await call('DELETE', '/users/me/deletion')).statusCode).toBe(204);
    const token = await trio.call('POST', '/identity/token', { headers: { cookie } });
    expect(token.statusCode).toBe(200);
    const picture = await trio.call('GET', `/cards/images/${newId()}`, { headers: { cookie } });
    expect(codeOf(picture)).toBe('auth/age-unanswered');
  });

  it('wakes up with an answer at or above the age, which is not kept', async () => {
    const { id, schoolId, call, question } = await createUnasked({ isFreemiumGroup: true });
    const answer = await call('POST', '/users/me/age', { age: 14, region: 'CA-QC' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { until: null }]);
    expect(await question()).toBeUndefined();
    expect((await call('GET', '/careers/saved')).statusCode).toBe(200);
    expect((await peopleOf(schoolId)).students).toMatchObject([
      { studentId: id, ageOutcome: 'old-enough' },
    ]);
    const file = (await call('GET', '/users/me/data')).json<{ student: object }>();
    expect(file.student).toMatchObject({ ageOutcome: 'old-enough' });
    const again = await call('POST', '/users/me/age', { age: 12, region: 'CA-QC' });
    expect(codeOf(again)).toBe('guardian/not-needed');
  });

  async function createSleeping() {
    const student = await createUnasked();
    const guardianEmail = newGuardian();
    const asked = await student.call('POST', '/users/me/age', { ...child, guardianEmail });
    expect(asked.statusCode, asked.body).toBe(200);
    const [mail] = await trio.mailsTo(guardianEmail);
    return { ...student, guardianEmail, mail, token: tokenIn(mail) };
  }

  it('sleeps below the age until the guardian agrees', async () => {
    const { schoolId, id, call, question, email, guardianEmail, mail, token } =
      await createSleeping();
    expect(mail).toMatchObject({ content: { values: { kind: 'account', age: '13' } } });
    expect(await question()).toMatchObject({ state: 'guardian-asked' });
    expect(codeOf(await call('GET', '/results'))).toBe('auth/age-unanswered');
    const file = (await call('GET', '/users/me/data')).json<{ guardianRequest: object }>();
    expect(file.guardianRequest).toMatchObject({ guardianEmail, age: 13 });
    // Neither another answer nor the own address gets around the guardian.
    const older = await call('POST', '/users/me/age', { age: 30, region: 'other' });
    expect(codeOf(older)).toBe('auth/guardian-required');
    const own = await call('POST', '/users/me/guardian', { guardianEmail: email });
    expect(codeOf(own)).toBe('guardian/own-email');

    expect((await read(token)).json()).toMatchObject({ hasAccount: true, code: '' });
    expect((await post('/guardians/agree', { token })).statusCode).toBe(204);
    expect(await question()).toBeUndefined();
    expect((await peopleOf(schoolId)).students).toMatchObject([
      { studentId: id, ageOutcome: 'guardian-agreed' },
    ]);
    expect(await requestsOf(schoolId)).toEqual([]);
    expect(codeOf(await read(token))).toBe('guardian/link-invalid');
    const log = await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'subjectId'])
      .where('schoolId', '=', schoolId)
      .where('action', '=', 'guardian-agreed')
      .execute();
    expect(log).toEqual([{ action: 'guardian-agreed', actorId: null, subjectId: id }]);
  });

  it('asks another guardian, whose email replaces the first one', async () => {
    const { schoolId, call, token } = await createSleeping();
    const other = newGuardian();
    const again = await call('POST', '/users/me/guardian', { guardianEmail: other });
    expect(again.statusCode, again.body).toBe(200);
    expect(await requestsOf(schoolId)).toMatchObject([{ guardianEmail: other, age: 13 }]);
    expect(codeOf(await read(token))).toBe('guardian/link-invalid');
  });

  it('is kept asleep and asked again after 14 days without an answer', async () => {
    const { schoolId, question } = await createSleeping();
    await deleteExpiredRequests(trio.db, new Date(trio.clock.now().getTime() + 14 * day));
    expect(await question()).toEqual({ state: 'asked' });
    expect((await peopleOf(schoolId)).students).toMatchObject([{ ageOutcome: null }]);
  });

  it('stays asleep after a refusal, and its deletion is asked for', async () => {
    const { id, schoolId, call, owner, question, token } = await createSleeping();
    expect((await post('/guardians/refuse', { token })).statusCode).toBe(204);
    expect(await question()).toEqual({ state: 'guardian-refused' });
    expect(codeOf(await call('GET', '/results'))).toBe('auth/age-unanswered');
    const row = await trio.db
      .selectFrom('students')
      .select(['ageOutcome', 'deletionRequestedAt'])
      .where('schoolId', '=', schoolId)
      .executeTakeFirst();
    expect(row).toEqual({
      ageOutcome: 'guardian-refused',
      deletionRequestedAt: expect.any(Date) as Date,
    });
    const mails = await trio.mailsTo(owner.email);
    expect(mails.map(({ content }) => content.template)).toContain('student-deletion-requested');
    expect(await actionsAbout(trio, id)).toEqual(['guardian-refused']);
    const older = await call('POST', '/users/me/age', { age: 30, region: 'other' });
    expect(codeOf(older)).toBe('auth/guardian-required');
  });
});
