import type { StaffKind } from '@trio/domain/staff-kinds';
import { noDueNotices } from '@trio/domain/student-notices';
import {
  hasUsers,
  insertPerson,
  insertStudentWithUsername,
  type NewPerson,
} from '../data/people.repository.ts';
import { insertSavedCareer } from '../data/saved-careers.repository.ts';
import { insertEffectAnswer } from '../data/effect.repository.ts';
import { renewEffectResults } from '../features/effect/effect.service.ts';
import { insertSchool } from '../data/schools.repository.ts';
import { upsertSums } from '../features/usage/usage.repository.ts';
import type { Clock } from '../platform/clock.ts';
import { transactOn, type Database } from '../platform/database/database.ts';
import type { Identity } from '../platform/identity/identity.ts';
import { newId } from '../platform/ids.ts';
import { makeDemoFigures } from './demo-board.ts';
import { insertDemoClass, type DemoMembers } from './demo-classes.ts';
import { insertDemoConversations } from './demo-conversations.ts';
import { demoEffect } from './demo-effect.ts';
import { insertDemoKeeping } from './demo-keeping.ts';
import { demoSavedCareers } from './demo-saved-careers.ts';
import {
  demoAdminEmail,
  demoBoard,
  demoBoardEmail,
  demoCounsellor,
  demoCounsellorEmail,
  demoEmail,
  demoPassword,
  demoSchools,
  demoStaff,
  demoStaffEmail,
  demoStudent,
  demoStudentEmail,
  demoTeacher,
  demoTeacherEmail,
  type DemoSchool,
} from './demo-schools.ts';
import { demoSorts, notJoined } from './demo-sorts.ts';
import { demoSurveys } from './demo-surveys.ts';
import { demoUsage } from './demo-usage.ts';
import {
  insertDemoAnswers,
  insertDemoBoard,
  insertDemoSort,
  markNotJoined,
  transactAlone,
} from './demo.repository.ts';

export interface DemoDeps {
  readonly db: Database;
  readonly identity: Pick<Identity, 'users' | 'hashPassword'>;
  readonly clock: Clock;
  readonly log: (message: string) => void;
  readonly schools?: readonly DemoSchool[];
}

type Person = Omit<NewPerson, 'userId' | 'passwordHash'> & {
  readonly username?: string | undefined;
};

const day = 24 * 60 * 60_000;

/** Does nothing if the database has any users. */
export async function seedDemo(deps: DemoDeps): Promise<void> {
  const { db, identity, clock, log, schools = demoSchools } = deps;
  const passwordHash = await identity.hashPassword(demoPassword);
  await transactAlone(transactOn(db))(async (connection) => {
    if (await hasUsers(connection)) return;
    const now = clock.now();
    const insert = async (person: Person) => {
      const userId = newId();
      const { schoolId, username } = person;
      if (schoolId !== null && username !== undefined) {
        const { firstName, lastName, language, createdAt } = person;
        const student = { schoolId, username, firstName, lastName, language, createdAt };
        await insertStudentWithUsername(connection, identity.users, {
          ...student,
          userId,
          passwordHash,
        });
      } else {
        await insertPerson(connection, identity.users, { ...person, userId, passwordHash });
      }
      return userId;
    };

    await insert({
      role: 'admin',
      staffKind: null,
      schoolId: null,
      firstName: 'Robin',
      lastName: 'Martel',
      email: demoAdminEmail,
      language: 'en',
      createdAt: new Date(now.getTime() - 400 * day),
    });
    const visitors: Parameters<typeof demoUsage>[0][number][] = [];
    for (const school of schools) {
      await insertSchool(connection, schoolRow(school, now));
      const staff = new Map<StaffKind, string>();
      const students: DemoMembers['students'][number][] = [];
      const hasAged = school.flags?.isConsumerGroup ?? school.flags?.isFreemiumGroup ?? false;
      for (const { n, ...person } of peopleOf(school, now)) {
        const ageOutcome = hasAged && n !== null ? 'old-enough' : null;
        const owner = { schoolId: school.id, studentId: await insert({ ...person, ageOutcome }) };
        if (n === null) {
          if (person.staffKind) staff.set(person.staffKind, owner.studentId);
          visitors.push({ ...person, n, sorts: [] });
          continue;
        }
        students.push({ ...owner, n, createdAt: person.createdAt });
        const isConsumerGroup = school.flags?.isConsumerGroup ?? false;
        const isFirstSorted = school.flags?.isPathExplorerEnabled ?? false;
        const hasClasses = school.classes !== undefined;
        const sorts = demoSorts(n, { ...person, isConsumerGroup, isFirstSorted, hasClasses, now });
        if (hasClasses && n === notJoined) await markNotJoined(connection, owner);
        for (const sort of sorts) await insertDemoSort(connection, owner, sort);
        if (school.flags?.isEffectOn) {
          for (const answer of demoEffect(n, sorts)) {
            await insertEffectAnswer(connection, owner, answer);
          }
        }
        for (const saved of demoSavedCareers(n, sorts)) {
          await insertSavedCareer(connection, { ...owner, ...saved });
        }
        visitors.push({ ...person, n, sorts });
        if (isConsumerGroup) {
          const { language } = person;
          const answeredAt = new Date(now.getTime() - 1.5 * day);
          for (const answers of demoSurveys(n, language)) {
            await insertDemoAnswers(connection, owner, { ...answers, language, answeredAt });
          }
        }
      }
      for (const demo of school.classes ?? []) {
        await insertDemoClass(connection, school.id, demo, { staff, students }, now);
      }
      const { id: schoolId, language } = school;
      if (school.keepsOneYear) await insertDemoKeeping(connection, schoolId, now);
      await insertDemoConversations(connection, { schoolId, language }, { staff, students }, now);
    }
    const boardSince = new Date(now.getTime() - 300 * day);
    await insertDemoBoard(connection, { ...demoBoard, createdAt: boardSince });
    await insert({
      role: 'board',
      staffKind: null,
      schoolId: null,
      boardId: demoBoard.boardId,
      firstName: 'Dana',
      lastName: 'Whitefield',
      email: demoBoardEmail,
      language: 'en',
      createdAt: boardSince,
    });
    await makeDemoFigures(connection, clock);
    await renewEffectResults(connection, clock);
    await upsertSums(connection, demoUsage(visitors, now), 0);
    log(
      `Demo data: ${schools.length} schools, ${schools.reduce((n, s) => n + s.students, 0)} students`,
    );
  });
}

const daysHere = (school: DemoSchool): number =>
  380 - 60 * demoSchools.findIndex(({ id }) => id === school.id);

function schoolRow(school: DemoSchool, now: Date) {
  const createdAt = new Date(now.getTime() - daysHere(school) * day);
  return {
    schoolId: school.id,
    name: school.name,
    accessCode: school.code,
    region: school.region,
    ...school.place,
    ...school.flags,
    createdAt,
    verifiedAt: createdAt,
    expiresAt: school.isExpired ? new Date(now.getTime() - 30 * day) : null,
  };
}

const daysSinceJoining = (school: DemoSchool, n: number): number =>
  n === 0 && school.flags?.isPathExplorerEnabled ? 3 : (n * n * 5) % (daysHere(school) - 20);

function* peopleOf(school: DemoSchool, now: Date) {
  const base = { schoolId: school.id, language: school.language };
  for (const { emailName: _, ...member } of staffOf(school)) {
    yield {
      ...base,
      ...member,
      n: null,
      role: 'school' as const,
      createdAt: new Date(now.getTime() - daysHere(school) * day),
    };
  }
  for (let n = 0; n < school.students; n += 1) {
    const person = demoStudent(school, n);
    yield {
      ...base,
      n,
      role: 'student' as const,
      staffKind: null,
      firstName: person.firstName,
      lastName: person.lastName,
      email: n === 0 ? demoStudentEmail(school) : demoEmail(school, n),
      username: school.usernames?.[n],
      dueNotices: noDueNotices,
      createdAt: new Date(now.getTime() - daysSinceJoining(school, n) * day),
    };
  }
}

const staffOf = (school: DemoSchool) => [
  { ...demoStaff(school), email: demoStaffEmail(school), staffKind: 'owner' as const },
  ...(school.classes
    ? [
        {
          ...demoCounsellor(school),
          email: demoCounsellorEmail(school),
          staffKind: 'counsellor' as const,
        },
        { ...demoTeacher(school), email: demoTeacherEmail(school), staffKind: 'teacher' as const },
      ]
    : []),
];
