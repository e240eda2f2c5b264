import type { Answer, Endpoint } from '@trio/contracts/endpoint';
import type { searchPeople } from '@trio/contracts/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStudent } from './factories.ts';
import { createFakeProfiles } from './profile-student.ts';
import { callers, createMatrix, type Matrix } from './role-matrix-fixture.ts';
import { rows, type Row } from './role-matrix.ts';
import { createTestApp, testSettings, type TestApp } from './test-app.ts';

let trio: TestApp;
let matrix: Matrix;
const endpoints = new Map<string, Endpoint>();
beforeAll(async () => {
  trio = await createTestApp({
    settings: { ...testSettings, supportAccess: 'granted' },
    // One administrator is refused on every route, four times over.
    limits: { 'account-update-wrong': { most: 1000, windowMs: 60_000 } },
    profiles: {
      ...createFakeProfiles().profiles,
      make: async (data) => Buffer.from(`%PDF ${JSON.stringify(data)}`),
    },
    onRoute: ({ config, method }) => {
      const endpoint = config?.endpoint;
      if (endpoint && method !== 'HEAD')
        endpoints.set(`${endpoint.method} ${endpoint.path}`, endpoint);
    },
  });
  matrix = await createMatrix(trio);
  // For the lists of emails and of activity.
  const { id } = matrix.student;
  await matrix.call('studentOfClass', 'POST', '/users/me/verification');
  await matrix.call('owner', 'POST', `/users/${id}/disable`, { payload: { disable: true } });
  await matrix.call('owner', 'POST', `/users/${id}/disable`, { payload: { disable: false } });
});
afterAll(async () => {
  await trio.db.deleteFrom('platformCards').execute();
  await trio.close();
});

const hour = 60 * 60_000;
async function setWindow(schoolId: string, endsInHours: number): Promise<void> {
  const now = trio.clock.now();
  const endsAt = new Date(now.getTime() + endsInHours * hour);
  const openedAt = new Date(endsAt.getTime() - hour);
  await trio.db
    .insertInto('supportWindows')
    .values({ schoolId, openedAt, endsAt })
    .onConflict((row) => row.column('schoolId').doUpdateSet({ openedAt, endsAt }))
    .execute();
}
const otherSchoolId = async (): Promise<string> => {
  const id = matrix.seenBy.ownerOfOtherSchool[0]?.id ?? '';
  const row = trio.db.selectFrom('students').select('schoolId').where('studentId', '=', id);
  return (await row.executeTakeFirstOrThrow()).schoolId;
};

const cases = ['no window', 'a window of another school', 'a window that has ended'] as const;
const modes = [...cases, 'a window of this school'] as const;
type Mode = (typeof modes)[number];

async function enter(mode: Mode): Promise<void> {
  await trio.db.deleteFrom('supportWindows').execute();
  if (mode === 'a window of another school') await setWindow(await otherSchoolId(), 1);
  if (mode === 'a window that has ended') await setWindow(matrix.schoolId, 0);
  if (mode === 'a window of this school') await setWindow(matrix.schoolId, 1);
}

const isOpen = (mode: Mode): boolean => mode === 'a window of this school';
const secretsIn = (mode: Mode): string[] => {
  const others = matrix.seenBy.ownerOfOtherSchool;
  const ours = matrix.seenBy.owner;
  const shown =
    mode === 'a window of another school' ? others : mode === 'a window of this school' ? ours : [];
  return [...ours, ...others].filter((each) => !shown.includes(each)).flatMap((e) => e.secrets);
};

/** Ids of which an administrator may not even learn whether they exist. */
async function idsOfStudents(): Promise<string[]> {
  const { schoolId } = matrix;
  const students = trio.db.selectFrom('students').select('studentId as id');
  const images = trio.db.selectFrom('cardImages').select('imageId as id');
  const found = await students
    .where('schoolId', '=', schoolId)
    .union(images.where('schoolId', '=', schoolId))
    .execute();
  return found.map(({ id }) => id);
}

const nameOfRow = (row: string): string => row.replace(/ \(.*\)$/u, '');

async function ask(row: string, request: Awaited<ReturnType<NonNullable<Row['request']>>>) {
  const endpoint = endpoints.get(nameOfRow(row));
  if (!endpoint) throw new Error(`There is no ${row}.`);
  const { method, access } = endpoint;
  const { id = '', studentId = '', ...rest } = request;
  const path = endpoint.path.replace(':id', id).replace(':studentId', studentId);
  return matrix.call('admin', method, path, { access, ...rest });
}

describe.each(modes)('with %s', (mode) => {
  beforeAll(() => enter(mode));

  it.each(Object.entries(rows))('%s answers an administrator as agreed', async (row, agreed) => {
    const open = agreed.statuses[callers.indexOf('admin')] ?? 0;
    const request = (await agreed.request?.(matrix, 'admin')) ?? {};
    const asked = JSON.stringify(request);
    const isAboutStudent = (await idsOfStudents()).some((id) => asked.includes(id));
    const answer = await ask(row, request);
    const isRefused = !isOpen(mode) && open < 300 && isAboutStudent;
    expect(answer.statusCode, answer.body).toBe(isRefused ? 403 : open);
    if (isRefused) expect(answer.json()).toMatchObject({ code: 'support/not-granted' });
    for (const secret of secretsIn(mode)) {
      if (!asked.includes(secret)) expect(answer.body).not.toContain(secret);
    }
  });

  it('no route of administrators alone tells a secret of a hidden student', async () => {
    const { student, schoolId } = matrix;
    const others = [...endpoints].filter(
      ([, { access }]) => access.length === 1 && access[0] === 'admin',
    );
    expect(others.length).toBeGreaterThan(5);
    const queries = [{}, { schoolid: schoolId }, { status: 'queued' }, { status: 'sent' }];
    for (const [name, { method, path }] of others) {
      // It would end the other cases.
      if (method === 'DELETE') continue;
      for (const id of path.includes(':') ? [student.id, schoolId] : ['']) {
        for (const query of queries) {
          const named = path.replaceAll(/:\w+/gu, id);
          const payload = method === 'GET' ? {} : { payload: {} };
          const { body, statusCode } = await matrix.call('admin', method, named, {
            query,
            ...payload,
          });
          expect(statusCode, `${name} ${body}`).toBeLessThan(500);
          for (const secret of secretsIn(mode)) {
            if (secret !== id) expect(body, name).not.toContain(secret);
          }
        }
      }
    }
  });
});

const totalOf = async (query: Record<string, string>) => {
  const { students, ...answer } = (
    await matrix.call('admin', 'GET', '/users/v1/student', { query })
  ).json<{ students: { firstname: string }[]; total: number | null; hasNextPage: boolean }>();
  return { ...answer, names: students.map(({ firstname }) => firstname).toSorted() };
};

describe('lists and figures', () => {
  let fresh: Matrix;
  beforeAll(async () => {
    fresh = await createMatrix(trio);
    await trio.db.deleteFrom('supportWindows').execute();
  });

  it('keep the counts of a school without a window, and name no student', async () => {
    const { schoolId } = fresh;
    const closed = { names: [], hasNextPage: false };
    expect(await totalOf({ schoolid: schoolId })).toMatchObject({ ...closed, total: 3 });
    // A count of a search would tell whether the student exists.
    expect(await totalOf({ schoolid: schoolId, search: 'ninouchka' })).toMatchObject({
      ...closed,
      total: null,
    });
    const summary = await fresh.call('admin', 'GET', '/users/summary/student', {
      query: { schoolid: schoolId },
    });
    expect(summary.json()).toMatchObject({ totalStudents: 3 });
    const file = await fresh.call('admin', 'GET', '/users/download', {
      query: { schoolid: schoolId, locale: 'en' },
    });
    expect(file.json()).toMatchObject({ code: 'support/not-granted' });
  });

  it('answer 404 for a school that does not exist', async () => {
    const query = { schoolid: '01900000-0000-7000-8000-000000000000' };
    const list = await fresh.call('admin', 'GET', '/users/v1/student', { query });
    expect(list.statusCode).toBe(404);
  });

  it('answer the same for a student who does not exist as for a hidden one', async () => {
    const [hidden, none] = await Promise.all(
      [fresh.student.id, '01900000-0000-7000-8000-000000000000'].map((id) =>
        fresh.call('admin', 'GET', `/users/student/${id}`),
      ),
    );
    expect(hidden?.statusCode).toBe(403);
    expect(hidden?.body).toBe(none?.body);
  });

  it('over all schools show only students of open schools', async () => {
    const all = async () => {
      const { names } = await totalOf({ limit: '50', lastSorted: 'desc' });
      return names.filter((name) => ['Ninouchka', 'Omarion', 'Quinnlyn'].includes(name));
    };
    expect(await all()).toEqual([]);
    await setWindow(fresh.schoolId, 8);
    expect(await all()).toEqual(['Ninouchka', 'Omarion']);
    await trio.db.deleteFrom('supportWindows').execute();
    await trio.db
      .updateTable('schools')
      .set({ isFreemiumGroup: true })
      .where('schoolId', '=', fresh.schoolId)
      .execute();
    expect(await all()).toEqual(['Ninouchka', 'Omarion']);
    await trio.db
      .updateTable('schools')
      .set({ isFreemiumGroup: false })
      .where('schoolId', '=', fresh.schoolId)
      .execute();
  });
});

it('ends a profile ticket and a search key with the window', async () => {
  await trio.db.deleteFrom('supportWindows').execute();
  const fresh = await createMatrix(trio);
  const { student, schoolId } = fresh;
  const opened = await fresh.call('owner', 'POST', '/support/window', { payload: { hours: 1 } });
  expect(opened.statusCode).toBe(200);
  const ticket = await fresh.call('admin', 'POST', '/results/pdf/ticket', {
    payload: { uid: student.id, language: 'en' },
  });
  const { auth } = ticket.json<{ auth: string }>();
  const named = { query: { schoolid: schoolId } };
  const { key } = (await fresh.call('admin', 'GET', '/users/search/key', named)).json<{
    key: string;
  }>();
  const pdf = () => trio.call('GET', '/results/pdf', { query: { auth, uid: student.id } });
  const search = () => trio.call('GET', '/users/search', { query: { key, q: 'undisclosed' } });
  expect((await pdf()).statusCode).toBe(200);
  expect((await search()).json<{ students: unknown[] }>().students).toHaveLength(3);

  await fresh.call('owner', 'DELETE', '/support/window');
  expect((await pdf()).json()).toMatchObject({ code: 'support/not-granted' });
  expect((await search()).json()).toEqual({ students: [] });
});

it('refuses to declare a closed school with students a school of the platform', async () => {
  await trio.db.deleteFrom('supportWindows').execute();
  const set = async (id: string) => {
    const school = await matrix.call('admin', 'GET', `/schools/${id}`);
    const { settings } = school.json<{ settings: object }>();
    const payload = { ...settings, isFreemiumGroup: true };
    return matrix.call('admin', 'PUT', `/schools/${id}`, { payload });
  };
  expect((await set(matrix.schoolId)).json()).toMatchObject({ code: 'support/not-granted' });
  const { schoolId: empty } = await createSchool(trio.db);
  expect((await set(empty)).statusCode).toBe(200);
});

describe('people', () => {
  let fresh: Matrix;
  beforeAll(async () => {
    fresh = await createMatrix(trio);
    await trio.db.deleteFrom('supportWindows').execute();
  });
  const post = (path: string, payload?: object) =>
    fresh.call('admin', 'POST', path, payload ? { payload } : {});
  const search = async (q: string) =>
    (await post('/people/search', { q })).json<Answer<typeof searchPeople>>().people;
  const person = (id: string) => fresh.call('admin', 'GET', `/people/${id}`);
  const openWindow = () =>
    fresh.call('owner', 'POST', '/support/window', { payload: { hours: 1 } });
  const closeWindow = () => fresh.call('owner', 'DELETE', '/support/window');
  const hiddenRow = () => ({
    _id: fresh.student.id,
    kind: 'student',
    school: { _id: fresh.schoolId, name: 'Our School' },
    login: 'n••••@u••••.test',
    states: [],
    isHidden: true,
  });
  const disable = (disabledAt: Date | null) =>
    trio.db
      .updateTable('identityUsers')
      .set({ disabledAt })
      .where('id', '=', fresh.student.id)
      .execute();

  it('finds a hidden student by the whole address or id, with school, role and masked address', async () => {
    const { id, email } = fresh.student;
    // A state would tell more.
    await disable(new Date());
    expect(await search(email.toUpperCase())).toEqual([hiddenRow()]);
    expect(await search(id)).toEqual([hiddenRow()]);
    await disable(null);
  });

  it('does not find a hidden student by a beginning, which would give the address away', async () => {
    const { email } = fresh.student;
    expect(await search(email.slice(0, -1))).toEqual([]);
    expect(await search('ninouchka-')).toEqual([]);
  });

  it('finds a hidden student by the whole username, which stays masked', async () => {
    const { id } = await createStudent(trio.db, fresh.schoolId);
    const username = `brave-otter-${id.slice(-12)}`;
    await trio.db
      .updateTable('students')
      .set({ email: '', username })
      .where('studentId', '=', id)
      .execute();
    await trio.db
      .updateTable('identityUsers')
      .set({ email: `${id}@username.invalid`, username: username.replaceAll('-', '') })
      .where('id', '=', id)
      .execute();
    expect(await search(username)).toMatchObject([{ _id: id, login: '••••', isHidden: true }]);
    expect(await search(username.slice(0, -1))).toEqual([]);
  });

  it('finds and opens staff of a closed school', async () => {
    const { email, id } = fresh.people.counsellor;
    expect(await search(email.slice(0, -1))).toMatchObject([{ _id: id, isHidden: false }]);
    expect((await person(id)).json()).toMatchObject({ email });
  });

  it('opens, disables and corrects a hidden student only with a window', async () => {
    const { id } = fresh.student;
    const refused = [
      await person(id),
      await post(`/people/${id}/disable`, { disable: true }),
      await fresh.call('admin', 'PUT', `/users/${id}/email`, {
        payload: { email: 'other@undisclosed.test' },
      }),
      await post(`/users/${id}/password`),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'support/not-granted' });
    }
    await openWindow();
    expect((await person(id)).json()).toMatchObject({ firstname: 'Ninouchka' });
    expect(await search(id)).toMatchObject([{ isHidden: false }]);
    await closeWindow();
    expect((await person(id)).statusCode).toBe(403);
  });

  it('sends and unlocks for a hidden student, with an answer that is always the same', async () => {
    const { id, email } = fresh.student;
    const mails = async () =>
      (await trio.mailsTo(email)).map(({ content }) => content.template).toSorted();
    const askAll = async () => [
      await post(`/people/${id}/reset`),
      await post(`/people/${id}/resend`),
      await post(`/people/${id}/unlock`),
    ];
    const before = await askAll();
    expect(await mails()).toEqual(['password-reset']);
    // There is something to confirm now, and no link may be sent.
    await trio.db
      .updateTable('students')
      .set({ isEmailUnconfirmed: true })
      .where('studentId', '=', id)
      .execute();
    expect((await post(`/people/${id}/resend`)).statusCode).toBe(204);
    expect(await mails()).toEqual(['password-reset', 'student-confirmation']);
    await disable(new Date());
    expect((await post(`/people/${id}/reset`)).statusCode).toBe(204);
    await disable(null);
    expect(await mails()).toEqual(['password-reset', 'student-confirmation']);
    for (const answer of before) {
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
    }
    // Nor does the log say what was sent.
    const entries = trio.db.selectFrom('auditEntries').select('action');
    const logged = await entries.where('subjectId', '=', id).orderBy('entryId').execute();
    expect(
      logged.map(({ action }) => action).filter((action) => action.startsWith('account-')),
    ).toEqual([
      'account-reset-asked',
      'account-resend-asked',
      'account-unlocked',
      'account-resend-asked',
      'account-reset-asked',
    ]);
  });
});
