import type { Answer } from '@trio/contracts/endpoint';
import type { listStaff } from '@trio/contracts/staff';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import { createTestApp, testSecrets, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { transactOn, type OpenDatabase } from '../../platform/database/database.ts';
import { createEmbeddedIdentity } from '../../platform/identity/embedded-identity.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { createOwnerChangesService, type OwnerChangesService } from './owner-changes.service.ts';

let trio: TestApp;
let database: OpenDatabase;
let owners: OwnerChangesService;
beforeAll(async () => {
  database = await openTestDatabase();
  trio = await createTestApp({}, database);
  const { clock, db } = trio;
  const { pool } = database;
  owners = createOwnerChangesService({
    db,
    transact: transactOn(db),
    identity: createEmbeddedIdentity({
      pool,
      secrets: testSecrets,
      publicUrl: trio.origin,
      clock,
      supportAccess: 'open',
    }),
    outbox: createOutbox({ jobs: createJobs(pool), sealer: createSealer(testSecrets), clock }),
    clock,
  });
});
afterAll(() => trio.close());

const day = 24 * 60 * 60_000;

async function asStaff(schoolId: string, staffKind: StaffKind = 'owner', lastName = 'Roy') {
  const person = await createStaff(trio.db, schoolId, { staffKind, lastName });
  const call = async (method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const { authorization } = await trio.signIn(person.email);
    return trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) });
  };
  return {
    ...person,
    call,
    remove: (id: string) => call('DELETE', `/staff/${id}`),
    stop: (id: string) => call('DELETE', `/staff/${id}/change`),
    makeKind: (id: string, kind: StaffKind) => call('PUT', `/staff/${id}`, { kind }),
    team: async () => {
      const { staff } = (await call('GET', '/staff')).json<Answer<typeof listStaff>>();
      return Object.fromEntries(staff.map(({ _id, kind, change }) => [_id, { kind, change }]));
    },
  };
}

async function createTeam() {
  const { schoolId } = await createSchool(trio.db);
  return { schoolId, anne: await asStaff(schoolId), marc: await asStaff(schoolId) };
}

const mailsOf = async (email: string) =>
  (await trio.mailsTo(email)).map(({ content }) => [
    content.template,
    'kind' in content.values ? content.values.kind : null,
  ]);
const actionsOn = async (subjectId: string) =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'details'])
      .where('subjectId', '=', subjectId)
      .orderBy('entryId')
      .execute()
  ).map(({ action, actorId, details }) => [
    action,
    actorId,
    (details as { staffKind?: string }).staffKind,
  ]);

it('changes the kind of a colleague at once, also for an open session', async () => {
  const { anne, schoolId } = await createTeam();
  const zoe = await asStaff(schoolId, 'teacher');
  const { authorization } = await trio.signIn(zoe.email);
  const kindOf = async () =>
    (await trio.call('GET', '/auth/me', { headers: { authorization } })).json<{ kind: string }>()
      .kind;
  expect(await kindOf()).toBe('teacher');
  const answer = await anne.makeKind(zoe.id, 'counsellor');
  expect(answer.json()).toMatchObject({ _id: zoe.id, kind: 'counsellor', change: null });
  expect(await kindOf()).toBe('counsellor');
  expect((await anne.makeKind(zoe.id, 'owner')).statusCode).toBe(200);
  expect(await kindOf()).toBe('owner');
  expect(await actionsOn(zoe.id)).toEqual([
    ['staff-kind-changed', anne.id, 'counsellor'],
    ['staff-kind-changed', anne.id, 'owner'],
  ]);
});

it('removes an owner after seven days and tells all owners', async () => {
  const { anne, marc, schoolId } = await createTeam();
  const zoe = await asStaff(schoolId, 'counsellor');
  expect((await anne.remove(marc.id)).statusCode).toBe(204);
  const due = new Date(trio.clock.now().getTime() + 7 * day).toISOString();
  expect((await marc.team())[marc.id]).toEqual({ kind: 'owner', change: { kind: null, due } });
  for (const { email } of [anne, marc]) {
    expect(await mailsOf(email)).toEqual([['owner-change', 'none']]);
  }
  expect(await mailsOf(zoe.email)).toEqual([]);

  trio.clock.advance(7 * day - 1);
  await owners.carryOutDue();
  // A second request does not restart the notice.
  expect((await anne.remove(marc.id)).statusCode).toBe(204);
  expect((await anne.team())[marc.id]?.change).toEqual({ kind: null, due });
  trio.clock.advance(3 * day);
  await owners.carryOutDue();
  expect(Object.keys(await anne.team())).toEqual([anne.id, zoe.id]);
  expect(await mailsOf(marc.email)).toEqual([['staff-removed', null]]);
  expect(await actionsOn(marc.id)).toEqual([
    ['owner-change-requested', anne.id, 'none'],
    ['staff-removed', null, undefined],
  ]);
});

it.each(['anne', 'marc'] as const)('lets any owner stop a removal (%s)', async (who) => {
  const team = await createTeam();
  const { anne, marc } = team;
  await anne.remove(marc.id);
  expect((await team[who].stop(marc.id)).statusCode).toBe(204);
  trio.clock.advance(8 * day);
  await owners.carryOutDue();
  expect(await anne.team()).toEqual({
    [anne.id]: { kind: 'owner', change: null },
    [marc.id]: { kind: 'owner', change: null },
  });
  expect(await actionsOn(marc.id)).toEqual([
    ['owner-change-requested', anne.id, 'none'],
    ['owner-change-stopped', team[who].id, 'none'],
  ]);
});

it('does not let a counsellor stop it', async () => {
  const { anne, marc, schoolId } = await createTeam();
  const zoe = await asStaff(schoolId, 'counsellor');
  await anne.remove(marc.id);
  expect((await zoe.stop(marc.id)).statusCode).toBe(403);
  expect((await anne.team())[marc.id]?.change).not.toBeNull();
});

it('takes the kind of another owner away after seven days, so that this is no way around', async () => {
  const { anne, marc } = await createTeam();
  const answer = await anne.makeKind(marc.id, 'teacher');
  expect(answer.json()).toMatchObject({ kind: 'owner', change: { kind: 'teacher' } });
  expect(await mailsOf(marc.email)).toEqual([['owner-change', 'teacher']]);
  trio.clock.advance(7 * day);
  await owners.carryOutDue();
  expect((await anne.team())[marc.id]).toEqual({ kind: 'teacher', change: null });
});

it('lets an owner step down at once, but not the last one', async () => {
  const { anne, marc } = await createTeam();
  expect((await anne.makeKind(anne.id, 'counsellor')).json()).toMatchObject({ kind: 'counsellor' });
  const last = await marc.makeKind(marc.id, 'counsellor');
  expect(last.json()).toMatchObject({ code: 'staff/last-owner' });
  expect((await marc.team())[marc.id]?.kind).toBe('owner');
  expect((await marc.remove(marc.id)).json()).toMatchObject({ code: 'staff/own-account' });
});

it('counts neither invited nor disabled owners as owners', async () => {
  const { anne, marc } = await createTeam();
  await trio.db
    .updateTable('identityUsers')
    .set({ disabledAt: new Date() })
    .where('id', '=', marc.id)
    .execute();
  const answer = await anne.makeKind(anne.id, 'counsellor');
  expect(answer.json()).toMatchObject({ code: 'staff/last-owner' });
});

it('keeps one owner when two remove each other', async () => {
  const { anne, marc, schoolId } = await createTeam();
  await Promise.all([anne.remove(marc.id), marc.remove(anne.id)]);
  trio.clock.advance(7 * day);
  await owners.carryOutDue();
  const left = await trio.db
    .selectFrom('staff')
    .select(['staffId', 'changeDueAt'])
    .where('schoolId', '=', schoolId)
    .execute();
  expect(left).toEqual([{ staffId: expect.any(String), changeDueAt: null }]);
  expect((await actionsOn(left[0]?.staffId ?? '')).at(-1)).toEqual([
    'owner-change-stopped',
    null,
    'none',
  ]);
});

it('removes an invited owner at once', async () => {
  const { anne, marc } = await createTeam();
  await trio.db
    .updateTable('staff')
    .set({ invitedAt: new Date() })
    .where('staffId', '=', marc.id)
    .execute();
  await anne.remove(marc.id);
  expect(Object.keys(await anne.team())).toEqual([anne.id]);
});

it('makes a member an owner seven days after an administrator named them', async () => {
  const { anne, schoolId } = await createTeam();
  const zoe = await asStaff(schoolId, 'teacher');
  const { id } = await createAdmin(trio.db);
  const ada: Caller = {
    sessionId: '',
    userId: id,
    role: 'admin',
    schoolId: null,
    staffKind: null,
    boardId: null,
    openSchools: [],
    signedInAt: new Date(),
  };
  await owners.nameOwner(ada, { schoolId, staffId: zoe.id });
  expect((await anne.team())[zoe.id]).toMatchObject({ kind: 'teacher', change: { kind: 'owner' } });
  for (const { email } of [anne, zoe]) {
    expect(await mailsOf(email)).toEqual([['owner-change', 'owner']]);
  }
  trio.clock.advance(7 * day);
  await owners.carryOutDue();
  expect((await anne.team())[zoe.id]).toEqual({ kind: 'owner', change: null });
  expect(await actionsOn(zoe.id)).toEqual([
    ['owner-change-requested', id, 'owner'],
    ['staff-kind-changed', null, 'owner'],
  ]);
  expect(await owners.nameOwner(ada, { schoolId, staffId: zoe.id })).toBe('owner-already');
});
