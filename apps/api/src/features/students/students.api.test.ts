import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExtraCard, createStudent } from '../../../test/factories.ts';
import { createSortingStudent, finishedSort, startedAt } from '../../../test/sorting-student.ts';
import {
  createAdminClient,
  createTestClient,
  createSchoolClient,
  type SchoolClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

let people = 0;
/** The address contains no random letters, which a search could match. */
const person = (client: SchoolClient, firstName: string, lastName: string) => {
  people += 1;
  const email = `${lastName}${people}@ecole.test`;
  return createStudent(trio.db, client.schoolId, { firstName, lastName, email });
};

async function createClass(client: SchoolClient) {
  const ids = {
    Zoé: (await person(client, 'Zoé', 'Bélanger')).id,
    Émile: (await person(client, 'Émile', 'Arsenault')).id,
    Sam: (await person(client, 'Sam', 'Roy')).id,
  };
  for (const [name, at] of [
    ['Zoé', '2026-01-01T10:00:00Z'],
    ['Émile', '2026-03-01T10:00:00Z'],
  ] as const) {
    await trio.db
      .updateTable('students')
      .set({ lastSortedAt: new Date(at) })
      .where('studentId', '=', ids[name])
      .execute();
  }
  return ids;
}

it('lists a school’s students by name, or by their last sort in both directions', async () => {
  const client = await createSchoolClient(trio);
  await createClass(client);
  expect(await client.names()).toEqual(['Émile', 'Zoé', 'Sam']);
  expect(await client.names({ lastSorted: 'asc' })).toEqual(['Sam', 'Zoé', 'Émile']);
  expect(await client.names({ lastSorted: 'desc' })).toEqual(['Émile', 'Zoé', 'Sam']);
});

it('returns pages, and an empty page past the end', async () => {
  const client = await createSchoolClient(trio);
  await createClass(client);
  const page = async (number: number) =>
    (await client.get('/users/v1/student', { page: String(number), limit: '2' })).json();
  expect(await page(1)).toMatchObject({ total: 3, hasNextPage: true, hasPrevPage: false });
  expect(await page(2)).toMatchObject({
    total: 3,
    hasNextPage: false,
    hasPrevPage: true,
    students: [{ firstname: 'Sam', results: { selected: [], updated: null } }],
  });
  expect(await page(9)).toMatchObject({ total: 3, hasNextPage: false, students: [] });
});

it('returns 20 per page by default and 200 at most, and limits a search to 512 characters', async () => {
  const client = await createSchoolClient(trio);
  for (let at = 0; at < 21; at += 1) await createStudent(trio.db, client.schoolId);
  const list = async (query: Record<string, string> = {}) => {
    const answer = await client.get('/users/v1/student', query);
    return answer.statusCode === 200
      ? answer.json<{ students: object[] }>().students.length
      : answer.statusCode;
  };
  expect(await list()).toBe(20);
  expect(await list({ limit: '200' })).toBe(21);
  expect(await list({ limit: '201' })).toBe(400);
  expect(await list({ search: 'x'.repeat(512) })).toBe(0);
  expect(await list({ search: 'x'.repeat(513) })).toBe(400);
});

it('leaves disabled accounts out unless they are requested', async () => {
  const client = await createSchoolClient(trio);
  const ids = await createClass(client);
  await client.call('POST', `/users/${ids.Sam}/disable`, { disable: true });
  const list = async (query: Record<string, string>) =>
    (await client.get('/users/v1/student', query)).json<{ total: number; students: object[] }>();
  expect((await list({})).total).toBe(2);
  expect((await list({ search: 'roy' })).total).toBe(0);
  for (const showDisabled of ['false', '0', '']) {
    expect((await list({ showDisabled })).total, showDisabled).toBe(2);
  }
  for (const showDisabled of ['true', '1']) {
    expect((await list({ showDisabled })).total, showDisabled).toBe(3);
  }
  const all = await list({ showDisabled: 'true', search: 'roy' });
  expect(all).toMatchObject({ total: 1, students: [{ firstname: 'Sam', disabled: true }] });
});

it.each([
  ['belanger', ['Zoé']],
  ['  BÉLANGER ', ['Zoé']],
  ['roy sam', ['Sam']],
  ['sam r', ['Sam']],
  // Too short: nothing is filtered.
  ['ro', ['Émile', 'Zoé', 'Sam']],
  ['belenger', ['Zoé']],
  ['arsenalt', ['Émile']],
  ['belnager', ['Zoé']],
  ['ziée belanger', []],
  // SQL wildcards are plain text.
  ['%%%', []],
  ['s_m roy', []],
  ['xyzzy', []],
  ['a\u0000bc', []],
])('searching %j finds %j', async (search, names) => {
  const client = await createSchoolClient(trio);
  await createClass(client);
  expect(await client.names({ search })).toEqual(names);
});

it('finds a name with two letters swapped, in the list and in the export', async () => {
  const client = await createSchoolClient(trio);
  await person(client, 'Ola', 'Kowalski');
  await person(client, 'Ida', 'Kowalczyk');
  await person(client, 'Bea', 'Martin');
  for (const [search, name] of [
    ['kowlaski', 'Ola'],
    ['Kowalksi', 'Ola'],
    ['matrin', 'Bea'],
    ['kowlaski@elsewhere.example', 'Ola'],
  ] as const) {
    expect(await client.names({ search }), search).toEqual([name]);
    const file = (await client.get('/users/download', { query: search })).body;
    expect(file.split('\r\n'), search).toHaveLength(3);
    expect(file, search).toContain(name);
  }
});

it('allows typing errors in names and before the @, not in the email domain', async () => {
  const client = await createSchoolClient(trio);
  const domain = 'cedar-ridge.example';
  for (const name of ['Amara', 'Noah', 'Bodil', 'Hera', 'Cedric', 'Ridley']) {
    const email = `${name}.${client.schoolId}@${domain}`;
    await createStudent(trio.db, client.schoolId, { firstName: name, lastName: 'Okafor', email });
  }
  const unmatched = [
    `nobody.here@${domain}`,
    'nobody.here@cedar-rigde.example',
    'cedar-rigde.example',
    'cedar-ridje',
    `zz@${domain}`,
    'exmaple',
  ];
  for (const search of unmatched) {
    expect(await client.names({ search }), search).toEqual([]);
    const file = (await client.get('/users/download', { query: search })).body;
    expect(file.split('\r\n'), search).toHaveLength(2);
  }
  expect(await client.names({ search: `amarra@${domain}` })).toEqual(['Amara']);
  expect(await client.names({ search: domain })).toHaveLength(6);
});

it('returns exact matches without similar ones', async () => {
  const client = await createSchoolClient(trio);
  await person(client, 'Ann', 'Trembley');
  await person(client, 'Bea', 'Tremblay');
  expect(await client.names({ search: 'trembley' })).toEqual(['Ann']);
  expect(await client.names({ search: 'tremblai' })).toEqual(['Bea']);
});

it('returns the trio with the extra cards that it contains', async () => {
  const client = await createSchoolClient(trio);
  const bees = await createExtraCard(trio.db, client.schoolId, 'beeKeeping');
  await createExtraCard(trio.db, client.schoolId, 'unused');
  const student = await createSortingStudent(trio, client);
  const own = { title: 'Kites', description: '', imageUrl: '' };
  await trio.db
    .updateTable('students')
    .set({ selected: JSON.stringify(['beeKeeping', own, 'wealth']) })
    .where('studentId', '=', student.id)
    .execute();
  expect((await client.get('/users/v1/student')).json()).toMatchObject({
    extraCards: [bees],
    students: [
      {
        _id: student.id,
        firebaseUserId: student.id,
        results: { selected: ['beeKeeping', own, 'wealth'] },
      },
    ],
  });
});

it('lists and exports a student with damaged cards, without those cards', async () => {
  const client = await createSchoolClient(trio);
  const { id } = await createStudent(trio.db, client.schoolId);
  const selected = JSON.stringify(['wealth', { title: '' }, 7]);
  await trio.db.updateTable('students').set({ selected }).where('studentId', '=', id).execute();
  const { students } = (await client.get('/users/v1/student')).json<{ students: object[] }>();
  expect(students).toMatchObject([{ results: { selected: ['wealth'] } }]);
  expect((await client.get(`/users/student/${id}`)).statusCode).toBe(200);
  expect((await client.get('/users/download')).body.split('\r\n')).toHaveLength(3);
});

it('lists one school, or all students ordered by school, for an administrator', async () => {
  const admin = await createAdminClient(trio);
  const client = await createSchoolClient(trio);
  await createClass(client);
  expect(await admin.names({ schoolid: client.schoolId })).toEqual(['Émile', 'Zoé', 'Sam']);
  const unknown = await admin.get('/users/v1/student', {
    schoolid: '01900000-0000-7000-8000-0000000fff01',
  });
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([
    404,
    'school/not-found',
  ]);

  const expected = await trio.db
    .selectFrom('students')
    .select('studentId')
    .where('isDisabled', '=', false)
    .orderBy('schoolId')
    .orderBy('sortName')
    .orderBy('studentId')
    .execute();
  interface Listed {
    students: { _id: string; results: { updated: string | null } }[];
    total: number | null;
    hasNextPage: boolean;
  }
  const read = async (query: Record<string, string>): Promise<Listed[]> => {
    const pages: Listed[] = [];
    for (let page = 1; pages.at(-1)?.hasNextPage !== false; page += 1) {
      pages.push((await admin.get('/users/v1/student', { ...query, page: String(page) })).json());
    }
    return pages;
  };
  const pages = await read({ limit: '4' });
  const ids = pages.flatMap(({ students }) => students.map(({ _id }) => _id));
  expect(ids).toEqual(expected.map(({ studentId }) => studentId));
  expect(pages[0]?.total).toBe(expected.length);
  const sorted = (await read({ limit: '4', lastSorted: 'asc' })).flatMap((page) => page.students);
  const backwards = (await read({ limit: '3', lastSorted: 'desc' })).flatMap(
    (page) => page.students,
  );
  expect(sorted.map(({ _id }) => _id)).toEqual(backwards.map(({ _id }) => _id).toReversed());
  expect(new Set(sorted.map(({ _id }) => _id))).toEqual(new Set(ids));
  const searched = await read({ limit: '2', search: 'arsenault' });
  expect(searched.every(({ total }) => total === null)).toBe(true);
  expect(searched.flatMap((page) => page.students).length).toBeGreaterThan(2);
});

it('searches exactly over all schools, and with typing errors within a school', async () => {
  const admin = await createAdminClient(trio);
  const client = await createSchoolClient(trio);
  await person(client, 'Quill', 'Vandermolen-Roy');
  for (const search of ['vandermolen-roy', 'roy quill vandermolen', 'molen-r', 'q vandermolen']) {
    expect(await admin.names({ search }), search).toEqual(['Quill']);
  }
  for (const search of ['roy-vandermolen', 'z vandermolen', 'vandermolin']) {
    expect(await admin.names({ search }), search).toEqual([]);
    const file = (await admin.get('/users/download', { query: search })).body;
    expect(file.split('\r\n'), search).toHaveLength(2);
  }
  expect(await admin.names({ search: 'vandermolin', schoolid: client.schoolId })).toEqual([
    'Quill',
  ]);
  expect(await client.names({ search: 'vandermolin' })).toEqual(['Quill']);
});

it('searches the school of a key for ten minutes, while the owner of the key has access', async () => {
  const client = await createSchoolClient(trio);
  const other = await createSchoolClient(trio);
  await person(client, 'Zoé', 'Quenneville');
  await person(client, 'Zoa', 'Quennevilla');
  await person(other, 'Zoé', 'Quenneville');
  const keyOf = async (from: { get: SchoolClient['get'] }, query = {}) =>
    (await from.get('/users/search/key', query)).json<{ key: string }>().key;
  const search = (key: string, q: string) =>
    trio.call('GET', '/users/search', { query: { key, q } });
  const key = await keyOf(client);
  const found = await search(key, 'quenneville zoe');
  expect(found.json()).toMatchObject({ students: [{ firstname: 'Zoé', lastname: 'Quenneville' }] });
  const alike = (await search(key, 'quenevile')).json<{ students: object[] }>().students;
  expect(alike).toHaveLength(2);
  expect((await search(key, 'qu')).json()).toMatchObject({ code: 'search/too-short' });

  const admin = await createAdminClient(trio);
  const count = async (of: string) =>
    (await search(of, 'quenneville')).json<{ students: object[] }>().students.length;
  expect(await count(await keyOf(admin))).toBe(2);
  expect(await count(await keyOf(admin, { schoolid: client.schoolId }))).toBe(1);

  for (const wrong of ['', 'x', `${key.slice(0, -6)}AAAAAA`]) {
    const refused = await search(wrong, 'zoe');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
      403,
      'search/key-invalid',
    ]);
  }
  trio.clock.advance(10 * 60_000);
  expect((await search(key, 'zoe')).statusCode).toBe(403);

  const again = await createSchoolClient(trio);
  const later = await keyOf(again);
  expect((await search(later, 'zoe')).statusCode).toBe(200);
  await trio.db
    .updateTable('identityUsers')
    .set({ disabledAt: new Date() })
    .where('id', '=', again.staffId)
    .execute();
  expect((await search(later, 'zoe')).statusCode).toBe(403);
});

it('voids a search key when its session ends', async () => {
  const client = await createSchoolClient(trio);
  const elsewhere = await createTestClient(trio, client.email);
  const keyOf = async (from: { get: SchoolClient['get'] }) =>
    (await from.get('/users/search/key')).json<{ key: string }>().key;
  const search = async (key: string) =>
    (await trio.call('GET', '/users/search', { query: { key, q: 'zoe' } })).statusCode;
  const [ended, open] = [await keyOf(client), await keyOf(elsewhere)];
  expect([await search(ended), await search(open)]).toEqual([200, 200]);
  await trio.call('POST', '/identity/sign-out', { headers: { cookie: client.cookie } });
  expect([await search(ended), await search(open)]).toEqual([403, 200]);
});

it('returns one student with all sorts, the reflections and the sort in progress', async () => {
  const client = await createSchoolClient(trio, 'École du Parc');
  const student = await createSortingStudent(trio, client);
  const first = finishedSort();
  await student.confirm(first);
  trio.clock.advance(60_000);
  const second = { ...finishedSort(undefined, 3), confirmedAt: startedAt + 800_000 };
  await student.confirm(second);
  const reflection = {
    reasons: ['Because.', '', ''],
    shared: 'People.',
    action: '',
    includesFamilyPage: true,
    includesCounsellorPage: true,
  };
  await student.put(second.id, { reflection });
  await student.post();
  const seen = (await client.get(`/users/student/${student.id}`)).json();
  expect(seen).toMatchObject({
    _id: student.id,
    schoolname: 'École du Parc',
    sortAttempts: 2,
    totalTimeSpent: 12 * 60_000,
    underWay: { answered: 0, cards: 56 },
    isProfileAwaited: false,
    sorts: [
      { id: second.id, totalTimeSpent: 3 * 60_000, isQuick: false, reflection },
      { id: first.id, reflection: null },
    ],
  });
  const { counts } = (seen as { sorts: [{ counts: Record<string, number> }] }).sorts[0];
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(56);
});
