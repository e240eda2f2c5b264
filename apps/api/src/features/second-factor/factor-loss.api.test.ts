import { factorLossHours } from '@trio/domain/second-factor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import {
  createOwner,
  createOwnerClient,
  enrolAppOf,
  finish,
  halfTokenOf,
  logIn,
} from '../../../test/second-factor-fixture.ts';
import { createTestApp, testSecrets, type TestApp } from '../../../test/test-app.ts';
import { actionsAbout, createTestClient } from '../../../test/test-client.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { commandLineAdmin } from '../../cli/admin/command-line-admin.ts';
import { transactOn } from '../../platform/database/database.ts';
import { createEmbeddedIdentity } from '../../platform/identity/embedded-identity.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { createFactorLossService, type FactorLossService } from './factor-loss.service.ts';

let trio: TestApp;
let losses: FactorLossService;
beforeAll(async () => {
  const database = await openTestDatabase();
  trio = await createTestApp({}, database);
  const { clock, db, origin: publicUrl } = trio;
  const { pool } = database;
  const secrets = testSecrets;
  losses = createFactorLossService({
    db,
    transact: transactOn(db),
    identity: createEmbeddedIdentity({ pool, secrets, publicUrl, clock, supportAccess: 'open' }),
    outbox: createOutbox({ jobs: createJobs(pool), sealer: createSealer(secrets), clock }),
    clock,
  });
});
afterAll(() => trio.close());

const actionsBy = async (actorId: string) => {
  const entries = trio.db.selectFrom('auditEntries').select('action');
  return (await entries.where('actorId', '=', actorId).execute()).map(({ action }) => action);
};
const newOwner = () => createOwner(trio);
const newClient = () => createOwnerClient(trio);

const report = async (email: string) =>
  trio.call('POST', '/identity/second-factor/loss', {
    payload: { token: await halfTokenOf(trio, email) },
  });
async function newTeam() {
  const { schoolId } = await createSchool(trio.db);
  const [anne, marc] = [await createStaff(trio.db, schoolId), await createStaff(trio.db, schoolId)];
  const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  return { schoolId, anne, marc, teacher };
}
const linkFor = async (email: string) => {
  const mails = await trio.mailsTo(email);
  return tokenIn(mails.find(({ content }) => content.template === 'second-factor-loss'));
};

it('removes an owner’s second factor after 72 hours, and tells all owners at once', async () => {
  const { anne, marc, teacher } = await newTeam();
  await enrolAppOf(trio, anne.email);
  const answer = (await report(anne.email)).json<{ way: string; due: string }>();
  expect(answer.way).toBe('wait');
  expect(Date.parse(answer.due) - trio.clock.now().getTime()).toBe(factorLossHours * 3_600_000);
  expect((await report(anne.email)).json()).toEqual(answer);
  for (const { email } of [anne, marc]) {
    const mails = await trio.mailsTo(email);
    const loss = mails.filter(({ content }) => content.template === 'second-factor-loss');
    expect(loss).toHaveLength(1);
  }
  expect(await trio.mailsTo(teacher.email)).toEqual([]);
  trio.clock.advance(factorLossHours * 3_600_000 - 1000);
  await losses.carryOutDue();
  expect((await logIn(trio, anne.email)).statusCode).toBe(401);
  trio.clock.advance(1000);
  await losses.carryOutDue();
  expect((await logIn(trio, anne.email)).statusCode).toBe(204);
  expect(await actionsBy(anne.id)).toContain('second-factor-loss-reported');
  expect(await actionsAbout(trio, anne.id)).toEqual(['second-factor-reset']);
});

it('is stopped by the link of any owner', async () => {
  const { anne, marc } = await newTeam();
  await enrolAppOf(trio, anne.email);
  await report(anne.email);
  const payload = { token: await linkFor(marc.email) };
  const stop = (body: object) =>
    trio.call('POST', '/identity/second-factor/loss/stop', { payload: body });
  expect((await stop(payload)).statusCode).toBe(204);
  expect((await stop({ token: await linkFor(anne.email) })).statusCode).toBe(400);
  expect(await actionsAbout(trio, anne.id)).toEqual(['second-factor-loss-stopped']);
  trio.clock.advance(factorLossHours * 3_600_000);
  await losses.carryOutDue();
  expect((await logIn(trio, anne.email)).statusCode).toBe(401);
});

it('is stopped by a log-in with the second factor, not by a new password', async () => {
  const { anne, marc } = await newTeam();
  const app = await enrolAppOf(trio, anne.email);
  await report(anne.email);
  const { email } = anne;
  await trio.call('POST', '/identity/reset', { payload: { email } });
  expect(await linkFor(marc.email)).toBeTruthy();
  await finish(trio, { token: await halfTokenOf(trio, email), code: app.code() });
  const left = trio.db.selectFrom('identityFactorLosses').selectAll().where('userId', '=', anne.id);
  expect(await left.execute()).toEqual([]);
});

it('is an owner for a teacher: on the team page, logged and mailed', async () => {
  const { anne, marc, teacher } = await newTeam();
  await enrolAppOf(trio, teacher.email);
  await enrolAppOf(trio, marc.email);
  expect((await report(teacher.email)).json()).toEqual({ way: 'owner', due: null });
  const owner = await createTestClient(trio, anne.email);
  const list = (await owner.call('GET', '/staff')).json<{
    staff: { _id: string; hasSecondFactor: boolean }[];
  }>().staff;
  expect(list.filter(({ hasSecondFactor }) => hasSecondFactor).map(({ _id }) => _id)).toEqual(
    expect.arrayContaining([teacher.id, marc.id]),
  );
  const remove = async (id: string) => owner.call('DELETE', `/staff/${id}/second-factor`);
  expect((await remove(marc.id)).json()).toMatchObject({ code: 'factor/owner-waits' });
  expect((await remove(teacher.id)).statusCode).toBe(204);
  expect((await remove(teacher.id)).json()).toMatchObject({ code: 'factor/none' });
  expect((await logIn(trio, teacher.email)).statusCode).toBe(204);
  expect((await trio.mailsTo(teacher.email)).at(-1)?.content.values).toMatchObject({
    kind: 'reset',
  });
  const other = await newClient();
  const { statusCode } = await other.client.call('DELETE', `/staff/${teacher.id}/second-factor`);
  expect(statusCode).toBe(404);
});

it('is the Trio team for an only owner, and for no one whom an owner can help', async () => {
  const { id, email, schoolId } = await newOwner();
  await enrolAppOf(trio, email);
  expect((await report(email)).json()).toEqual({ way: 'team', due: null });
  const admin = await createTestClient(trio, (await createAdmin(trio.db)).email);
  const person = await admin.call('GET', `/people/${id}`);
  expect(person.json()).toMatchObject({ secondFactor: 'removable' });
  const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  await enrolAppOf(trio, teacher.email);
  const remove = (of: string) => admin.call('DELETE', `/people/${of}/second-factor`);
  expect((await remove(teacher.id)).json()).toMatchObject({ code: 'factor/owner-can-help' });
  expect((await remove(id)).statusCode).toBe(204);
  expect((await logIn(trio, email)).statusCode).toBe(204);
  const entry = trio.db
    .selectFrom('auditEntries')
    .select(['schoolId', 'details'])
    .where('subjectId', '=', id)
    .where('action', '=', 'second-factor-reset');
  expect(await entry.execute()).toEqual([{ schoolId, details: { way: 'team' } }]);
});

it('is the command line for an administrator', async () => {
  const admin = await createAdmin(trio.db);
  await enrolAppOf(trio, admin.email);
  expect((await report(admin.email)).json()).toEqual({ way: 'operator', due: null });
  const run = (email: string) => losses.removeOfAdmin(commandLineAdmin, email);
  expect(await run((await newOwner()).email)).toBeNull();
  expect(await run(admin.email)).toBe('removed');
  expect(await run(admin.email)).toBe('none');
  expect((await logIn(trio, admin.email)).statusCode).toBe(204);
});
