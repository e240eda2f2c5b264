import { setImmediate } from 'node:timers/promises';
import { normaliseAccessCode } from '@trio/domain/access-code';
import { demoAdminEmail } from '../demo/demo-schools.ts';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Clock } from '../platform/clock.ts';
import { upsertSums } from '../features/usage/usage.repository.ts';
import type { Database, Pool } from '../platform/database/database.ts';
import { chanceFrom, type Chance } from './chance.ts';
import { createSeedClasses, type SeedClasses } from './class-rows.ts';
import { planArrivals } from './plan-arrivals.ts';
import { planSchools, type PlannedSchool } from './plan-schools.ts';
import { schoolCalendar } from './school-calendar.ts';
import { schoolSizes } from './school-sizes.ts';
import { createSeedUsage, type SeedUsage } from './seed-usage.ts';
import { insertRows, updateStates, vacuum, type SeededState } from './seed.repository.ts';
import type { Tables } from './seed-tables.ts';
import { studentRows, type Arrival } from './student-rows.ts';

export interface SeedDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly passwordHash: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

export interface SeedPlan {
  readonly schools: number;
  readonly students: number;
  /** The same seed on the same day makes the same database. */
  readonly seed: number;
}

/** Rows per statement: enough for speed, few enough for the rollup triggers. */
const batch = 5000;

export async function seedDatabase(
  deps: SeedDeps,
  { schools: count, students: total, seed }: SeedPlan,
): Promise<readonly PlannedSchool[]> {
  const { db, pool, clock, log } = deps;
  const chance = chanceFrom(seed);
  const now = clock.now();
  const calendar = schoolCalendar(now, chance);
  const schools = planSchools(schoolSizes(count, total, chance), calendar, chance);
  const classes = createSeedClasses(seed, now);
  await insertSchools(deps, schools, { chance, classes, admin: calendar.begin });
  log(`${count} schools`);
  const usage = createSeedUsage(now);
  for (const school of schools) usage.noteSchool(school);
  const around = { ...deps, chance, usage, classes };

  const arrivals = planArrivals(schools, calendar, chance);
  const numbers = new Int32Array(schools.length);
  const from = performance.now();
  let writing = Promise.resolve();
  for (let begin = 0; begin < total; begin += batch) {
    const end = Math.min(total, begin + batch);
    const rows = emptyRows();
    for (let place = begin; place < end; place += 1) {
      // Lets the driver connect and send: a loop of seconds would time its connection out.
      if (place % 250 === 0) await setImmediate();
      const ofSchool = arrivals.schools[place] ?? 0;
      const school = schools[ofSchool];
      if (!school) throw new Error('A student without a school was planned');
      const number = (numbers[ofSchool] = (numbers[ofSchool] ?? 0) + 1);
      const at = arrivals.moments[place] ?? 0;
      addStudent(rows, { school, at, number, end: now.getTime() }, around);
    }
    await writing;
    writing = writeRows(pool, rows);
    // The rejection is handled by the next `await writing`; this avoids an unhandled rejection.
    writing.catch(() => {});
    if (end % 50_000 === 0 || end === total) {
      const seconds = Math.round((performance.now() - from) / 1000);
      log(`${end} of ${total} students, ${seconds} s`);
    }
  }
  await writing;
  await upsertSums(db, usage.sums(), 0);
  log('Putting the tables in order…');
  await vacuum(pool);
  return schools;
}

type Rows = { [T in keyof Tables]: Tables[T][] } & { readonly states: SeededState[] };

const emptyRows = (): Rows => ({
  schools: [],
  classes: [],
  accessCodes: [],
  identityUsers: [],
  identityAccounts: [],
  admins: [],
  staff: [],
  classTeachers: [],
  students: [],
  classStudents: [],
  sorts: [],
  states: [],
  auditEntries: [],
});

/** The order follows the foreign keys. */
async function writeRows(pool: Pool, rows: Rows): Promise<void> {
  await insertRows(pool, 'schools', rows.schools);
  await insertRows(pool, 'classes', rows.classes);
  await insertRows(pool, 'accessCodes', rows.accessCodes);
  await insertRows(pool, 'identityUsers', rows.identityUsers);
  await insertRows(pool, 'identityAccounts', rows.identityAccounts);
  await insertRows(pool, 'admins', rows.admins);
  await insertRows(pool, 'staff', rows.staff);
  await insertRows(pool, 'classTeachers', rows.classTeachers);
  await insertRows(pool, 'students', rows.students);
  await insertRows(pool, 'classStudents', rows.classStudents);
  await insertRows(pool, 'sorts', rows.sorts);
  await updateStates(pool, rows.states);

  await insertRows(pool, 'auditEntries', rows.auditEntries);
}

async function insertSchools(
  deps: SeedDeps,
  schools: readonly PlannedSchool[],
  { chance, classes, admin: since }: { chance: Chance; classes: SeedClasses; admin: number },
): Promise<void> {
  const first = emptyRows();
  const createdAt = new Date(since);
  const admin = {
    adminId: chance.id(since),
    firstName: 'Robin',
    lastName: 'Martel',
    email: demoAdminEmail,
    language: 'en' as const,
    createdAt,
  };
  first.admins.push(admin);
  addUser(
    first,
    {
      id: admin.adminId,
      email: admin.email,
      role: 'admin',
      staffKind: null,
      schoolId: null,
      createdAt,
    },
    deps,
    chance,
  );
  await writeRows(deps.pool, first);
  for (let begin = 0; begin < schools.length; begin += batch) {
    const rows = emptyRows();
    for (const school of schools.slice(begin, begin + batch)) {
      const { row, staff, language } = school;
      const { schoolId, verifiedAt } = row;
      rows.schools.push(row);
      rows.accessCodes.push({ code: normaliseAccessCode(row.accessCode), schoolId, classId: null });
      const teachers = classes.teachersOf(school);
      for (const [place, person] of [...staff, ...teachers].entries()) {
        const { staffId: id, email, createdAt: at } = person;
        rows.staff.push({ ...person, schoolId, language });
        const staffKind = place === 0 ? 'owner' : place < staff.length ? 'counsellor' : 'teacher';
        const user = { id, email, role: 'school', staffKind, schoolId, createdAt: at } as const;
        addUser(rows, { ...user, emailVerified: verifiedAt !== null }, deps, chance);
      }
    }
    await writeRows(deps.pool, rows);
  }
}

interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly staffKind: StaffKind | null;
  readonly schoolId: string | null;
  readonly createdAt: Date;
  readonly disabledAt?: Date | null;
  readonly emailVerified?: boolean;
}

function addUser(rows: Rows, user: NewUser, { passwordHash }: SeedDeps, chance: Chance): void {
  const { id, createdAt, disabledAt = null, emailVerified = false } = user;
  rows.identityUsers.push({
    ...user,
    emailVerified,
    disabledAt,
    updatedAt: disabledAt ?? createdAt,
  });
  rows.identityAccounts.push({
    id: chance.id(createdAt.getTime()),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: passwordHash,
    createdAt,
    updatedAt: createdAt,
  });
}

interface StudentDeps extends SeedDeps {
  readonly chance: Chance;
  readonly usage: SeedUsage;
  readonly classes: SeedClasses;
}

function addStudent(rows: Rows, arrival: Arrival, deps: StudentDeps): void {
  const { chance, usage, classes } = deps;
  const { user, student, sorts } = studentRows(arrival, chance);
  usage.noteStudent(student, sorts);
  rows.students.push(student);
  for (const sort of sorts) rows.sorts.push(sort);
  addUser(rows, user, deps, chance);
  addToClass(rows, arrival, student.studentId, classes);
  addState(rows, student, sorts);
  const [contact] = arrival.school.staff;
  if (!user.disabledAt || !contact) return;
  const { schoolId, name } = arrival.school.row;
  rows.auditEntries.push({
    entryId: chance.id(user.disabledAt.getTime()),
    occurredAt: user.disabledAt,
    action: 'student-disabled',
    actorId: contact.staffId,
    actorRole: 'school',
    actorName: `${contact.firstName} ${contact.lastName}`,
    schoolId,
    schoolName: name,
    subjectId: student.studentId,
  });
}

function addToClass(
  rows: Rows,
  { school, at }: Arrival,
  studentId: string,
  classes: SeedClasses,
): void {
  const joining = classes.join(school, at);
  if (!joining) return;
  const { classId, begun } = joining;
  const { schoolId } = school.row;
  if (begun) {
    const { row, teacher } = begun;
    rows.classes.push(row);
    rows.accessCodes.push({ code: normaliseAccessCode(row.joinCode), schoolId, classId });
    rows.classTeachers.push({ schoolId, classId, staffId: teacher.staffId });
  }
  rows.classStudents.push({ schoolId, classId, studentId, joinedAt: new Date(at) });
}

function addState(
  rows: Rows,
  { schoolId, studentId }: Tables['students'],
  sorts: Rows['sorts'],
): void {
  const latest = sorts.at(-1);
  if (!latest) return;
  const { confirmedAt, answeredMs, startedMs } = latest;
  const activeAt = confirmedAt ?? new Date(Math.max(startedMs, ...answeredMs.map(Number)));
  rows.states.push({ schoolId, studentId, activeAt });
}
