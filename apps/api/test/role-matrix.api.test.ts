import type { Endpoint } from '@trio/contracts/endpoint';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeProfiles } from './profile-student.ts';
import { callers, createMatrix, type Matrix } from './role-matrix-fixture.ts';
import { rows } from './role-matrix.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let trio: TestApp;
let matrix: Matrix;
const endpoints = new Map<string, Endpoint>();
beforeAll(async () => {
  trio = await createTestApp({
    profiles: {
      ...createFakeProfiles().profiles,
      // All texts of the profile are readable, so that a leak shows.
      make: async (data) => Buffer.from(`%PDF ${JSON.stringify(data)}`),
    },
    onRoute: ({ config, method }) => {
      const endpoint = config?.endpoint;
      if (endpoint && method !== 'HEAD')
        endpoints.set(`${endpoint.method} ${endpoint.path}`, endpoint);
    },
  });
  matrix = await createMatrix(trio);
});
afterAll(async () => {
  await trio.close();
});

const nameOfRow = (row: string): string => row.replace(/ \(.*\)$/u, '');

/** Public, but their key, ticket or header belongs to a person. */
const withKey: readonly string[] = ['GET /users/search', 'GET /results/pdf'];

it('has a row for every route that staff or a board may call', () => {
  const expected = [...endpoints]
    .filter(
      ([name, { access }]) =>
        withKey.includes(name) ||
        access === 'cookie' ||
        access.includes('school') ||
        access.includes('board'),
    )
    .map(([name]) => name);
  const found = new Set(Object.keys(rows).map(nameOfRow));
  expect([...found].toSorted()).toEqual(expected.toSorted());
});

it.each(Object.entries(rows))(
  '%s answers each caller as agreed, without data of a hidden student',
  async (row, { statuses, request }) => {
    const endpoint = endpoints.get(nameOfRow(row));
    if (!endpoint) throw new Error(`There is no ${row}.`);
    const { method, access } = endpoint;
    const found: Record<string, number> = {};
    for (const who of callers) {
      const { id = '', studentId = '', ...rest } = (await request?.(matrix, who)) ?? {};
      const path = endpoint.path.replace(':id', id).replace(':studentId', studentId);
      const answer = await matrix.call(who, method, path, { access, ...rest });
      found[who] = answer.statusCode;
      for (const secret of matrix.hiddenFrom(who)) {
        // An error may repeat the id that the caller sent.
        if (secret !== id && secret !== studentId)
          expect(answer.body, `${row} as ${who}`).not.toContain(secret);
      }
    }
    expect(found).toEqual(Object.fromEntries(callers.map((who, at) => [who, statuses[at]])));
  },
);

it.each(['GET /users/v1/student', 'GET /users/download', 'GET /users/search', 'GET /insight'])(
  '%s shows each caller the students whom they see',
  async (row) => {
    const { request, statuses } = rows[row] ?? {};
    for (const [at, who] of callers.entries()) {
      if (statuses?.[at] !== 200) continue;
      const { query } = (await request?.(matrix, who)) ?? {};
      const path = row.replace('GET ', '');
      const { body } = await matrix.call(who, 'GET', path, query ? { query } : {});
      for (const { firstName } of matrix.seenBy[who]) expect(body, who).toContain(firstName);
    }
  },
);

it('counts for a teacher only the students of own classes', async () => {
  const fresh = await createMatrix(trio);
  const figures = async (who: (typeof callers)[number]) => {
    const summary = await fresh.call(who, 'GET', '/users/summary/student');
    const months = await fresh.call(who, 'GET', '/users/summary', { query: { role: 'student' } });
    const top = await fresh.call(who, 'GET', '/users/student/topchallenges');
    return [
      summary.json<{ totalStudents: number }>().totalStudents,
      Object.values(months.json<Record<string, number>>()).reduce((sum, n) => sum + n, 0),
      Math.max(0, ...Object.values(top.json<{ topChallenges: object }>().topChallenges)),
    ];
  };
  expect(await figures('teacherOfClass')).toEqual([1, 1, 1]);
  expect(await figures('teacherOfOtherClass')).toEqual([1, 1, 1]);
  expect(await figures('teacherWithoutClass')).toEqual([0, 0, 0]);
  expect(await figures('counsellor')).toEqual([3, 3, 3]);
});

it('refuses a ticket and a search key after the student left the class', async () => {
  const fresh = await createMatrix(trio);
  const { student, schoolId, classId } = fresh;
  const ticket = await fresh.call('teacherOfClass', 'POST', '/results/pdf/ticket', {
    payload: { uid: student.id, language: 'en' },
  });
  const { auth } = ticket.json<{ auth: string }>();
  const { key } = (await fresh.call('teacherOfClass', 'GET', '/users/search/key')).json<{
    key: string;
  }>();
  await trio.db
    .deleteFrom('classStudents')
    .where((eb) => eb.and({ schoolId, classId, studentId: student.id }))
    .execute();
  const pdf = await trio.call('GET', '/results/pdf', { query: { auth, uid: student.id } });
  expect(pdf.statusCode).toBe(404);
  const found = await trio.call('GET', '/users/search', { query: { key, q: 'undisclosed' } });
  expect(found.json()).toEqual({ students: [] });
});
