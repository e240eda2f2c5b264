import { normaliseAccessCode } from '@trio/domain/access-code';
import { normaliseEmail } from '@trio/domain/email';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { noDueNotices } from '@trio/domain/student-notices';
import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/database.ts';
import type { Boards, Classes, Role, Schools } from '../src/platform/database/schema.generated.ts';
import { insertCredential } from '../src/platform/identity/users.repository.ts';
import { hashPassword } from '../src/platform/identity/passwords.ts';
import { newId } from '../src/platform/ids.ts';
import { testPassword } from './test-app.ts';

export async function createSchool(db: Database, overrides: Partial<Insertable<Schools>> = {}) {
  const schoolId = newId();
  const school = {
    schoolId,
    name: 'Test School',
    accessCode: `Code ${schoolId}`,
    createdAt: new Date(),
    verifiedAt: new Date(),
    ...overrides,
  };
  await db.insertInto('schools').values(school).execute();
  const code = normaliseAccessCode(school.accessCode);
  await db.insertInto('accessCodes').values({ code, schoolId: school.schoolId }).execute();
  return { ...school, code: school.accessCode };
}

interface PersonOverrides {
  firstName?: string;
  lastName?: string;
  email?: string;
  createdAt?: Date;
}

const passwordHash = hashPassword(testPassword);

/** Only consumer and freemium groups look at it. */
const settledAge = (at: Date) => ({ ageOutcome: 'old-enough', ageOutcomeAt: at });

export async function createStudent(
  db: Database,
  schoolId: string,
  overrides: PersonOverrides = {},
) {
  const person = await createPerson(db, 'student', schoolId, overrides);
  const { id: studentId, ...row } = person;
  await db
    .insertInto('students')
    .values({ ...row, schoolId, studentId, ...noDueNotices, ...settledAge(person.createdAt) })
    .execute();
  return person;
}

export async function createStaff(
  db: Database,
  schoolId: string,
  { staffKind = 'owner', ...overrides }: PersonOverrides & { staffKind?: StaffKind } = {},
) {
  const person = await createPerson(db, 'school', schoolId, overrides, staffKind);
  const { id: staffId, ...row } = person;
  await db
    .insertInto('staff')
    .values({ ...row, schoolId, staffId })
    .execute();
  return person;
}

export async function createAdmin(db: Database, overrides: PersonOverrides = {}) {
  const person = await createPerson(db, 'admin', null, overrides);
  const { id: adminId, ...row } = person;
  await db
    .insertInto('admins')
    .values({ ...row, adminId })
    .execute();
  return person;
}

export async function createBoard(db: Database, overrides: Partial<Insertable<Boards>> = {}) {
  const board = { boardId: newId(), name: 'Test Board', createdAt: new Date(), ...overrides };
  await db.insertInto('boards').values(board).execute();
  return board;
}

export async function createBoardMember(
  db: Database,
  boardId: string,
  overrides: PersonOverrides = {},
) {
  const person = await createPerson(db, 'board', null, overrides, null, boardId);
  const { id: memberId, ...row } = person;
  await db
    .insertInto('boardMembers')
    .values({ ...row, boardId, memberId, language: 'en' })
    .execute();
  return person;
}

interface ClassOverrides extends Partial<Insertable<Classes>> {
  teachers?: readonly string[];
  students?: readonly string[];
}

export async function createClass(
  db: Database,
  schoolId: string,
  { teachers = [], students = [], ...overrides }: ClassOverrides = {},
) {
  const classId = newId();
  const createdAt = new Date();
  const row = {
    schoolId,
    classId,
    name: '9B',
    schoolYear: createdAt.getUTCFullYear(),
    termEndsOn: `${createdAt.getUTCFullYear() + 1}-01-31`,
    joiningEndsAt: new Date(createdAt.getTime() + 14 * 24 * 60 * 60_000),
    allowsJoiningWithoutEmail: true,
    joinCode: `Class ${classId}`,
    createdAt,
    ...overrides,
  };
  await db.insertInto('classes').values(row).execute();
  const code = normaliseAccessCode(row.joinCode);
  await db.insertInto('accessCodes').values({ code, schoolId, classId }).execute();
  for (const staffId of teachers) {
    await db.insertInto('classTeachers').values({ schoolId, classId, staffId }).execute();
  }
  for (const studentId of students) {
    await db
      .insertInto('classStudents')
      .values({ schoolId, classId, studentId, joinedAt: createdAt })
      .execute();
  }
  return row;
}

const words = (title: string) => ({
  title,
  imageUrl: '',
  content: 'What it is about.',
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [],
});

/** As staff and administrators send a new card. */
export const beesCard = {
  color: 'green',
  en: words('Bees'),
  fr: words('Abeilles'),
};

export async function createExtraCard(db: Database, schoolId: string | null, name: string) {
  const content = {
    color: 'green',
    en: words(`${name} in English`),
    fr: words(`${name} en français`),
  };
  const row = { cardId: newId(), name, content: JSON.stringify(content), createdAt: new Date() };
  if (schoolId === null) await db.insertInto('platformCards').values(row).execute();
  else {
    await db
      .insertInto('schoolCards')
      .values({ ...row, schoolId })
      .execute();
  }
  return { _id: row.cardId, name, ...content };
}

export async function createImage(db: Database, schoolId: string, studentId: string) {
  const imageId = newId();
  const row = { schoolId, studentId, imageId, byteSize: 1000, createdAt: new Date() };
  await db.insertInto('cardImages').values(row).execute();
  return `/api/cards/images/${imageId}`;
}

async function createPerson(
  db: Database,
  role: Role,
  schoolId: string | null,
  overrides: PersonOverrides,
  staffKind: StaffKind | null = null,
  boardId?: string,
) {
  const id = newId();
  const person = {
    firstName: 'Sam',
    lastName: 'Roy',
    email: `${id}@school.test`,
    createdAt: new Date(),
    ...overrides,
  };
  await insertCredential(db, {
    userId: id,
    email: normaliseEmail(person.email),
    passwordHash: await passwordHash,
    role,
    schoolId,
    ...(boardId !== undefined && { boardId }),
    staffKind,
    createdAt: person.createdAt,
  });
  return { id, ...person };
}
