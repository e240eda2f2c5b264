import type { Keeping } from '@trio/contracts/keeping';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass } from '../../../test/factories.ts';
import { createKeepingSchool, createTestKeepingJob } from '../../../test/keeping-school.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { KeepingJobService } from './keeping-job.service.ts';

let trio: TestApp;
let database: OpenDatabase;
let job: KeepingJobService;
beforeAll(async () => {
  trio = await createTestApp();
  database = await openTestDatabase();
  job = createTestKeepingJob(database, trio.clock);
});
afterAll(async () => {
  await trio.close();
  await database.close();
});

const day = 24 * 60 * 60_000;

it('warns, waits 30 days from the delivery, deletes, and leaves a receipt', async () => {
  const school = await createKeepingSchool(trio);
  const { email } = await school.addStudent(20, { firstName: 'Alma' });
  await school.addStudent(70, { firstName: 'Bea' });
  await job.run();
  const mail = await school.ownerMail();
  const [sent] = await trio.mailsTo(school.owner.email).then((all) => all.slice(-1));
  expect(sent?.content).toMatchObject({ template: 'keeping-warning', values: { students: '1' } });
  expect(JSON.stringify(sent)).not.toContain('Alma');
  expect((await trio.mailsTo(email)).map(({ content }) => content.template)).toEqual([
    'account-expiring',
  ]);

  trio.clock.advance(2 * day);
  await job.noteDelivered(mail);
  trio.clock.advance(29 * day);
  await job.run();
  expect(await school.names()).toEqual(['Alma', 'Bea']);
  trio.clock.advance(day);
  await job.run();
  expect(await school.names()).toEqual(['Bea']);

  const { receipts } = (await school.call('GET', '/keeping')).json<Keeping>();
  expect(receipts).toMatchObject([{ students: 1, classes: 0, months: 24 }]);
  const entries = await school.entries();
  expect(entries).toMatchObject([
    { action: 'keeping-warned', actorId: null, details: { students: 1 } },
    {
      action: 'students-deleted-by-time',
      actorId: null,
      subjectId: null,
      details: { students: 1 },
    },
  ]);
  expect(JSON.stringify([receipts, entries])).not.toContain('Alma');
  expect((await trio.mailsTo(email)).map(({ content }) => content.template)).toEqual([
    'account-deleted',
  ]);
});

it('deletes nothing while no owner knows of the warning, and emails them again', async () => {
  const school = await createKeepingSchool(trio);
  await school.addStudent(-400, { firstName: 'Alma' });
  for (let n = 0; n < 15; n += 1) {
    await job.run();
    trio.clock.advance(3 * day);
  }
  expect(await school.names()).toEqual(['Alma']);
  const warnings = (await trio.mailsTo(school.owner.email)).filter(
    ({ content }) => content.template === 'keeping-warning',
  );
  expect(warnings).toHaveLength(5);
});

it('counts the days from when an owner read the list, only for what was on it', async () => {
  const school = await createKeepingSchool(trio);
  await school.addStudent(0, { firstName: 'Alma' });
  const before = trio.clock.now().toISOString();
  trio.clock.advance(1000);
  await job.run();
  trio.clock.advance(1000);
  const early = await school.call('POST', '/keeping/seen', { asOf: before });
  expect(early.json<Keeping>().warnings).toMatchObject([{ known: null }]);
  const { asOf } = (await school.call('GET', '/keeping')).json<Keeping>();
  const seen = await school.call('POST', '/keeping/seen', { asOf });
  expect(seen.json<Keeping>().warnings).toMatchObject([{ knownBy: 'page', students: 1 }]);
  trio.clock.advance(31 * day);
  await job.run();
  expect(await school.names()).toEqual([]);
});

it('takes a student off the list who logs in, and warns again before a later deletion', async () => {
  const school = await createKeepingSchool(trio);
  const { email } = await school.addStudent(0, { firstName: 'Alma' });
  await job.run();
  await job.noteDelivered(await school.ownerMail());
  trio.clock.advance(29 * day);
  await trio.signIn(email);
  trio.clock.advance(day + 1000);
  await job.run();
  expect(await school.names()).toEqual(['Alma']);
  // Two years later, the old warning does not count.
  await trio.db
    .updateTable('studentStates')
    .set({ lastHereOn: '2020-01-01' })
    .where('schoolId', '=', school.schoolId)
    .execute();
  await job.run();
  await job.run();
  expect(await school.names()).toEqual(['Alma']);
});

it('keeps a student for another year', async () => {
  const school = await createKeepingSchool(trio);
  const alma = await school.addStudent(0, { firstName: 'Alma' });
  await school.addStudent(0, { firstName: 'Bea' });
  await job.run();
  await job.noteDelivered(await school.ownerMail());
  const kept = await school.call('POST', '/keeping/students', { students: [alma.id] });
  expect(kept.json()).toEqual({ done: [alma.id], unchanged: [] });
  const again = await school.call('POST', '/keeping/students', { students: [alma.id] });
  expect(again.json()).toEqual({ done: [], unchanged: [alma.id] });
  trio.clock.advance(31 * day);
  await job.run();
  expect(await school.names()).toEqual(['Alma']);
  expect((await school.entries()).map(({ action }) => action)).toContain('student-kept');
});

it('warns no one before an owner has confirmed the period or 90 days have passed', async () => {
  const school = await createKeepingSchool(trio, { isConfirmed: false });
  await school.addStudent(-400);
  const from = (value: string) =>
    trio.db.updateTable('installation').set({ value }).where('name', '=', 'keeping-from').execute();
  const soon = new Date(trio.clock.now().getTime() + 40 * day).toISOString().slice(0, 10);
  await from(soon);
  await job.run();
  expect(await school.entries()).toEqual([]);
  trio.clock.advance(10 * day);
  await job.run();
  expect((await school.entries()).map(({ action }) => action)).toEqual(['keeping-warned']);
});

it('deletes an archived class with its last student, and no other class', async () => {
  const school = await createKeepingSchool(trio);
  const goes = await school.addStudent(0, { firstName: 'Alma' });
  const stays = await school.addStudent(300, { firstName: 'Bea' });
  const state = 'archived' as const;
  await createClass(trio.db, school.schoolId, { name: 'last', state, students: [goes.id] });
  await createClass(trio.db, school.schoolId, {
    name: 'shared',
    state,
    students: [goes.id, stays.id],
  });
  await createClass(trio.db, school.schoolId, { name: 'open', students: [goes.id] });
  await job.run();
  await job.noteDelivered(await school.ownerMail());
  trio.clock.advance(31 * day);
  await job.run();
  const rows = await trio.db
    .selectFrom('classes')
    .select('name')
    .where('schoolId', '=', school.schoolId)
    .orderBy('name')
    .execute();
  expect(rows.map(({ name }) => name)).toEqual(['open', 'shared']);
});

it('warns again when a longer period was shortened', async () => {
  const school = await createKeepingSchool(trio);
  await school.addStudent(0, { firstName: 'Alma' });
  await job.run();
  await job.noteDelivered(await school.ownerMail());
  await school.call('PUT', '/keeping', { months: 36 });
  trio.clock.advance(31 * day);
  await job.run();
  await school.call('PUT', '/keeping', { months: 24 });
  await job.run();
  expect(await school.names()).toEqual(['Alma']);
  await job.noteDelivered(await school.ownerMail());
  trio.clock.advance(31 * day);
  await job.run();
  expect(await school.names()).toEqual([]);
});
