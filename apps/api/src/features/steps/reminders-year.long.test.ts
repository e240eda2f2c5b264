import { addDays, addSchoolDays, isSchoolDay, nextSchoolDay } from '@trio/domain/time/days';
import { dayIn, localTimeIn, momentIn } from '@trio/domain/time/zones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { finishedSort } from '../../../test/sorting-student.ts';
import { createReminders, planOf } from '../../../test/step-student.ts';
import { createTestApp, testSecrets, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { toSentence } from '../../data/steps.mapper.ts';
import { insertSort } from '../../data/sorts.repository.ts';
import { syncStep, updateReminder } from '../../data/steps.repository.ts';
import { updateStudent } from '../../data/students.repository.ts';
import { transactOn, type OpenDatabase } from '../../platform/database/database.ts';
import { createReminderTickets } from '../../platform/tickets/reminder-tickets.ts';

let trio: TestApp;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  trio = await createTestApp({}, database);
});
afterAll(() => trio.close());

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const start = '2027-01-04';
const end = '2028-01-03';
/** No server runs for a day in the middle of a week. */
const outage = { from: Date.parse('2027-05-11T14:00Z'), to: Date.parse('2027-05-12T13:00Z') };
const zones = [
  'America/St_Johns',
  'America/Halifax',
  'America/Toronto',
  'America/Regina',
  'America/Phoenix',
  'America/Vancouver',
  'Europe/Paris',
  'Pacific/Auckland',
];
const studentsPerSchool = 50;

/** Deterministic, so that a failure can be repeated. */
let state = 7;
function chance(max: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return state % max;
}

interface Period {
  /** The step is written at noon of this day. */
  readonly from: string;
  readonly dueOn: string;
  /** Reminders end at noon of this day: another date, a done step, or "Stop these emails". */
  readonly until: string;
  readonly endsBy: 'another date' | 'taken back' | 'stop';
}

interface Student {
  readonly schoolId: string;
  readonly studentId: string;
  readonly sortId: string;
  readonly email: string;
  readonly zone: string;
  readonly kind: 'reminded' | 'off' | 'unconfirmed' | 'username';
  readonly periods: readonly Period[];
}

/** Not in the week of the outage, where the model would have to know which server ran when. */
const calmDay = (wanted: string): string =>
  wanted >= '2027-05-09' && wanted <= '2027-05-16' ? '2027-05-17' : wanted;

function periodsOf(): Period[] {
  const periods: Period[] = [];
  let from = addDays(start, chance(20));
  while (from < '2027-12-01') {
    const wanted = addDays(from, chance(30) - 5);
    const dueOn = wanted === periods.at(-1)?.dueOn ? addDays(wanted, 1) : wanted;
    const until = calmDay(addDays(from, 10 + chance(60)));
    const endsBy = (['another date', 'taken back', 'stop'] as const)[chance(3)] ?? 'stop';
    periods.push({ from, dueOn, until, endsBy });
    from = until;
  }
  return periods.map((period, n) =>
    // Another date needs a next period.
    n === periods.length - 1 ? { ...period, endsBy: 'stop' } : period,
  );
}

const kinds = ['off', 'unconfirmed', 'username'] as const;

async function createStudents(): Promise<Student[]> {
  const students: Student[] = [];
  for (const timeZone of zones) {
    const { schoolId } = await createSchool(trio.db, { timeZone });
    for (let n = 0; n < studentsPerSchool; n += 1) {
      const { id: studentId, email } = await createStudent(trio.db, schoolId);
      const sort = finishedSort();
      const owner = { schoolId, studentId };
      const createdAt = trio.clock.now();
      await insertSort(trio.db, owner, { sort, extraCards: [], createdAt });
      const kind = kinds[n] ?? 'reminded';
      await updateStudent(trio.db, owner, {
        areRemindersOn: kind !== 'off',
        isEmailUnconfirmed: kind === 'unconfirmed',
        ...(kind === 'username' && { email: '', username: `brave-otter-${studentId}` }),
      });
      const periods = periodsOf();
      students.push({ ...owner, sortId: sort.id, email, zone: timeZone, kind, periods });
    }
  }
  return students;
}

const noon = (zone: string, on: string) => momentIn(zone, { day: on, minutes: 12 * 60 + 5 });

const write = (student: Student, dueOn: string | null) =>
  transactOn(trio.db)((connection) => {
    const plan = planOf(`ask until ${dueOn}`, dueOn);
    const written =
      dueOn === null ? { sentence: '', plan: null } : { sentence: toSentence(plan, 'en'), plan };
    return syncStep(connection, student, {
      sortId: student.sortId,
      written,
      now: trio.clock.now(),
    });
  });

async function turnOn(student: Student): Promise<void> {
  await updateStudent(trio.db, student, { areRemindersOn: true });
  await updateReminder(trio.db, student, trio.clock.now());
}

async function stop(student: Student): Promise<void> {
  const ticket = await createReminderTickets(testSecrets, trio.clock).issue(student);
  const answer = await trio.call('POST', `/reminders/stop/${ticket}`);
  expect(answer.statusCode).toBe(204);
}

/** The simulated acts of the students, in order of time. */
const eventsOf = (students: readonly Student[]) =>
  students
    .flatMap((student) =>
      student.periods.flatMap(({ from, dueOn, until, endsBy }) => [
        {
          at: noon(student.zone, from).getTime(),
          run: async () => {
            await write(student, dueOn);
            if (student.kind === 'reminded') await turnOn(student);
          },
        },
        {
          // Just before the next period begins.
          at: noon(student.zone, until).getTime() - minute,
          run: async () => {
            if (endsBy === 'taken back') await write(student, null);
            if (endsBy === 'stop') await stop(student);
          },
        },
      ]),
    )
    .toSorted((a, b) => a.at - b.at);

async function findNextReminder(): Promise<number> {
  const row = await trio.db
    .selectFrom('studentSteps')
    .select('remindAt')
    .where('remindAt', 'is not', null)
    .orderBy('remindAt')
    .executeTakeFirst();
  return row?.remindAt?.getTime() ?? Infinity;
}

/** The job starts every ten minutes, and at once after an outage. */
function runAfter(moment: number): number {
  const tick = Math.ceil(moment / (10 * minute)) * 10 * minute;
  return tick >= outage.from && tick < outage.to ? outage.to : tick;
}

async function simulate(students: readonly Student[]): Promise<void> {
  const one = createReminders(trio, database);
  const two = createReminders(trio, database);
  const advanceTo = (moment: number) => trio.clock.advance(moment - trio.clock.now().getTime());
  const last = Date.parse(end);
  const events = eventsOf(students);
  let runs = 0;
  for (;;) {
    const run = runAfter(await findNextReminder());
    const event = events[0];
    if (event && event.at < run) {
      events.shift();
      advanceTo(event.at);
      await event.run();
    } else {
      if (run > last) return;
      advanceTo(run);
      // Often two servers at the same moment.
      await Promise.all(runs % 3 === 0 ? [one.sendDue(), two.sendDue()] : [one.sendDue()]);
      runs += 1;
    }
  }
}

/** At 15:30, on school days. The second day counts from the one on which the first was sent. */
function nextDay({ from, dueOn }: Period, sentOn: string | undefined): string {
  const first = nextSchoolDay(dueOn);
  const wanted = sentOn === undefined ? first : addSchoolDays(first, 3);
  const isOver = sentOn === undefined ? wanted < from : wanted <= sentOn;
  return isOver ? nextSchoolDay(addDays(sentOn ?? from, 1)) : wanted;
}

const title = 'sends each reminder of a year once, within a day, on school days between 8 and 18';
it(title, { timeout: 30 * minute }, async () => {
  trio.clock.advance(Date.parse(`${start}T00:00Z`) - trio.clock.now().getTime());
  // Of other tests.
  await trio.db.deleteFrom('studentSteps').execute();
  const students = await createStudents();
  expect(students).toHaveLength(400);
  await simulate(students);

  const rows = await trio.db
    .selectFrom('mails')
    .select(['recipient', 'createdAt'])
    .where('template', '=', 'step-reminder')
    .where(
      'recipient',
      'in',
      students.map(({ email }) => email),
    )
    .orderBy('createdAt')
    .execute();
  const sentTo = Map.groupBy(rows, ({ recipient }) => recipient);
  let count = 0;
  let late = 0;
  for (const { email, zone, kind, periods } of students) {
    const sent = (sentTo.get(email) ?? []).map(({ createdAt }) => createdAt);
    if (kind !== 'reminded') expect([kind, sent]).toEqual([kind, []]);
    else {
      for (const period of periods) {
        let sentOn: string | undefined;
        for (let n = 0; n < 2; n += 1) {
          const expectedOn = nextDay(period, sentOn);
          if (expectedOn >= period.until || expectedOn >= end) break;
          const due = momentIn(zone, { day: expectedOn, minutes: 15 * 60 + 30 });
          const mail = sent.shift();
          const about = JSON.stringify([email, zone, period, expectedOn, mail]);
          const wait = Number(mail) - due.getTime();
          expect(wait >= 0 && wait < day, about).toBe(true);
          if (wait >= 10 * minute) late += 1;
          sentOn = dayIn(zone, mail ?? due);
          count += 1;
        }
      }
      expect([email, sent]).toEqual([email, []]);
    }
    for (const { createdAt } of sentTo.get(email) ?? []) {
      const local = localTimeIn(zone, createdAt);
      expect(isSchoolDay(local.day), `${zone} ${createdAt.toISOString()}`).toBe(true);
      expect(local.minutes).toBeGreaterThanOrEqual(8 * 60);
      expect(local.minutes).toBeLessThan(18 * 60);
    }
  }
  expect(rows).toHaveLength(count);
  expect(count).toBeGreaterThan(2000);
  // The outage delayed some.
  expect(late).toBeGreaterThan(0);
});
