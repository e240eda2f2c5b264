import type { SchoolSettings } from '@trio/contracts/schools';
import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, testSettings, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let headers: { authorization: string };
let schoolId: string;
beforeAll(async () => {
  trio = await createTestApp({ settings: { ...testSettings, needsSchoolApproval: true } });
  const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
  headers = { authorization };
});
afterAll(() => trio.close());
beforeEach(async () => {
  ({ schoolId } = await createSchool(trio.db, { verifiedAt: null }));
});

const call = (method: 'GET' | 'PUT' | 'POST', path = '', payload?: object) =>
  trio.call(method, `/schools/${schoolId}${path}`, { headers, ...(payload && { payload }) });
const show = async (): Promise<SchoolSettings> => (await call('GET')).json();
const findAuditEntries = () =>
  trio.db
    .selectFrom('auditEntries')
    .select(['action', 'details'])
    .where('schoolId', '=', schoolId)
    .orderBy('entryId')
    .execute();

it('changes all settings at once and audits the old and new values', async () => {
  const { settings } = await show();
  const wanted = {
    ...settings,
    region: 'new-brunswick',
    isConsumerGroup: true,
    excludedCards: ['wealth', 'coolClimate'],
    lastDay: '2027-06-30',
    isEmailDomainWhitelistEnabled: true,
  };
  const changed = await call('PUT', '', wanted);
  expect(changed.json()).toMatchObject({
    settings: { ...wanted, excludedCards: ['coolClimate', 'wealth'] },
    expiry: '2027-06-30T23:59:59.999Z',
    warnings: ['nobody-allowed'],
  });
  expect(await findAuditEntries()).toEqual([
    {
      action: 'school-settings-changed',
      details: {
        region: ['other', 'new-brunswick'],
        isConsumerGroup: ['false', 'true'],
        excludedCards: ['', 'coolClimate, wealth'],
        lastDay: ['', '2027-06-30'],
        isEmailDomainWhitelistEnabled: ['false', 'true'],
      },
    },
  ]);
  expect((await call('PUT', '', wanted)).statusCode).toBe(200);
  expect(await findAuditEntries()).toHaveLength(1);
  const never = await call('PUT', '', { ...wanted, lastDay: '2020-01-01' });
  expect(never.json<SchoolSettings>().warnings).toContain('expired');
});

it.each([
  ['a card that is not in the deck', { excludedCards: ['moonWalks'] }, 'request/invalid'],
  [
    'an exclusion that leaves fewer than three cards',
    { excludedCards: cardKeys.slice(2) },
    'school/too-few-cards',
  ],
  ['31 February', { lastDay: '2027-02-31' }, 'school/day-invalid'],
])('refuses %s and changes nothing', async (_, change, code) => {
  const { settings } = await show();
  const answer = await call('PUT', '', { ...settings, ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(code);
  expect((await show()).settings).toEqual(settings);
  expect(await findAuditEntries()).toEqual([]);
});

it('shows the staff of the school and its state until it is verified and approved', async () => {
  const one = await createStaff(trio.db, schoolId, { firstName: 'Zoé' });
  const two = await createStaff(trio.db, schoolId);
  await trio.db
    .updateTable('staff')
    .set({ invitedAt: new Date() })
    .where('staffId', '=', two.id)
    .execute();
  await createStudent(trio.db, schoolId);
  expect(await show()).toMatchObject({
    id: schoolId,
    studentCount: 1,
    waitsFor: 'verification',
    needsApproval: true,
    staff: [
      { _id: one.id, firstname: 'Zoé', isInvited: false },
      { _id: two.id, isInvited: true },
    ],
  });
  expect((await call('POST', '/verification')).json()).toMatchObject({ waitsFor: 'approval' });
  expect((await call('POST', '/approval')).json()).toMatchObject({ waitsFor: null });
  await call('POST', '/approval');
  expect((await findAuditEntries()).map(({ action }) => action)).toEqual([
    'school-verified',
    'school-approved',
  ]);
  expect(await trio.mailsTo(one.email)).toHaveLength(1);
  expect(await trio.mailsTo(two.email)).toEqual([]);
});

it('returns 404 for an unknown school', async () => {
  const { settings } = await show();
  schoolId = newId();
  for (const answer of [
    await call('GET'),
    await call('PUT', '', settings),
    await call('POST', '/approval'),
    await call('POST', '/verification'),
  ]) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      404,
      'school/not-found',
    ]);
  }
});
