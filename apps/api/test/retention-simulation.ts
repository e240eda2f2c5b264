import { noDueNotices } from '@trio/domain/student-notices';
import { addDays, daysBetween } from '@trio/domain/time/days';
import { sql } from 'kysely';
import { updateLastHere } from '../src/data/student-states.repository.ts';
import { newId } from '../src/platform/ids.ts';
import { createSchool, createStaff } from './factories.ts';
import { createTestKeepingJob } from './keeping-school.ts';
import type { openTestDatabase } from './test-database.ts';

const firstDay = '2027-01-01';
/** From here on, schools that confirmed nothing delete too. */
const graceEnds = 90;

interface Pupil {
  readonly id: string;
  readonly school: SimulatedSchool;
  /** Numbers of days, ascending. The first one is when the account was made. */
  readonly visits: readonly number[];
  next: number;
  dueOn: number;
  /** When an owner first knew of the warning that now has the student. */
  knownOn: number | null;
}

interface SimulatedSchool {
  readonly schoolId: string;
  readonly months: number;
  readonly startsOn: number;
  readonly hasMail: boolean;
}

export interface Plan {
  readonly students: number;
  readonly days: number;
  /** On other days the machine is off: nobody can log in and no job runs. */
  readonly isOn: (day: number) => boolean;
  /** Days after which a row is overdue. */
  readonly patience: number;
}

export interface Outcome {
  readonly deleted: number;
  readonly left: number;
  readonly early: number;
  readonly overdue: number;
  readonly receipts: number;
  readonly ofSilentSchools: number;
}

/** The same sequence in each run. */
function createChance(seed: number) {
  let state = seed;
  return (max: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}

const dateOf = (day: number): string => addDays(firstDay, day);
const timeOf = (day: number): Date => new Date(`${dateOf(day)}T03:00:00Z`);

/** Independent of the product's SQL: the same day of a later month, or that month's last day. */
function monthsLater(day: number, months: number): number {
  const [year = 0, month = 0, date = 0] = dateOf(day).split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return daysBetween(firstDay, due.toISOString().slice(0, 10));
}

function visit(pupil: Pupil, day: number): void {
  const { months, startsOn } = pupil.school;
  pupil.dueOn = Math.max(monthsLater(day, months), startsOn);
  pupil.knownOn = null;
}

export async function simulate(
  database: Awaited<ReturnType<typeof openTestDatabase>>,
  plan: Plan,
): Promise<Outcome> {
  const { db } = database;
  let today = 0;
  const chance = createChance(42);
  const job = createTestKeepingJob(database, { now: () => timeOf(today) });
  await sql`UPDATE installation SET value = ${dateOf(graceEnds)} WHERE name = 'keeping-from'`.execute(
    db,
  );
  const schools = await createSchools();
  const alive = await createPupils(schools);
  const found = { early: 0, overdue: 0, deleted: 0, ofSilentSchools: 0 };

  for (; today < plan.days; today += 1) {
    if (plan.isOn(today)) {
      await visitToday();
      await job.run();
      await noteDeletions();
      await deliver();
    }
    for (const { dueOn, school } of alive.values()) {
      // The first warnings are made on the first day, so nothing can be deleted before the 31st.
      if (school.hasMail && Math.max(dueOn, 31) + plan.patience < today) found.overdue += 1;
    }
  }
  const receipts = await db
    .selectFrom('keepingReceipts')
    .select(({ fn }) => fn.sum<string>('students').as('students'))
    .where(
      'schoolId',
      'in',
      schools.map(({ schoolId }) => schoolId),
    )
    .executeTakeFirst();
  return { ...found, left: alive.size, receipts: Number(receipts?.students) };

  async function createSchools(): Promise<readonly SimulatedSchool[]> {
    const made: SimulatedSchool[] = [];
    for (const [months, isConfirmed, hasMail] of [
      [12, true, true],
      [18, true, true],
      [24, true, true],
      [24, false, true],
      [36, true, true],
      [12, true, false],
    ] as const) {
      const { schoolId } = await createSchool(db);
      await createStaff(db, schoolId);
      if (isConfirmed) {
        await db
          .insertInto('schoolKeeping')
          .values({ schoolId, months, confirmedAt: timeOf(0) })
          .execute();
      }
      made.push({ schoolId, months, startsOn: isConfirmed ? 0 : graceEnds, hasMail });
    }
    return made;
  }

  async function createPupils(of: readonly SimulatedSchool[]): Promise<Map<string, Pupil>> {
    const pupils = Array.from({ length: plan.students }, (_, n): Pupil => {
      const school = of[n % of.length];
      if (!school) throw new Error('There are no schools');
      // Half of them were there long before the upgrade.
      const made = n % 2 === 0 ? -chance(1500) : chance(plan.days - 300);
      // Some never log in; some come back after more than a year.
      const gaps = Array.from({ length: chance(6) }, () => 1 + chance(n % 5 === 0 ? 700 : 120));
      const visits = gaps.reduce((days, gap) => [...days, (days.at(-1) ?? made) + gap], [made]);
      const pupil = { id: newId(), school, visits, next: 1, dueOn: 0, knownOn: null };
      visit(pupil, made);
      return pupil;
    });
    for (let from = 0; from < pupils.length; from += 1000) {
      const part = pupils.slice(from, from + 1000);
      const rows = part.map(({ id, school, visits }, n) => ({
        schoolId: school.schoolId,
        username: `pupil-${from + n}-${id}`,
        createdAt: timeOf(visits[0] ?? 0),
        id,
      }));
      await db
        .insertInto('identityUsers')
        .values(
          rows.map((row) => ({
            ...row,
            email: `${row.id}@placeholder.test`,
            role: 'student' as const,
            updatedAt: row.createdAt,
          })),
        )
        .execute();
      await db
        .insertInto('students')
        .values(
          rows.map(({ id, ...row }, n) => ({
            ...row,
            ...noDueNotices,
            studentId: id,
            firstName: 'A',
            lastName: 'B',
            email: n % 20 === 0 ? `${id}@pupil.test` : '',
          })),
        )
        .execute();
    }
    return new Map(pupils.map((pupil) => [pupil.id, pupil]));
  }

  async function visitToday(): Promise<void> {
    for (const pupil of alive.values()) {
      const { visits, school, id } = pupil;
      const due = visits[pupil.next];
      if (due === undefined || due > today) continue;
      while ((visits[pupil.next] ?? Infinity) <= today) pupil.next += 1;
      visit(pupil, today);
      await updateLastHere(db, { schoolId: school.schoolId, studentId: id }, timeOf(today));
    }
  }

  async function noteDeletions(): Promise<void> {
    const { rows: counted } = await sql<{ students: number }>`
      SELECT count(*)::int AS students FROM students`.execute(db);
    if (counted[0]?.students === alive.size) return;
    const { rows } = await sql<{ id: string }>`
      SELECT student_id AS id FROM students`.execute(db);
    const there = new Set(rows.map(({ id }) => id));
    for (const [id, { dueOn, knownOn, school }] of alive) {
      if (there.has(id)) continue;
      alive.delete(id);
      found.deleted += 1;
      if (!school.hasMail) found.ofSilentSchools += 1;
      if (today < dueOn || knownOn === null || today - knownOn < 30) found.early += 1;
    }
  }

  /** Delivers the queued emails, except those of the school without working mail. */
  async function deliver(): Promise<void> {
    const mails = await db
      .deleteFrom('mails')
      .where('template', '=', 'keeping-warning')
      .returning(['template', 'schoolId', 'createdAt'])
      .execute();
    const working = new Set(schools.filter(({ hasMail }) => hasMail).map((one) => one.schoolId));
    for (const mail of mails) {
      if (mail.schoolId !== null && working.has(mail.schoolId)) await job.noteDelivered(mail);
    }
    const { rows } = await sql<{ id: string }>`
      SELECT st.student_id AS id
      FROM student_states st JOIN keeping_warnings w USING (school_id, warning_id)
      WHERE w.known_at = ${timeOf(today)}`.execute(db);
    for (const { id } of rows) {
      const pupil = alive.get(id);
      if (pupil) pupil.knownOn ??= today;
    }
  }
}
