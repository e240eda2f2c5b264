import { cardFacts, cardKeys } from '@trio/deck/facts.generated';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createClass,
  createExtraCard,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import {
  createAdminClient,
  createSchoolClient,
  createTestClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import type { StudentStage } from '../../platform/database/schema.generated.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

interface Made {
  readonly stage?: StudentStage;
  readonly answered?: number;
  readonly activeAt?: string;
  readonly selected?: readonly unknown[];
}

async function createWith(schoolId: string, firstName: string, made: Made = {}) {
  const { id } = await createStudent(trio.db, schoolId, {
    firstName,
    lastName: `Martin ${firstName}`,
  });
  const { stage = 'joined', answered = 0, activeAt, selected } = made;
  await trio.db
    .updateTable('studentStates')
    .set({ stage, answered, deckSize: 56, activeAt: activeAt ? new Date(activeAt) : null })
    .where('studentId', '=', id)
    .execute();
  if (selected) {
    await trio.db
      .updateTable('students')
      .set({ selected: JSON.stringify(selected) })
      .where('studentId', '=', id)
      .execute();
  }
  return id;
}

async function schoolOfFour() {
  const owner = await createSchoolClient(trio);
  const { schoolId } = owner;
  const ids = {
    Ann: await createWith(schoolId, 'Ann', {
      stage: 'sorting',
      answered: 33,
      activeAt: '2026-03-03T10:00:00Z',
    }),
    Ben: await createWith(schoolId, 'Ben', {
      stage: 'reflected',
      answered: 56,
      activeAt: '2026-01-01T10:00:00Z',
      selected: ['wealth', 'freshWater', 'beeKeeping'],
    }),
    Cleo: await createWith(schoolId, 'Cleo', { stage: 'not-joined' }),
    Dan: await createWith(schoolId, 'Dan', {
      stage: 'sorting',
      answered: 4,
      activeAt: '2026-03-04T10:00:00Z',
      selected: ['wealth', { title: 'Own', imageUrl: '' }],
    }),
  };
  return { owner, schoolId, ids };
}

it('tells for each student how far they are and when they last saved', async () => {
  const { owner } = await schoolOfFour();
  const { students } = (await owner.get('/users/v1/student')).json<{
    students: { firstname: string; progress: object }[];
  }>();
  expect(students.map(({ firstname, progress }) => [firstname, progress])).toEqual([
    ['Ann', { stage: 'sorting', answered: 33, deckSize: 56, activeAt: '2026-03-03T10:00:00.000Z' }],
    [
      'Ben',
      { stage: 'reflected', answered: 56, deckSize: 56, activeAt: '2026-01-01T10:00:00.000Z' },
    ],
    ['Cleo', { stage: 'not-joined', answered: 0, deckSize: 56, activeAt: null }],
    ['Dan', { stage: 'sorting', answered: 4, deckSize: 56, activeAt: '2026-03-04T10:00:00.000Z' }],
  ]);
});

it.each([
  ['name-asc', ['Ann', 'Ben', 'Cleo', 'Dan']],
  ['name-desc', ['Dan', 'Cleo', 'Ben', 'Ann']],
  ['state-asc', ['Cleo', 'Dan', 'Ann', 'Ben']],
  ['state-desc', ['Ben', 'Ann', 'Dan', 'Cleo']],
  ['activity-asc', ['Cleo', 'Ben', 'Ann', 'Dan']],
  ['activity-desc', ['Dan', 'Ann', 'Ben', 'Cleo']],
])('orders a list, a search, a class and a file by %s', async (order, names) => {
  const { owner, schoolId, ids } = await schoolOfFour();
  const { classId } = await createClass(trio.db, schoolId, { students: Object.values(ids) });
  expect(await owner.names({ order })).toEqual(names);
  expect(await owner.names({ order, search: 'martin' })).toEqual(names);
  expect(await owner.names({ order, search: 'matrin' })).toEqual(names);
  expect(await owner.names({ order, classid: classId })).toEqual(names);
  const file = (await owner.get('/users/download', { order })).body.split('\r\n').slice(1, -1);
  expect(file.map((line) => line.split(',')[0])).toEqual(names);
});

it('keeps the order by last sort if both orders are given', async () => {
  const { owner, ids } = await schoolOfFour();
  await trio.db
    .updateTable('students')
    .set({ lastSortedAt: new Date('2026-01-01T10:00:00Z') })
    .where('studentId', '=', ids.Cleo)
    .execute();
  const names = await owner.names({ lastSorted: 'desc', order: 'name-asc' });
  expect(names[0]).toBe('Cleo');
});

it('pages through a counted order', async () => {
  const { owner } = await schoolOfFour();
  const page = async (number: number) =>
    (
      await owner.get('/users/v1/student', {
        order: 'state-asc',
        page: String(number),
        limit: '3',
      })
    ).json();
  expect(await page(1)).toMatchObject({ total: 4, hasNextPage: true });
  expect(await page(2)).toMatchObject({
    total: 4,
    hasNextPage: false,
    students: [{ firstname: 'Ben' }],
  });
  expect(await page(3)).toMatchObject({ total: 4, students: [] });
});

it('filters list, count, search and file by state, challenge and category, also combined', async () => {
  const { owner, schoolId } = await schoolOfFour();
  await createExtraCard(trio.db, schoolId, 'beeKeeping');
  const { color: ofBees } = await trio.db
    .selectFrom('schoolCards')
    .select(sql<string>`content ->> 'color'`.as('color'))
    .where('schoolId', '=', schoolId)
    .executeTakeFirstOrThrow();
  const unused = cardKeys.find((key) => cardFacts[key].color !== cardFacts.wealth.color) ?? '';
  const cases: [query: Record<string, string>, names: string[]][] = [
    [{ state: 'sorting' }, ['Ann', 'Dan']],
    [{ state: 'not-joined' }, ['Cleo']],
    [{ state: 'picking' }, []],
    [{ challenge: 'wealth' }, ['Ben', 'Dan']],
    [{ challenge: 'beeKeeping' }, ['Ben']],
    [{ challenge: 'Own' }, []],
    [{ challenge: unused }, []],
    [{ category: cardFacts.wealth.color }, ['Ben', 'Dan']],
    [{ category: 'purple', state: 'sorting' }, ['Dan']],
    [{ category: ofBees, challenge: 'beeKeeping' }, ['Ben']],
    [{ challenge: 'wealth', state: 'sorting' }, ['Dan']],
    [{ state: '', challenge: '', category: '', order: '' }, ['Ann', 'Ben', 'Cleo', 'Dan']],
  ];
  for (const [query, names] of cases) {
    const label = JSON.stringify(query);
    expect(await owner.names(query), label).toEqual(names);
    expect(await owner.names({ ...query, search: 'martin' }), label).toEqual(names);
    const list = (await owner.get('/users/v1/student', query)).json<{ total: number }>();
    expect(list.total, label).toBe(names.length);
    const file = (await owner.get('/users/download', query)).body.split('\r\n').slice(1, -1);
    expect(
      file.map((line) => line.split(',')[0]),
      label,
    ).toEqual(names);
  }
});

it('filters only the students of a teacher’s own classes', async () => {
  const { schoolId, ids } = await schoolOfFour();
  const { id, email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  await createClass(trio.db, schoolId, { students: [ids.Dan], teachers: [id] });
  const teacher = await createTestClient(trio, email);
  expect(await teacher.names({ state: 'sorting' })).toEqual(['Dan']);
  expect(await teacher.names({ challenge: 'wealth', order: 'activity-desc' })).toEqual(['Dan']);
  expect(await teacher.names({ state: 'reflected' })).toEqual([]);
});

it('counts disabled accounts in a filtered list only on request', async () => {
  const { owner, ids } = await schoolOfFour();
  await owner.call('POST', `/users/${ids.Dan}/disable`, { disable: true });
  expect(await owner.names({ state: 'sorting' })).toEqual(['Ann']);
  expect(await owner.names({ state: 'sorting', showDisabled: 'true' })).toEqual(['Ann', 'Dan']);
});

it('refuses our filters and orders over all schools, and takes them inside one', async () => {
  const { owner, schoolId } = await schoolOfFour();
  const admin = await createAdminClient(trio);
  for (const query of [
    { order: 'state-asc' },
    { state: 'sorting' },
    { challenge: 'wealth' },
    { category: 'red' },
  ]) {
    for (const path of ['/users/v1/student', '/users/download']) {
      const answer = await admin.get(path, query);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
        400,
        'students/school-needed',
      ]);
    }
  }
  expect(await admin.names({ state: 'sorting', schoolid: schoolId })).toEqual(['Ann', 'Dan']);
  const unknown = await admin.get('/users/v1/student', {
    state: 'sorting',
    schoolid: crypto.randomUUID(),
  });
  expect(unknown.json()).toMatchObject({ code: 'school/not-found' });
  for (const query of [
    { order: 'age' },
    { state: 'asleep' },
    { category: 'orange' },
    { challenge: 'a\u0000b' },
    { challenge: 'x'.repeat(121) },
  ]) {
    expect((await owner.get('/users/v1/student', query)).statusCode, JSON.stringify(query)).toBe(
      400,
    );
  }
});
