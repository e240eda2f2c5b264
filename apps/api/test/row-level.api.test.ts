import type { Endpoint } from '@trio/contracts/endpoint';
import type { Steps } from '@trio/contracts/steps';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { newId } from '../src/platform/ids.ts';
import {
  beesCard,
  createClass,
  createExtraCard,
  createImage,
  createSchool,
  createStaff,
} from './factories.ts';
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
  readonly step: string;
  readonly image: string;
  readonly picture: string;
  readonly card: string;
  readonly staff: string;
  readonly class: string;
  readonly conversation: string;
  readonly request: string;
  readonly board: string;
}

interface Probe {
  readonly id?: keyof Target;
  readonly names?: Readonly<Record<string, keyof Target>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const probes: Readonly<Record<string, Probe>> = {
  'GET /users/v1/student': { names: { schoolid: 'school' }, with: { showDisabled: 'true' } },
  'GET /users/selection': { names: { schoolid: 'school' }, with: { showDisabled: 'true' } },
  'POST /users/selection/profiles': {
    names: { classid: 'class' },
    with: { students: [newId()] },
  },
  'GET /users/:id/data': { id: 'student' },
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
  'POST /steps/:id/check-ins': {
    id: 'step',
    with: { id: newId(), outcome: 'done', happened: '', next: null },
  },
  'POST /profiles/awaited/:id/send': { id: 'student' },
  'GET /users/:id/surveys': { id: 'student' },
  'GET /people/:id': { id: 'student' },
  'POST /people/:id/reset': { id: 'student' },
  'POST /people/:id/unlock': { id: 'student' },
  'POST /people/:id/resend': { id: 'student' },
  'POST /people/:id/disable': { id: 'student', with: { disable: true } },
  'PUT /people/:id/email': { id: 'staff', with: { email: 'other@school.test' } },
  'DELETE /people/:id/email': { id: 'staff' },
  'GET /cards/images/:id': { id: 'image' },
  'GET /cards/pictures/:id': { id: 'picture' },
  'GET /cards/extra': { names: { schoolid: 'school' } },
  'POST /cards/extra': { names: { schoolid: 'school' }, with: beesCard },
  'PUT /cards/extra/:id': { id: 'card', names: { schoolid: 'school' }, with: beesCard },
  'DELETE /cards/extra/:id': { id: 'card', names: { schoolid: 'school' } },
  'POST /cards/extra/pictures': { names: { schoolid: 'school' } },
  'POST /staff/:id/invite': { id: 'staff' },
  'PUT /staff/:id': { id: 'staff', with: { kind: 'teacher' } },
  'DELETE /staff/:id': { id: 'staff' },
  'DELETE /staff/:id/change': { id: 'staff' },
  'POST /users/:id/password': { id: 'student' },
  'PUT /users/:id/email': { id: 'student', with: { email: 'lea@school.test' } },
  'DELETE /users/:id/email': { id: 'student' },
  'GET /classes/:id': { id: 'class' },
  'PUT /classes/:id': { id: 'class', with: { name: '9D' } },
  'DELETE /classes/:id': { id: 'class' },
  'GET /classes/:id/live': { id: 'class' },
  'POST /classes/:id/projector': { id: 'class' },
  'POST /classes/:id/joining': { id: 'class', with: { isOpen: false } },
  'POST /classes/:id/code': { id: 'class' },
  'PUT /classes/:id/teachers': { id: 'class', with: { teachers: [] } },
  'POST /classes/:id/archive': { id: 'class' },
  'POST /classes/:id/restore': { id: 'class' },
  'POST /classes/:id/students': { id: 'class', with: { students: [newId()] } },
  'DELETE /classes/:id/students/:studentId': { id: 'class' },
  'POST /classes/:id/sign-ins': {
    id: 'class',
    with: { rows: [{ _id: newId(), firstname: 'Sam', lastname: 'Roy', email: '' }] },
  },
  'POST /classes/:id/sign-ins/sheet': {
    id: 'class',
    with: { rows: [{ _id: newId(), password: 'otter-lake-tulip' }] },
  },
  'POST /classes/:id/place': { id: 'class', with: { students: [newId()] } },
  'POST /classes/:id/take-out': { id: 'class', with: { students: [newId()] } },
  'POST /classes/:id/move': { id: 'class', with: { students: [newId()], to: newId() } },
  'GET /insight': { names: { classid: 'class' } },
  'GET /queue': { names: { classid: 'class' } },
  'GET /queue/counts': { names: { classid: 'class' } },
  'PUT /queue/:id': { id: 'student', with: { until: null } },
  'GET /users/student/:id/preparation': { id: 'student' },
  'POST /users/student/:id/conversations': {
    id: 'student',
    with: { id: newId(), heldOn: '2026-01-01', agreedStep: '', note: 'Talked' },
  },
  'PUT /conversations/:id': {
    id: 'conversation',
    with: { heldOn: '2026-01-01', agreedStep: '', note: 'Talked' },
  },
  'PUT /conversations/:id/answer': { id: 'conversation', with: { answer: 'Yes' } },
  'DELETE /talk-requests/:id': { id: 'request' },
  'GET /users/school': { names: { schoolid: 'school' } },
  'DELETE /users/school': { names: { schoolid: 'school' } },
  'GET /schools/:id': { id: 'school' },
  'PUT /schools/:id': { id: 'school' },
  'POST /schools/:id/approval': { id: 'school' },
  'POST /schools/:id/verification': { id: 'school' },
  'GET /new-schools/:id': { id: 'school' },
  'POST /new-schools/:id/approval': { id: 'school' },
  'POST /new-schools/:id/refusal': { id: 'school', with: { reason: 'other' } },
  'DELETE /new-schools/:id/refusal': { id: 'school' },
  'DELETE /staff/:id/second-factor': { id: 'staff' },
  'DELETE /people/:id/second-factor': { id: 'staff' },
  'GET /boards/:id': { id: 'board' },
  'PUT /boards/:id': { id: 'board', with: { name: 'Renamed' } },
  'DELETE /boards/:id': { id: 'board' },
  'GET /boards/:id/schools': { id: 'board' },
  'PUT /boards/:id/schools/:schoolId': { id: 'board' },
  'DELETE /boards/:id/schools/:schoolId': { id: 'board' },
  'POST /boards/:id/members': { id: 'board' },
  'GET /audit': { names: { schoolid: 'school' } },
  'GET /audit/csv': { names: { schoolid: 'school' } },
};

/** Their parameters name no school's row: a provider, a survey, an email, an administrator, a factor, a member. */
const exempt: readonly string[] = [
  'POST /identity/sso/:provider/start',
  'POST /surveys/:survey',
  'PUT /effect/answers/:moment',
  'PUT /cards/uploads/:ticket',
  'GET /projector/:ticket',
  'POST /reminders/stop/:ticket',
  'POST /mails/:id/retry',
  'POST /admins/:id/invite',
  'DELETE /admins/:id',
  'PUT /second-factor/:id',
  'POST /second-factor/:id/remove',
  'POST /board/members/:id/invite',
  'DELETE /board/members/:id',
  'POST /boards/:id/members/:memberId/invite',
  'DELETE /boards/:id/members/:memberId',
];

const idFields = new Set(['schoolid', 'classid', 'uid', 'from', 'studentid', 'staffid', 'userid']);

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
  const board = newId();
  await trio.db
    .insertInto('boards')
    .values({ boardId: board, name: 'Hidden School Board', createdAt: new Date() })
    .execute();
  await trio.db
    .updateTable('schools')
    .set({ boardId: board })
    .where('schoolId', '=', schoolId)
    .execute();
  const staff = await createStaff(trio.db, schoolId, { lastName: 'Undisclosed' });
  const { classId } = await createClass(trio.db, schoolId, { name: 'Undisclosed' });
  const card = await createExtraCard(trio.db, schoolId, 'hiddenCard');
  const student = await createSortingStudent(trio, { schoolId });
  await trio.db
    .updateTable('students')
    .set({ firstName: 'Xaviera', lastName: 'Undisclosed' })
    .where('studentId', '=', student.id)
    .execute();
  const sort = finishedSort();
  await student.confirm(sort);
  const words = { reasons: ['hidden words', '', ''], shared: '', action: 'hidden words' };
  await student.put(sort.id, { reflection: words });
  const steps = (await student.call('GET', '/steps')).json<Steps>();
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
  const row = { schoolId, studentId: student.id };
  const conversation = newId();
  const written = { authorName: 'Undisclosed', heldOn: '2026-01-01', createdAt: new Date() };
  await trio.db
    .insertInto('conversations')
    .values({
      ...row,
      ...written,
      conversationId: conversation,
      agreedStep: 'hidden words',
      note: 'hidden words',
    })
    .execute();
  const request = newId();
  await trio.db
    .insertInto('talkRequests')
    .values({ ...row, requestId: request, askedAt: new Date() })
    .execute();
  return {
    student: student.id,
    school: schoolId,
    sort: sort.id,
    step: steps.steps[0]?._id ?? '',
    image,
    picture,
    card: card._id,
    staff: staff.id,
    class: classId,
    conversation,
    request,
    board,
  };
}

const stateOf = async ({ school }: Target): Promise<string> => {
  const tables = [
    ...(['students', 'sorts', 'studentSteps', 'stepCheckIns', 'staff', 'schoolCards'] as const),
    ...(['cardImages', 'classes', 'conversations', 'talkRequests', 'queueDelays'] as const),
  ];
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
    'GET /users/selection': { search: 'undisclosed', showDisabled: 'true' },
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
