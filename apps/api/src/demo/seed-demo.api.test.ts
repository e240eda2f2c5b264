import { reflection } from '@trio/contracts/reflection';
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
  demoEmail,
  demoPassword,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
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
  en: 'Places where everybody belongs, and the stories that keep them alive.',
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
  expect(await open.where('schoolId', '=', schoolId).execute()).toHaveLength(1);
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
  if (ordinary) emails.push(demoStaffEmail(ordinary));
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
