import { addDays } from '@trio/domain/time/days';
import { nextReminderAt } from '@trio/domain/steps/reminders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { createReminders, createStepStudent, planOf } from '../../../test/step-student.ts';
import { createTestApp, testSecrets, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { createSchoolClient } from '../../../test/test-client.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createReminderTickets } from '../../platform/tickets/reminder-tickets.ts';
import type { RemindersService } from './reminders.service.ts';

let trio: TestApp;
let database: OpenDatabase;
let reminders: RemindersService;
const logged: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const logTo = { write: (line: string) => void logged.push(line) };
  trio = await createTestApp({ logLevel: 'debug', logTo }, database);
  reminders = createReminders(trio, database);
});
afterAll(() => trio.close());
// No step of an earlier test is due.
beforeEach(async () => {
  await trio.db.deleteFrom('studentSteps').execute();
});

const hour = 60 * 60_000;
const zone = 'America/Toronto';
const today = () => trio.clock.now().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today(), days);
/** Of a school in Ontario, where the reminder of this day is sent. */
const reminderOf = (dueOn: string, sent = 0) =>
  nextReminderAt({ dueOn, sent, zone, now: trio.clock.now() })?.toISOString() ?? null;
const advanceTo = (moment: string | null | undefined) =>
  trio.clock.advance(Date.parse(moment ?? '') - trio.clock.now().getTime());

async function remindedStudent(school: Parameters<typeof createSchool>[1] = {}) {
  const { schoolId } = await createSchool(trio.db, { timeZone: zone, ...school });
  const student = await createStepStudent(trio, { schoolId });
  const dueOn = inDays(7);
  await student.plan(planOf('ask', dueOn));
  await student.remind();
  const row = () =>
    trio.db
      .selectFrom('studentSteps')
      .select(['remindAt', 'remindersSent'])
      .where('studentId', '=', student.id)
      .executeTakeFirstOrThrow();
  const next = async () => (await student.followed()).reminders.next;
  const untilDue = async () => advanceTo(await next());
  const mails = () => trio.mailsTo(student.email);
  const change = (values: object) =>
    trio.db.updateTable('students').set(values).where('studentId', '=', student.id).execute();
  return { ...student, schoolId, dueOn, row, next, untilDue, mails, change };
}

describe('the moment of the next reminder', () => {
  it('is that of the step’s day, while reminders are on', async () => {
    const { next, remind, dueOn } = await remindedStudent();
    expect(await next()).toBe(reminderOf(dueOn));
    const off = await remind(false);
    expect(off.json()).toMatchObject({ reminders: { isOn: false, next: null } });
  });

  it('follows the step', async () => {
    const { next, plan, reflect, checkIn, openStep } = await remindedStudent();
    await plan(planOf('ask', inDays(20)));
    expect(await next()).toBe(reminderOf(inDays(20)));
    await reflect({ action: 'Ask' });
    expect(await next()).toBeNull();
    await plan(planOf('call', inDays(3)));
    expect(await next()).toBe(reminderOf(inDays(3)));
    const stepId = (await openStep())?._id ?? '';
    await checkIn(stepId, { outcome: 'not-yet', next: planOf('call', inDays(9)) });
    expect(await next()).toBe(reminderOf(inDays(9)));
    await checkIn(stepId, { outcome: 'done' });
    expect(await next()).toBeNull();
  });

  it('is in the time zone of the school’s province if no owner chose one', async () => {
    const school = { timeZone: null, country: 'can', state: 'BC' } as const;
    const { next, dueOn } = await remindedStudent(school);
    const expected = nextReminderAt({
      dueOn,
      sent: 0,
      zone: 'America/Vancouver',
      now: trio.clock.now(),
    });
    expect(await next()).toBe(expected?.toISOString());
  });
});

describe('reminders', () => {
  it.each([
    ['an unconfirmed address', { isEmailUnconfirmed: true }],
    ['a username instead of an address', { email: '', username: `brave-otter-${newId()}` }],
  ])('are refused with %s, and can always be turned off', async (_, values) => {
    const { change, remind, followed } = await remindedStudent();
    await change(values);
    const answer = await remind();
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'step/no-email' }]);
    expect((await remind(false)).statusCode).toBe(200);
    expect((await followed()).reminders).toEqual({ isPossible: false, isOn: false, next: null });
  });
});

describe('the job', () => {
  it('sends a reminder on the day, one three school days later, and no third one', async () => {
    const { untilDue, row, mails, dueOn, schoolId, email, next } = await remindedStudent();
    await reminders.sendDue();
    expect(await mails()).toEqual([]);
    await untilDue();
    await reminders.sendDue();
    await reminders.sendDue();
    expect(await mails()).toEqual([
      {
        to: email,
        language: 'en',
        schoolId,
        content: {
          template: 'step-reminder',
          values: { firstName: 'Sam', ticket: expect.any(String) },
        },
        expiresAt: new Date(trio.clock.now().getTime() + 2.5 * hour),
      },
    ]);
    expect(await row()).toMatchObject({ remindersSent: 1 });
    expect(await next()).toBe(reminderOf(dueOn, 1));
    await untilDue();
    await reminders.sendDue();
    expect(await mails()).toHaveLength(2);
    expect(await row()).toEqual({ remindersSent: 2, remindAt: null });
  });

  it('starts again with another day', async () => {
    const { untilDue, plan, next, row } = await remindedStudent();
    await untilDue();
    await reminders.sendDue();
    const dueOn = inDays(10);
    await plan(planOf('ask', dueOn));
    expect(await next()).toBe(reminderOf(dueOn));
    expect(await row()).toMatchObject({ remindersSent: 0 });
  });

  it('sends once though two servers run it at once', async () => {
    const students = [];
    for (let n = 0; n < 6; n += 1) students.push(await remindedStudent());
    const other = createReminders(trio, database);
    await students[0]?.untilDue();
    await Promise.all([reminders.sendDue(), other.sendDue(), reminders.sendDue()]);
    for (const { mails } of students) expect(await mails()).toHaveLength(1);
  });

  it('waits for the next school day outside of the hours', async () => {
    const { untilDue, mails, row } = await remindedStudent();
    await untilDue();
    // 15:30 to 18:00
    trio.clock.advance(2.5 * hour);
    await reminders.sendDue();
    expect(await mails()).toEqual([]);
    const { remindAt, remindersSent } = await row();
    expect(remindersSent).toBe(0);
    trio.clock.advance(Number(remindAt) - trio.clock.now().getTime());
    await reminders.sendDue();
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    ['whose account is disabled', { isDisabled: true }],
    ['whose address is not confirmed any more', { isEmailUnconfirmed: true }],
    ['who turned reminders off', { areRemindersOn: false }],
  ])('sends nothing to a student %s', async (_, values) => {
    const { untilDue, mails, row, change } = await remindedStudent();
    await untilDue();
    await change(values);
    await reminders.sendDue();
    expect(await mails()).toEqual([]);
    expect(await row()).toEqual({ remindersSent: 0, remindAt: null });
  });

  it('sends nothing in a school that has expired', async () => {
    const { untilDue, mails, schoolId } = await remindedStudent();
    await untilDue();
    const expiresAt = trio.clock.now();
    await trio.db
      .updateTable('schools')
      .set({ expiresAt })
      .where('schoolId', '=', schoolId)
      .execute();
    await reminders.sendDue();
    expect(await mails()).toEqual([]);
  });

  it('sends the others if one fails, and reports it', async () => {
    const broken = await remindedStudent();
    const good = await remindedStudent();
    await trio.db
      .updateTable('schools')
      .set({ timeZone: 'Mars/Olympus' })
      .where('schoolId', '=', broken.schoolId)
      .execute();
    advanceTo(reminderOf(good.dueOn));
    await expect(reminders.sendDue()).rejects.toThrow(RangeError);
    expect(await good.mails()).toHaveLength(1);
    expect(await broken.mails()).toEqual([]);
  });

  it('sends more than one batch', async () => {
    const { schoolId, row, untilDue, mails } = await remindedStudent();
    await untilDue();
    const { remindAt } = await row();
    const classmates = await Promise.all(
      Array.from({ length: 3 }, () => createStepStudent(trio, { schoolId })),
    );
    const emails = classmates.map(({ email }) => email);
    for (const { plan, remind } of classmates) {
      await plan(planOf('ask', today()));
      await remind();
    }
    await trio.db.updateTable('studentSteps').set({ remindAt }).execute();
    await createReminders(trio, database, 2).sendDue();
    for (const email of emails) expect(await trio.mailsTo(email)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});

describe('the link of a reminder', () => {
  const tickets = () => createReminderTickets(testSecrets, trio.clock);
  const stop = (ticket: string, options = {}) =>
    trio.call('POST', `/reminders/stop/${ticket}`, options);

  it('turns reminders off, as a mail program sends it, and again', async () => {
    const { untilDue, mails, followed } = await remindedStudent();
    await untilDue();
    await reminders.sendDue();
    const [mail] = await mails();
    const { ticket } = { ticket: '', ...mail?.content.values };
    const form = {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    };
    for (const options of [form, {}, { payload: {} }]) {
      expect((await stop(ticket, options)).statusCode).toBe(204);
      expect((await followed()).reminders).toMatchObject({ isOn: false, next: null });
    }
    trio.clock.advance(14 * 24 * hour);
    await reminders.sendDue();
    expect(await mails()).toHaveLength(1);
  });

  it('works with every body that a mail program may send, and refuses a large one', async () => {
    const { schoolId, id } = await remindedStudent();
    const ticket = await tickets().issue({ schoolId, studentId: id });
    const multipart = {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\n\r\n--x--',
    };
    expect((await stop(ticket, multipart)).statusCode).toBe(204);
    const broken = { headers: { 'content-type': 'application/json' }, payload: '{' };
    expect((await stop(ticket, broken)).statusCode).toBe(204);
    const large = { ...multipart, payload: 'x'.repeat(10_000) };
    expect((await stop(ticket, large)).statusCode).toBe(413);
  });

  it('is accepted after the account was deleted', async () => {
    const school = await createSchoolClient(trio);
    const ticket = await tickets().issue({ schoolId: school.schoolId, studentId: newId() });
    expect((await stop(ticket)).statusCode).toBe(204);
  });

  it('is refused if it is changed, or older than 400 days', async () => {
    const { schoolId, id, followed } = await remindedStudent();
    const ticket = await tickets().issue({ schoolId, studentId: id });
    const refused = await stop(`${ticket.slice(0, -4)}AAAA`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'reminder/link-invalid' },
    ]);
    expect((await followed()).reminders.isOn).toBe(true);
    trio.clock.advance(400 * 24 * hour);
    expect((await stop(ticket)).statusCode).toBe(400);
  });

  it('is not in the logs', async () => {
    const { schoolId, id } = await remindedStudent();
    const ticket = await tickets().issue({ schoolId, studentId: id });
    await stop(ticket);
    await stop(`${ticket}x`);
    await trio.call('GET', `/reminders/stop/${ticket}`);
    const log = logged.join('');
    expect(log).toContain('/api/reminders/stop/:ticket');
    expect(log).not.toContain(ticket.split('.')[1]);
  });
});
