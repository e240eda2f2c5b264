import { reflection } from '@trio/contracts/reflection';
import { getClass, listClasses } from '@trio/contracts/classes';
import { watchClass } from '@trio/contracts/live-classes';
import { stages } from '@trio/domain/classes/stages';
import type { Answer } from '@trio/contracts/endpoint';
import type { getEffectResults } from '@trio/contracts/effect';
import { listQueue } from '@trio/contracts/queue';
import { listPendingProfiles } from '@trio/contracts/profile';
import type { ResultRecord } from '@trio/contracts/results';
import { givenAnswers, surveyQuestions } from '@trio/contracts/survey-questions';
import { readSurveyAnswers } from '@trio/contracts/surveys';
import { getUsage } from '@trio/contracts/usage';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { userDirectory } from '../platform/identity/user-directory.ts';
import {
  demoAdminEmail,
  demoCounsellorEmail,
  demoEmail,
  demoPassword,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
  demoTeacherEmail,
  type DemoSchool,
} from './demo-schools.ts';
import { seedDemo } from './seed-demo.ts';
import { signInsToPrint } from './sign-ins-to-print.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
  // TRUNCATE fires no DELETE triggers, so the rollup tables are truncated too.
  await sql`TRUNCATE schools, identity_users, admins, platform_totals, platform_months,
    platform_challenges, usage_days, usage_abandons, usage_cards, usage_looks CASCADE`.execute(
    trio.db,
  );
});
afterAll(() => trio.close());

const sharedIn = {
  en: 'Places where everyone belongs, and the stories that keep them alive.',
  fr: 'Des lieux où tout le monde a sa place, et les histoires qui les font vivre.',
};

const identity = { hashPassword, users: userDirectory };
const logged: string[] = [];
const seed = () =>
  seedDemo({ db: trio.db, identity, clock: trio.clock, log: (line) => logged.push(line) });
const countStudents = async (): Promise<number> =>
  Number(
    (
      await trio.db
        .selectFrom('students')
        .select(sql<string>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it('prints no accounts without a demo', async () => {
  expect(await signInsToPrint(trio.db, identity)).toEqual([]);
});

it('creates a school of each kind in an empty database, with 60 students in the ordinary one', async () => {
  await seed();
  const kinds = await trio.db
    .selectFrom('schools')
    .select(['region', 'isConsumerGroup', 'isFreemiumGroup', 'isPathExplorerEnabled', 'expiresAt'])
    .orderBy('schoolId')
    .execute();
  expect(
    kinds.map(({ expiresAt, ...kind }) => ({
      ...kind,
      isExpired: expiresAt !== null && expiresAt < trio.clock.now(),
    })),
  ).toEqual([
    {
      region: 'canada',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'new-brunswick',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'usa',
      isConsumerGroup: true,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'other',
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'canada',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: true,
      isExpired: false,
    },
    {
      region: 'usa',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: true,
    },
  ]);
  const ordinary = trio.db
    .selectFrom('students')
    .select('email')
    .where('schoolId', '=', demoSchools[0]?.id ?? '');
  expect(await ordinary.execute()).toHaveLength(60);
});

it('has saved careers of the trio of some students, saved after it', async () => {
  const saved = await trio.db
    .selectFrom('savedCareers as s')
    .innerJoin('students as t', (join) =>
      join.onRef('t.schoolId', '=', 's.schoolId').onRef('t.studentId', '=', 's.studentId'),
    )
    .select(['s.studentId', 's.savedAt', 't.lastSortedAt'])
    .execute();
  const students = new Set(saved.map(({ studentId }) => studentId));
  expect(students.size).toBeGreaterThan(20);
  expect(students.size).toBeLessThan(await countStudents());
  for (const { savedAt, lastSortedAt } of saved) {
    expect(savedAt > lastSortedAt && savedAt < trio.clock.now()).toBe(true);
  }
});

it('has a step that is overdue and one with a check-in, as the reflection says it', async () => {
  const steps = await trio.db
    .selectFrom('studentSteps as p')
    .innerJoin('sorts', (join) =>
      join.onRef('sorts.studentId', '=', 'p.studentId').onRef('sorts.sortId', '=', 'p.sortId'),
    )
    .leftJoin('stepCheckIns as c', (join) =>
      join.onRef('c.studentId', '=', 'p.studentId').onRef('c.stepId', '=', 'p.stepId'),
    )
    .select(['p.sentence', 'p.closedAt', 'c.outcome', 'reflection'])
    .select(sql<boolean>`p.due_on < ${trio.clock.now()}::date`.as('isOverdue'))
    .where('p.schoolId', '=', demoSchools[0]?.id ?? '')
    .orderBy('isOverdue')
    .execute();
  expect(steps).toMatchObject([
    { outcome: 'not-yet', isOverdue: false, closedAt: null },
    { outcome: null, isOverdue: true, closedAt: null },
  ]);
  for (const { sentence, reflection: words } of steps) {
    expect(reflection.parse(words)).toMatchObject({
      action: sentence,
      plan: { will: expect.any(String) },
    });
  }
});

it('has all kinds of results; each first student has none, except in the path-explorer school', async () => {
  const { schoolId, ...ordinary } = { schoolId: demoSchools[0]?.id ?? '', school: demoSchools[0] };
  const sorted = await trio.db
    .selectFrom('students')
    .select(['email', 'sortAttempts', 'isQuickSort', 'timeSpentMs', 'createdAt', 'lastSortedAt'])
    .where('schoolId', '=', schoolId)
    .where('sortAttempts', '>', 0)
    .execute();
  expect(sorted.length).toBeGreaterThan(30);
  expect(sorted.filter(({ isQuickSort }) => isQuickSort)).toHaveLength(1);
  expect(sorted.filter(({ sortAttempts }) => sortAttempts === 2).map(({ email }) => email)).toEqual(
    [ordinary.school && demoEmail(ordinary.school, 1)],
  );
  for (const { createdAt, lastSortedAt, timeSpentMs } of sorted) {
    expect(lastSortedAt > createdAt && lastSortedAt < trio.clock.now()).toBe(true);
    expect(Number(timeSpentMs)).toBeGreaterThan(10_000);
  }
  const open = trio.db.selectFrom('sorts').select('studentId').where('confirmedAt', 'is', null);
  expect(await open.where('schoolId', '=', schoolId).execute()).toHaveLength(4);
  const signedIn = async (email: string) => {
    const { authorization } = await trio.signIn(email, demoPassword);
    return (
      await trio.call('GET', '/results', { headers: { authorization } })
    ).json<ResultRecord>();
  };
  for (const school of demoSchools) {
    const first = await signedIn(demoStudentEmail(school));
    if (school.flags?.isPathExplorerEnabled) {
      // Students with both next steps are asked for a reflection first.
      expect(first).toMatchObject({ sortAttempts: 1, confirmed: { reflection: {} } });
    } else {
      expect(first).toMatchObject({ id: null, sortAttempts: 0 });
    }
  }
  const { confirmed, previous, cards } = await signedIn(
    ordinary.school ? demoEmail(ordinary.school, 1) : '',
  );
  expect(cards.filter(({ result }) => result)).toHaveLength(57);
  expect(confirmed?.selected).toHaveLength(3);
  expect(previous?.selected).not.toEqual(confirmed?.selected);
  const french = demoSchools.find(({ language }) => language === 'fr');
  const frenchResult = await signedIn(french ? demoEmail(french, 1) : '');
  expect(frenchResult.cards.flatMap(({ title }) => title ?? [])).toEqual([
    'Sports d’hiver pour tout le monde',
  ]);
});

it('has students with pending and sent profiles and with reflections', async () => {
  const latest = await trio.db
    .selectFrom('students')
    .innerJoin('sorts', (join) =>
      join
        .onRef('sorts.studentId', '=', 'students.studentId')
        .onRef('sorts.confirmedAt', '=', 'students.lastSortedAt'),
    )
    .select(['email', 'reflection', 'profileSentAt', 'hasCompletedConsumerEndSurvey'])
    .execute();
  const of = (school: DemoSchool, n: number) =>
    latest.find(({ email }) => email === demoEmail(school, n));
  for (const school of demoSchools) {
    const isConsumerGroup = school.flags?.isConsumerGroup ?? false;
    const [pending, sent] = [of(school, 1), of(school, 3)];
    expect(pending).toMatchObject({ profileSentAt: null, hasCompletedConsumerEndSurvey: false });
    expect(sent?.profileSentAt !== null).toBe(isConsumerGroup);
    expect(sent?.hasCompletedConsumerEndSurvey).toBe(isConsumerGroup);
    if (isConsumerGroup) {
      expect(pending?.reflection).toBeNull();
      expect(of(school, 5)).toMatchObject({
        profileSentAt: null,
        hasCompletedConsumerEndSurvey: true,
      });
    } else {
      expect(reflection.parse(pending?.reflection)).toEqual(pending?.reflection);
      expect(pending?.reflection).toMatchObject({ shared: sharedIn[school.language] });
    }
  }
});

const withClasses = demoSchools.filter(({ classes }) => classes);
const reader = async (email: string) => {
  const { authorization } = await trio.signIn(email, demoPassword);
  return (path: string) => trio.call('GET', path, { headers: { authorization } });
};

it('has an owner, a counsellor and a teacher in an English and a French school', async () => {
  expect(withClasses.map(({ language }) => language)).toEqual(['en', 'fr']);
  for (const school of withClasses) {
    const kinds = [];
    for (const emailOf of [demoStaffEmail, demoCounsellorEmail, demoTeacherEmail]) {
      kinds.push((await (await reader(emailOf(school)))('/auth/me')).json<{ kind: string }>().kind);
    }
    expect(kinds).toEqual(['owner', 'counsellor', 'teacher']);
  }
});

it('has two classes, of which the teacher sees one, and a student who is in both', async () => {
  for (const school of withClasses) {
    const namesFor = async (email: string) =>
      listClasses.answer.parse((await (await reader(email))('/classes')).json()).classes;
    const all = await namesFor(demoStaffEmail(school));
    expect(all.map(({ state }) => state).toSorted()).toEqual(['closed', 'open']);
    const own = await namesFor(demoTeacherEmail(school));
    expect(own.map(({ state, joinCode }) => [state, joinCode])).toEqual([
      ['open', school.classes?.[0]?.joinCode],
    ]);
    const owner = await reader(demoStaffEmail(school));
    const members = [];
    for (const { _id } of all) {
      members.push(...getClass.answer.parse((await owner(`/classes/${_id}`)).json()).students);
    }
    const seen = new Set<string>();
    const twice = members.filter(({ _id }) => seen.has(_id) || !seen.add(_id));
    expect(twice.map(({ email }) => email)).toEqual([demoEmail(school, 1)]);
    expect(members.filter(({ email }) => email === '')).toHaveLength(2);
  }
});

it('has students in every state in the open class, one of them silent in a sort', async () => {
  for (const school of withClasses) {
    const teacher = await reader(demoTeacherEmail(school));
    const answer = await teacher(`/classes/${school.classes?.[0]?.id}/live`);
    const { students } = watchClass.answer.parse(answer.json());
    expect(new Set(students.map(({ stage }) => stage))).toEqual(new Set(stages));
    const minutesSilent = students
      .filter(({ stage }) => stage === 'sorting')
      .map(({ activeAt }) => (trio.clock.now().getTime() - Date.parse(activeAt ?? '')) / 60_000);
    expect(minutesSilent.filter((minutes) => minutes >= 0 && minutes < 3)).toHaveLength(1);
    expect(minutesSilent.filter((minutes) => minutes > 3 && minutes < 10)).toHaveLength(1);
    for (const { stage, answered, deckSize } of students) {
      if (stage === 'sorting') expect(answered > 0 && answered < deckSize).toBe(true);
      if (stage === 'picking') expect([answered, deckSize]).toEqual([56, 56]);
    }
  }
});

it('has one student in each school with classes who shares words with the teacher', async () => {
  const shared = await trio.db
    .selectFrom('sorts')
    .innerJoin('students', 'students.studentId', 'sorts.studentId')
    .select('students.email')
    .where('sorts.areWordsShared', '=', true)
    .execute();
  expect(shared.map(({ email }) => email).toSorted()).toEqual(
    withClasses.map((school) => demoEmail(school, 5)).toSorted(),
  );
});

it('has an open request, two conversations and a student who is put off in each school with classes', async () => {
  for (const school of withClasses) {
    const { authorization } = await trio.signIn(demoCounsellorEmail(school), demoPassword);
    const headers = { authorization };
    const answer = await trio.call('GET', '/queue', { headers });
    const { students } = listQueue.answer.parse(answer.json());
    expect(students[0]).toMatchObject({ request: { opened: null }, isSeenLately: false });
    expect(students.filter(({ request }) => request !== null)).toHaveLength(1);
    expect(students.filter(({ putOffUntil }) => putOffUntil !== null)).toMatchObject([
      { reasons: [{ reason: 'not-saved' }] },
    ]);
    const noted = await trio.db
      .selectFrom('conversations')
      .select(['answer', 'authorName'])
      .where('schoolId', '=', school.id)
      .execute();
    expect(noted.map(({ answer: text }) => text !== '').toSorted()).toEqual([false, true]);
  }
});

it('has survey answers of a student with a pending profile and of one with a sent profile', async () => {
  const { authorization } = await trio.signIn(demoAdminEmail, demoPassword);
  const headers = { authorization };
  const list = await trio.call('GET', '/profiles/awaited', { headers });
  const waiting = listPendingProfiles.answer.parse(list.json()).students;
  const groups = demoSchools.filter(({ flags }) => flags?.isConsumerGroup);
  for (const school of groups) {
    const student = waiting.find(({ email }) => email === demoEmail(school, 5));
    expect(student).toMatchObject({ hasAnswers: true });
    const answers = await trio.call('GET', `/users/${student?._id}/surveys`, { headers });
    const { surveys } = readSurveyAnswers.answer.parse(answers.json());
    expect(surveys.map(({ survey }) => survey)).toEqual(['end', 'profile-intro']);
    for (const { survey, answers: given } of surveys) {
      const known = givenAnswers(survey, given);
      expect(known).toHaveLength(surveyQuestions[survey].length);
      for (const answer of known) {
        if (answer.question?.kind === 'choice') expect(answer).toHaveProperty('choice');
      }
    }
  }
  const file = await trio.call('GET', '/surveys/csv', { headers });
  for (const school of groups) expect(file.body).toContain(demoEmail(school, 3));
});

it('has usage statistics that match its sorts', async () => {
  const { authorization } = await trio.signIn(demoAdminEmail, demoPassword);
  const answer = await trio.call('GET', '/usage/summary?days=365', { headers: { authorization } });
  const { totals, cards, abandons, looks, openedCareers } = getUsage.answer.parse(answer.json());
  const sorts = await trio.db.selectFrom('sorts').select('confirmedAt').execute();
  const year = trio.clock.now().getTime() - 364 * 24 * 60 * 60_000;
  const confirmed = sorts.filter(({ confirmedAt }) => confirmedAt && confirmedAt.getTime() > year);
  expect(totals.completedFirst + totals.completedAgain).toBe(confirmed.length);
  expect(totals.started).toBeGreaterThan(confirmed.length);
  expect(cards).toHaveLength(56);
  expect(abandons.length).toBeGreaterThan(3);
  expect(looks.length).toBeGreaterThan(20);
  expect(openedCareers).toHaveLength(10);
});

it('prints working accounts', async () => {
  const printed = (await signInsToPrint(trio.db, identity)).join('\n');
  const emails = [demoAdminEmail, ...demoSchools.map(demoStudentEmail)];
  const [ordinary] = demoSchools;
  if (ordinary) {
    emails.push(demoStaffEmail(ordinary), demoCounsellorEmail(ordinary), 'brave-otter-273');
    expect(printed).toContain('Caribou 23456');
  }
  emails.push(...demoSchools.filter(({ classes }) => classes).map(demoTeacherEmail));
  emails.push(...demoSchools.map((school) => demoEmail(school, 1)));
  for (const email of emails) {
    expect(printed).toContain(email);
    expect((await trio.signIn(email, demoPassword)).authorization).not.toContain('undefined');
  }
});

it('does not change a database that is in use', async () => {
  const before = await countStudents();
  await seed();
  expect(await countStudents()).toBe(before);
});

it('shows figures of “Does it help?” to the school that asks', async () => {
  const school = demoSchools.find(({ flags }) => flags?.isEffectOn);
  if (!school) throw new Error('no school asks');
  const { authorization } = await trio.signIn(demoCounsellorEmail(school), demoPassword);
  const answer = await trio.call('GET', '/effect/results', { headers: { authorization } });
  const { figures } = answer.json<Answer<typeof getEffectResults>>();
  expect(figures.map(({ period, class: ofClass }) => [period, ofClass])).toEqual([['after', null]]);
  expect(figures[0]?.pairs).toBeGreaterThanOrEqual(10);
});
