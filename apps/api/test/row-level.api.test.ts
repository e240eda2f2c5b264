import type { Endpoint } from '@trio/contracts/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '../src/platform/ids.ts';
import { createExtraCard, createImage, createSchool, createStaff } from './factories.ts';
import { createFakeProfiles } from './profile-student.ts';
import { createSortingStudent, finishedSort } from './sorting-student.ts';
import { createTestClient, createSchoolClient } from './test-client.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** A new route that names a student, a school or their data needs a row here. */
let trio: TestApp;
const endpoints = new Map<string, Endpoint>();
beforeAll(async () => {
  trio = await createTestApp({
    profiles: createFakeProfiles().profiles,
    onRoute: ({ config, method }) => {
      const endpoint = config?.endpoint;
      if (endpoint && method !== 'HEAD')
        endpoints.set(`${endpoint.method} ${endpoint.path}`, endpoint);
    },
  });
});
afterAll(() => trio.close());

interface Target {
  readonly student: string;
  readonly school: string;
  readonly sort: string;
  readonly image: string;
  readonly picture: string;
  readonly card: string;
  readonly staff: string;
}

interface Probe {
  readonly id?: keyof Target;
  readonly names?: Readonly<Record<string, keyof Target>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const probes: Readonly<Record<string, Probe>> = {
  'GET /users/v1/student': { names: { schoolid: 'school' }, with: { showDisabled: 'true' } },
  'GET /users/download': { names: { schoolid: 'school' }, with: { showDisabled: 'true' } },
  'GET /users/search/key': { names: { schoolid: 'school' } },
  'GET /users/student/:id': { id: 'student' },
  'POST /users/:id/disable': { id: 'student', with: { disable: true } },
  'POST /users/:id/confirm-email': { id: 'student' },
  'POST /users/:id/merge': { id: 'student', with: { from: newId() } },
  'DELETE /users/:id': { id: 'student' },
  'GET /users/summary': { names: { schoolid: 'school' }, with: { role: 'student' } },
  'GET /users/summary/student': { names: { schoolid: 'school' } },
  'GET /users/student/topchallenges': { names: { schoolid: 'school' } },
  'POST /results/pdf/ticket': { names: { uid: 'student' }, with: { language: 'en' } },
  'GET /results/pdf': { names: { uid: 'student' }, with: { language: 'en' } },
  'PUT /results/:id': { id: 'sort', with: {} },
  'DELETE /results/:id': { id: 'sort' },
  'POST /profiles/awaited/:id/send': { id: 'student' },
  'GET /users/:id/surveys': { id: 'student' },
  'GET /cards/images/:id': { id: 'image' },
  'GET /cards/pictures/:id': { id: 'picture' },
  'GET /cards/extra': { names: { schoolid: 'school' } },
  'POST /cards/extra': { names: { schoolid: 'school' } },
  'PUT /cards/extra/:id': { id: 'card', names: { schoolid: 'school' } },
  'DELETE /cards/extra/:id': { id: 'card', names: { schoolid: 'school' } },
  'POST /cards/extra/pictures': { names: { schoolid: 'school' } },
  'POST /staff/:id/invite': { id: 'staff' },
  'DELETE /staff/:id': { id: 'staff' },
  'GET /users/school': { names: { schoolid: 'school' } },
  'DELETE /users/school': { names: { schoolid: 'school' } },
  'GET /schools/:id': { id: 'school' },
  'PUT /schools/:id': { id: 'school' },
  'POST /schools/:id/approval': { id: 'school' },
  'POST /schools/:id/verification': { id: 'school' },
  'GET /audit': { names: { schoolid: 'school' } },
};

/** Their parameters name no school's row: a provider, a survey, an email, the caller's ticket. */
const exempt: readonly string[] = [
  'POST /identity/sso/:provider/start',
  'POST /surveys/:survey',
  'PUT /cards/uploads/:ticket',
  'POST /mails/:id/retry',
];

const idFields = new Set(['schoolid', 'uid', 'from', 'studentid', 'staffid', 'userid']);

function takesTargetId({ path, query, body }: Endpoint): boolean {
  const fields = [query, body].flatMap((schema) => {
    if (!schema) return [];
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const shapes = [described, ...(described.anyOf ?? []), ...(described.oneOf ?? [])];
    return shapes.flatMap((shape) =>
      Object.keys((shape as { properties?: object }).properties ?? {}),
    );
  });
  return path.includes(':') || fields.some((field) => idFields.has(field.toLowerCase()));
}

const secrets = ['Undisclosed', 'undisclosed', 'Hidden School', 'hidden words', 'hiddenCard'];

async function createTarget(): Promise<Target> {
  const { schoolId } = await createSchool(trio.db, { name: 'Hidden School' });
  const staff = await createStaff(trio.db, schoolId, { lastName: 'Undisclosed' });
  const card = await createExtraCard(trio.db, schoolId, 'hiddenCard');
  const student = await createSortingStudent(trio, { schoolId });
  await trio.db
    .updateTable('students')
    .set({ firstName: 'Xaviera', lastName: 'Undisclosed' })
    .where('studentId', '=', student.id)
    .execute();
  const sort = finishedSort();
  await student.confirm(sort);
  const words = { reasons: ['hidden words', '', ''], shared: '', action: '' };
  await student.put(sort.id, { reflection: words });
  const image = (await createImage(trio.db, schoolId, student.id)).split('/').at(-1) ?? '';
  const picture = newId();
  await trio.db
    .insertInto('schoolCardPictures')
    .values({
      schoolId,
      pictureId: picture,
      contentType: 'image/jpeg',
      bytes: Buffer.from('hidden words'),
      createdAt: new Date(),
    })
    .execute();
  return {
    student: student.id,
    school: schoolId,
    sort: sort.id,
    image,
    picture,
    card: card._id,
    staff: staff.id,
  };
}

const stateOf = async ({ school }: Target): Promise<string> => {
  const tables = ['students', 'sorts', 'staff', 'schoolCards', 'cardImages'] as const;
  const rows = await Promise.all([
    trio.db.selectFrom('schools').selectAll().where('schoolId', '=', school).execute(),
    trio.db
      .selectFrom('identityUsers')
      .select(['id', 'disabledAt', 'email'])
      .where('schoolId', '=', school)
      .orderBy('id')
      .execute(),
    ...tables.map((table) =>
      trio.db.selectFrom(table).selectAll().where('schoolId', '=', school).execute(),
    ),
  ]);
  return JSON.stringify(rows);
};

function requestOf(endpoint: Endpoint, probe: Probe, target: Target) {
  const named = Object.fromEntries(
    Object.entries(probe.names ?? {}).map(([field, what]) => [field, target[what]]),
  );
  const isInQuery = (field: string) =>
    endpoint.query !== undefined && (endpoint.body === undefined || field === 'schoolid');
  const given = Object.entries({ ...named, ...probe.with });
  const query = Object.fromEntries(given.filter(([field]) => isInQuery(field)));
  const payload = Object.fromEntries(given.filter(([field]) => !isInQuery(field)));
  return {
    path: endpoint.path.replaceAll(/:\w+/gu, probe.id ? target[probe.id] : ''),
    query: query as Record<string, string>,
    ...(endpoint.body && { payload }),
  };
}

it('covers every route with an id of a student, a school or their data', () => {
  const covered = [...endpoints].filter(([, endpoint]) => takesTargetId(endpoint));
  const names = covered.map(([name]) => name).filter((name) => !exempt.includes(name));
  expect(names.toSorted()).toEqual(Object.keys(probes).toSorted());
});

it('returns and changes no data of another school', async () => {
  const target = await createTarget();
  const client = await createSchoolClient(trio);
  const student = await createSortingStudent(trio, client);
  const clients = { school: client, student: await createTestClient(trio, student.email) };
  const before = await stateOf(target);
  for (const [name, probe] of Object.entries(probes)) {
    const endpoint = endpoints.get(name);
    if (!endpoint) throw new Error(`There is no ${name}.`);
    const { path, ...request } = requestOf(endpoint, probe, target);
    for (const [role, { authorization, cookie }] of Object.entries(clients)) {
      const { access } = endpoint;
      const headers = access === 'cookie' ? { cookie } : { authorization };
      const answer = await trio.call(endpoint.method, path, { headers, ...request });
      const isAllowed = typeof access === 'string' || access.some((each) => each === role);
      expect([answer.statusCode, name, role]).toEqual([isAllowed ? 404 : 403, name, role]);
      for (const secret of secrets) expect(answer.body, name).not.toContain(secret);
    }
  }
  expect(await stateOf(target)).toBe(before);
});

it('shows no data of another school on routes without an id', async () => {
  const target = await createTarget();
  const client = await createSchoolClient(trio);
  await createSortingStudent(trio, client);
  const key = (await client.get('/users/search/key')).json<{ key: string }>().key;
  const queries: Record<string, Record<string, string>> = {
    'GET /users/v1/student': { search: 'undisclosed', showDisabled: 'true' },
    'GET /users/download': { query: 'undisclosed', showDisabled: 'true' },
    'GET /users/search': { key, q: 'undisclosed' },
    'GET /users/summary': { role: 'student' },
  };
  for (const [name, { method, path, access }] of endpoints) {
    if (method !== 'GET' || path.includes(':')) continue;
    if (typeof access !== 'string' && !access.includes('school')) continue;
    const { authorization, cookie } = client;
    for (const query of [{}, queries[name] ?? {}]) {
      const answer = await trio.call(method, path, { headers: { authorization, cookie }, query });
      for (const secret of secrets) expect(answer.body, name).not.toContain(secret);
      expect(answer.body, name).not.toContain(target.student);
    }
  }
  const own = await createSortingStudent(trio, client);
  const merge = await client.call('POST', `/users/${own.id}/merge`, { from: target.student });
  expect(merge.statusCode).toBe(404);
});

it('keeps search keys and tickets within their school', async () => {
  const target = await createTarget();
  const client = await createSchoolClient(trio);
  const key = (await client.get('/users/search/key')).json<{ key: string }>().key;
  const found = await trio.call('GET', '/users/search', { query: { key, q: 'undisclosed' } });
  expect(found.json()).toEqual({ students: [] });
  const own = await createSortingStudent(trio, client);
  await own.confirm();
  const ticket = await client.call('POST', '/results/pdf/ticket', { uid: own.id, language: 'en' });
  const { auth } = ticket.json<{ auth: string }>();
  const answer = await trio.call('GET', '/results/pdf', { query: { auth, uid: target.student } });
  expect(answer.json()).toMatchObject({ code: 'profile/ticket-invalid' });
});
