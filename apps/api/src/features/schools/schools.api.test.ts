import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestSchools } from '../../../test/test-schools.ts';
import { newId } from '../../platform/ids.ts';
import { createSchoolTenantsService, type SchoolTenantsService } from './school-tenants.service.ts';
import { createSchoolsService, type SchoolsService } from './schools.service.ts';

type TestSchools = Awaited<ReturnType<typeof createTestSchools>>;
const admin = {
  userId: '',
  role: 'admin',
  schoolId: null,
  boardId: null,
  openSchools: 'all',
} as const;

let test: TestSchools;
let db: TestSchools['trio']['db'];
let schools: SchoolsService;
let tenants: SchoolTenantsService;
beforeAll(async () => {
  test = await createTestSchools({ needsSchoolApproval: true });
  ({ db } = test.trio);
  schools = createSchoolsService(test.deps);
  tenants = createSchoolTenantsService(test.deps);
});
afterAll(() => test.close());

const open = { verifiedAt: new Date(), approvedAt: new Date() };
const signUp = async (code: string) => {
  const person = { firstname: 'Sam', lastname: 'Roy', email: `${newId()}@school.test` };
  const payload = { ...person, type: 'student', code, password: 'correct horse' };
  return (await test.trio.call('POST', '/auth/register', { payload })).statusCode;
};
const me = async (email: string) => {
  const { authorization } = await test.trio.signIn(email);
  const answer = await test.trio.call('GET', '/auth/me', { headers: { authorization } });
  return answer.json<Record<string, unknown>>();
};

it.each(['school', 'student'] as const)('refuses every action to the role %s', async (role) => {
  const { schoolId } = await createSchool(db, { approvedAt: null });
  const by = { userId: newId(), role, schoolId, boardId: null, openSchools: [] };
  const tenant = { provider: 'classlink', tenant: newId() };
  const refused = { code: 'request/forbidden' };
  await expect(schools.list(by, { isAwaiting: false, limit: 1 })).rejects.toMatchObject(refused);
  await expect(schools.find(by, schoolId)).rejects.toMatchObject(refused);
  await expect(schools.approve(by, schoolId)).rejects.toMatchObject(refused);
  await expect(schools.verify(by, schoolId)).rejects.toMatchObject(refused);
  await expect(schools.updateSettings(by, schoolId, {})).rejects.toMatchObject(refused);
  await expect(tenants.list(by, schoolId)).rejects.toMatchObject(refused);
  await expect(tenants.map(by, schoolId, tenant)).rejects.toMatchObject(refused);
  await expect(tenants.unmap(by, schoolId, tenant)).rejects.toMatchObject(refused);
  expect((await schools.find(admin, schoolId))?.approvedAt).toBeNull();
  expect(await tenants.list(admin, schoolId)).toEqual([]);
});

describe('listing', () => {
  it('finds by name, code or contact, ignoring case and accents', async () => {
    const tag = newId();
    const { schoolId } = await createSchool(db, {
      name: `École Bérubé ${tag}`,
      accessCode: `Châtaigne ${tag}`,
      isConsumerGroup: true,
    });
    const { email } = await createStaff(db, schoolId, { email: `Contact-${tag}@ecole.example` });
    await createStudent(db, schoolId);
    await createStudent(db, schoolId);
    for (const search of [`ecole berube ${tag}`, `CHATAIGNE ${tag}`, `contact-${tag}@Ecole`]) {
      const found = await schools.list(admin, { search, isAwaiting: false, limit: 10 });
      expect(found.total, search).toBe(1);
      expect(found.schools, search).toMatchObject([
        { schoolId, contactEmail: email, studentCount: 2, isConsumerGroup: true },
      ]);
    }
    const nothing = await schools.list(admin, { search: `%${tag}`, isAwaiting: false, limit: 10 });
    expect(nothing).toEqual({ total: 0, schools: [] });
  });

  it('is ordered by name and has the total beyond the limit', async () => {
    const tag = newId();
    for (const name of ['Zoé', 'érable', 'Alder'])
      await createSchool(db, { name: `${name} ${tag}` });
    const found = await schools.list(admin, { search: tag, isAwaiting: false, limit: 2 });
    expect(found.total).toBe(3);
    expect(found.schools.map(({ name }) => name)).toEqual([`Alder ${tag}`, `érable ${tag}`]);
  });

  it('can be limited to schools that do not accept students yet', async () => {
    const tag = newId();
    await createSchool(db, { name: `open ${tag}`, ...open });
    await createSchool(db, { name: `unapproved ${tag}`, ...open, approvedAt: null });
    await createSchool(db, { name: `unverified ${tag}`, ...open, verifiedAt: null });
    const query = { search: tag, isAwaiting: true, limit: 10 };
    const namesOf = async (service: SchoolsService) =>
      (await service.list(admin, query)).schools.map(({ name }) => name.split(' ')[0]);
    expect(await namesOf(schools)).toEqual(['unapproved', 'unverified']);

    const settings = { needsSchoolApproval: false };
    expect(await namesOf(createSchoolsService({ ...test.deps, settings }))).toEqual(['unverified']);
  });
});

it('finds a school by its id or any spelling of its code', async () => {
  const tag = newId();
  const { schoolId } = await createSchool(db, { accessCode: `Panda  ${tag}` });
  const written = [` pANDA ${tag} `, `panda${tag}`, `Pända-${tag}`];
  for (const wanted of [schoolId, ` ${schoolId.toUpperCase()} `, ...written]) {
    expect((await schools.find(admin, wanted))?.schoolId, wanted).toBe(schoolId);
  }
  expect(await schools.find(admin, newId())).toBeNull();
});

describe('approval', () => {
  it('opens a verified school and notifies its active staff once, each in their language', async () => {
    const { schoolId, code, name } = await createSchool(db, { ...open, approvedAt: null });
    const one = await createStaff(db, schoolId);
    const two = await createStaff(db, schoolId, { firstName: 'Zoé' });
    const gone = await createStaff(db, schoolId);
    await db.updateTable('staff').set({ language: 'fr' }).where('staffId', '=', two.id).execute();
    await db
      .updateTable('identityUsers')
      .set({ disabledAt: new Date() })
      .where('id', '=', gone.id)
      .execute();
    expect(await signUp(code)).toBe(403);

    const approvals = await Promise.all([
      schools.approve(admin, schoolId),
      schools.approve(admin, schoolId),
    ]);
    expect(approvals.map(({ isNew }) => isNew).toSorted()).toEqual([false, true]);
    expect(await schools.approve(admin, schoolId)).toMatchObject({
      isNew: false,
      notifiedEmails: [],
    });

    expect(await signUp(code)).toBe(201);
    expect(await test.mailsTo(one.email)).toMatchObject([{ language: 'en', schoolId }]);
    expect(await test.mailsTo(two.email)).toMatchObject([
      {
        language: 'fr',
        content: {
          template: 'school-approved',
          values: { firstName: 'Zoé', schoolName: name, accessCode: code },
        },
      },
    ]);
    expect(await test.mailsTo(gone.email)).toEqual([]);
  });

  it('does not open an unverified school, and sends it no email', async () => {
    const { schoolId, code } = await createSchool(db, { verifiedAt: null });
    const { email } = await createStaff(db, schoolId);
    expect(await schools.approve(admin, schoolId)).toMatchObject({
      isNew: true,
      notifiedEmails: [],
    });
    expect(await test.mailsTo(email)).toEqual([]);
    expect(await signUp(code)).toBe(403);
  });
});

it('verifies a school, which opens it and verifies the addresses of its staff', async () => {
  const { schoolId, code } = await createSchool(db, { ...open, verifiedAt: null });
  const { email } = await createStaff(db, schoolId);
  expect(await signUp(code)).toBe(403);
  expect(await schools.verify(admin, schoolId)).toMatchObject({ isNew: true });
  expect(await schools.verify(admin, schoolId)).toMatchObject({ isNew: false });
  expect(await signUp(code)).toBe(201);
  const user = await test.deps.identity.users.findByEmail(db, email);
  expect(user?.emailVerified).toBe(true);
});

describe('settings', () => {
  it('appear in the account records of the students of the school only', async () => {
    const { schoolId } = await createSchool(db, open);
    const other = await createSchool(db, open);
    const student = await createStudent(db, schoolId);
    const stranger = await createStudent(db, other.schoolId);
    const before = await me(stranger.email);
    const expiresAt = new Date('2031-06-30T23:59:59.999Z');
    await schools.updateSettings(admin, schoolId, {
      region: 'new-brunswick',
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: true,
      isCardExpanded: true,
      isCardOrderFixed: true,
      excludedCards: ['WEALTH', 'coolClimate', 'wealth'],
      expiresAt,
    });
    expect(await me(student.email)).toMatchObject({
      isNbSchool: true,
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: true,
      isCardExpanded: true,
      isCardOrderFixed: true,
      excludedCards: ['coolClimate', 'wealth'],
      expiry: expiresAt.toISOString(),
    });
    expect(await me(stranger.email)).toEqual(before);
  });

  it('are unchanged if the change does not name them', async () => {
    const { schoolId } = await createSchool(db, {
      isCardExpanded: true,
      excludedCards: ['wealth'],
    });
    const { school } = await schools.updateSettings(admin, schoolId, { isConsumerGroup: true });
    expect(school).toMatchObject({
      isConsumerGroup: true,
      isCardExpanded: true,
      excludedCards: ['wealth'],
    });
  });

  it('report contradictions', async () => {
    const { schoolId } = await createSchool(db);
    const all = { isFreemiumGroup: true, isAllowListOn: true, isDenyListOn: true };
    expect((await schools.updateSettings(admin, schoolId, all)).contradictions).toEqual([
      'freemium-without-consumer',
      'nobody-allowed',
      'nobody-denied',
    ]);
    const more = { isConsumerGroup: true, isAllowListOn: false, isDenyListOn: false };
    expect((await schools.updateSettings(admin, schoolId, more)).contradictions).toEqual([]);
  });

  it.each([
    ['a card that is not in the deck', ['coolClimate', 'moonWalks'], 'request/invalid'],
    ['an exclusion that leaves fewer than three cards', cardKeys.slice(2), 'school/too-few-cards'],
  ])('refuse %s and change nothing', async (_, excludedCards, code) => {
    const { schoolId } = await createSchool(db);
    const change = { isConsumerGroup: true, excludedCards };
    await expect(schools.updateSettings(admin, schoolId, change)).rejects.toMatchObject({ code });
    expect((await schools.find(admin, schoolId))?.isConsumerGroup).toBe(false);
  });
});

it('refuses an unknown school with school/not-found', async () => {
  const missing = { code: 'school/not-found' };
  await expect(schools.approve(admin, newId())).rejects.toMatchObject(missing);
  await expect(schools.verify(admin, newId())).rejects.toMatchObject(missing);
  const change = { isConsumerGroup: true };
  await expect(schools.updateSettings(admin, newId(), change)).rejects.toMatchObject(missing);
});

it('maps a tenant to one school only', async () => {
  const mine = await createSchool(db, { name: 'Mine' });
  const other = await createSchool(db);
  const tenant = { provider: 'classlink', tenant: newId() };
  expect(await tenants.map(admin, mine.schoolId, tenant)).toEqual({ kind: 'mapped' });
  expect(await tenants.map(admin, mine.schoolId, tenant)).toEqual({ kind: 'already-mapped' });
  expect(await tenants.map(admin, other.schoolId, tenant)).toEqual({
    kind: 'mapped-to-other-school',
    schoolName: 'Mine',
  });
  expect(await tenants.unmap(admin, other.schoolId, tenant)).toBe('not-found');
  expect(await tenants.list(admin, mine.schoolId)).toEqual([tenant]);

  const elsewhere = { ...tenant, provider: 'google' };
  expect(await tenants.map(admin, other.schoolId, elsewhere)).toEqual({ kind: 'mapped' });
  expect(await tenants.unmap(admin, mine.schoolId, tenant)).toBe('deleted');
  expect(await tenants.list(admin, mine.schoolId)).toEqual([]);
});
