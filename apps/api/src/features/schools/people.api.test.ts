import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { untilLockWait } from '../../../test/lock-waits.ts';
import { createTestSchools } from '../../../test/test-schools.ts';
import { newId } from '../../platform/ids.ts';
import type { Person } from './people.repository.ts';
import { createPeopleService, type PeopleService } from './people.service.ts';

type TestSchools = Awaited<ReturnType<typeof createTestSchools>>;
const admin = { userId: '', role: 'admin', schoolId: null } as const;

let test: TestSchools;
let db: TestSchools['trio']['db'];
let people: PeopleService;
let schoolId: string;
beforeAll(async () => {
  test = await createTestSchools();
  ({ db } = test.trio);
  people = createPeopleService(test.deps);
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ schoolId } = await createSchool(db, { name: 'Test School' }));
});

const personOf = async (email: string): Promise<Person> => {
  const person = await people.findByLogin(admin, email);
  if (!person) throw new Error(`No account has the address ${email}.`);
  return person;
};
const me = ({ authorization }: { authorization: string }) =>
  test.trio.call('GET', '/auth/me', { headers: { authorization } });

it.each(['school', 'student'] as const)('refuses every action to the role %s', async (role) => {
  const person = await personOf((await createStudent(db, schoolId)).email);
  const refused = { code: 'request/forbidden' };
  const by = { userId: newId(), role, schoolId };
  await expect(people.list(by, { limit: 1 })).rejects.toMatchObject(refused);
  await expect(people.findByLogin(by, person.email)).rejects.toMatchObject(refused);
  await expect(people.disable(by, person)).rejects.toMatchObject(refused);
  await expect(people.enable(by, person)).rejects.toMatchObject(refused);
  await expect(people.replacePassword(by, person, 'x')).rejects.toMatchObject(refused);
  expect((await me(await test.trio.signIn(person.email))).statusCode).toBe(200);
});

it('disables a student without a deadlock while the school disables the same student', async () => {
  const { id, email } = await createStudent(db, schoolId);
  const person = await personOf(email);
  let disabling: Promise<string> | undefined;
  await db.transaction().execute(async (connection) => {
    const student = connection.selectFrom('students').select('studentId');
    await student.where('studentId', '=', id).forUpdate().execute();
    disabling = people.disable(admin, person);
    await untilLockWait(db);
    await test.deps.identity.users.updateDisabled(connection, id, new Date(), new Date());
  });
  expect(await disabling).toBe('disabled-before');
});

describe('listing', () => {
  it('filters by school, role, and text in names and addresses', async () => {
    const student = await createStudent(db, schoolId, { firstName: 'Zoé', lastName: 'Côté' });
    const staff = await createStaff(db, schoolId, { lastName: 'Cote' });
    const other = await createSchool(db);
    await createStudent(db, other.schoolId, { lastName: 'Côté' });
    const emailsOf = async (query: object) =>
      (await people.list(admin, { limit: 10, ...query })).people.map(({ email }) => email);

    expect((await emailsOf({ schoolId })).toSorted()).toEqual(
      [student.email, staff.email].toSorted(),
    );
    expect(await emailsOf({ schoolId, role: 'school' })).toEqual([staff.email]);
    expect(await emailsOf({ schoolId, search: 'zoe COTE' })).toEqual([student.email]);
    expect(await emailsOf({ search: staff.email.toUpperCase() })).toEqual([staff.email]);
    expect(await emailsOf({ search: newId() })).toEqual([]);
  });

  it('returns the newest accounts first, and the total beyond the limit', async () => {
    for (const lastName of ['First', 'Second', 'Third']) {
      await createStudent(db, schoolId, { lastName });
    }
    const found = await people.list(admin, { schoolId, limit: 2 });
    expect(found.total).toBe(3);
    expect(found.people.map(({ lastName }) => lastName)).toEqual(['Third', 'Second']);
    expect(found.people[0]).toMatchObject({
      role: 'student',
      schoolName: 'Test School',
      disabledAt: null,
    });
  });

  it('finds an administrator, who has no school', async () => {
    const { email } = await createAdmin(db, { firstName: 'Ada' });
    expect(await personOf(email)).toMatchObject({
      firstName: 'Ada',
      schoolId: null,
      role: 'admin',
    });
  });
});

it('finds an address regardless of case and surrounding spaces', async () => {
  const tag = newId();
  await createStudent(db, schoolId, { email: `${tag}@école.example` });
  expect(await people.findByLogin(admin, ` ${tag.toUpperCase()}@ÉCOLE.example `)).toMatchObject({
    email: `${tag}@école.example`,
  });
  expect(await people.findByLogin(admin, 'nobody@school.test')).toBeNull();
});

describe('disabling', () => {
  it('ends every session at once, and enabling does not restore them', async () => {
    const { email } = await createStudent(db, schoolId);
    const sessions = [await test.trio.signIn(email), await test.trio.signIn(email)];
    const person = await personOf(email);
    expect(await people.disable(admin, person)).toBe('disabled');
    for (const each of sessions) expect((await me(each)).statusCode).toBe(401);
    expect(await people.disable(admin, person)).toBe('disabled-before');

    expect(await people.enable(admin, person)).toBe('enabled');
    expect(await people.enable(admin, person)).toBe('enabled-before');
    for (const each of sessions) expect((await me(each)).statusCode).toBe(401);
    expect((await me(await test.trio.signIn(email))).statusCode).toBe(200);
  });

  it('keeps the last administrator enabled, also when two are disabled at the same time', async () => {
    await db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('role', '=', 'admin')
      .execute();
    const two = [await createAdmin(db), await createAdmin(db)];
    const outcomes = await Promise.all(
      two.map(async ({ email }) => people.disable(admin, await personOf(email))),
    );
    expect(outcomes.toSorted()).toEqual(['disabled', 'last-admin']);

    const left = two[outcomes.indexOf('last-admin')];
    expect(await people.disable(admin, await personOf(left?.email ?? ''))).toBe('last-admin');
    expect((await me(await test.trio.signIn(left?.email ?? ''))).statusCode).toBe(200);
  });
});

it('replaces a password, ends all sessions, voids reset links and notifies the owner', async () => {
  const { email, id: userId } = await createStudent(db, schoolId, { firstName: 'Zoé' });
  const session = await test.trio.signIn(email);
  const { users } = test.deps.identity;
  const createdAt = test.trio.clock.now();
  const reset = { purpose: 'reset', userId, createdAt, lifetimeMs: 3_600_000 } as const;
  const token = await users.issueToken(db, reset);

  await people.replacePassword(admin, await personOf(email), 'a brand new one');
  expect((await me(session)).statusCode).toBe(401);
  const signIn = (password: string) =>
    test.trio.call('POST', '/identity/sign-in', { payload: { email, password } });
  expect((await signIn('correct horse')).statusCode).toBe(401);
  expect((await signIn('a brand new one')).statusCode).toBe(204);
  expect(await users.takeToken(db, token, ['reset'], createdAt)).toBeNull();
  expect(await test.mailsTo(email)).toMatchObject([
    { content: { template: 'password-changed', values: { firstName: 'Zoé', role: 'student' } } },
  ]);
});

it('refuses a common password, and the name, address or school of the person', async () => {
  const name = { firstName: 'Zoé-Marguerite', lastName: 'Tremblay' };
  const { email } = await createStudent(db, schoolId, name);
  const person = await personOf(email);
  const guessable = ['zoe marguerite', 'Tremblay', 'ZoéMargueriteTremblay', email, 'test school'];
  for (const password of ['motdepasse123', ...guessable]) {
    await expect(people.replacePassword(admin, person, password)).rejects.toMatchObject({
      code: 'form/password-common',
    });
  }
  expect(await test.mailsTo(email)).toEqual([]);
  expect((await me(await test.trio.signIn(email))).statusCode).toBe(200);
});

it('ends the invitation of a staff member who gets a password', async () => {
  const { id, email } = await createStaff(db, schoolId);
  const invited = { invitedAt: new Date() };
  await db.updateTable('staff').set(invited).where('staffId', '=', id).execute();
  await people.replacePassword(admin, await personOf(email), 'a brand new one');
  const found = db.selectFrom('staff').select('invitedAt').where('staffId', '=', id);
  expect(await found.executeTakeFirst()).toEqual({ invitedAt: null });
});
