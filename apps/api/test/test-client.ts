import type { LightMyRequestResponse } from 'fastify';
import { createAdmin, createSchool, createStaff } from './factories.ts';
import type { TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export async function createTestClient(trio: TestApp, email: string) {
  const { authorization, cookie } = await trio.signIn(email);
  const call = (method: Method, path: string, payload?: object): Promise<LightMyRequestResponse> =>
    trio.call(method, path, {
      headers: { authorization, 'accept-language': 'en' },
      ...(payload && { payload }),
    });
  return {
    authorization,
    cookie,
    call,
    get: (path: string, query: Record<string, string> = {}) =>
      trio.call('GET', path, { headers: { authorization }, query }),
    names: async (query: Record<string, string> = {}): Promise<string[]> => {
      const answer = await trio.call('GET', '/users/v1/student', {
        headers: { authorization },
        query,
      });
      return answer
        .json<{ students: { firstname: string }[] }>()
        .students.map(({ firstname }) => firstname);
    },
  };
}
export type TestClient = Awaited<ReturnType<typeof createTestClient>>;

export async function createSchoolClient(trio: TestApp, name = 'Test School') {
  const { schoolId } = await createSchool(trio.db, { name });
  const { email, id } = await createStaff(trio.db, schoolId);
  return { ...(await createTestClient(trio, email)), schoolId, staffId: id, email };
}
export type SchoolClient = Awaited<ReturnType<typeof createSchoolClient>>;

export const createAdminClient = async (trio: TestApp): Promise<TestClient> =>
  createTestClient(trio, (await createAdmin(trio.db)).email);

export const actionsAbout = async (trio: TestApp, subjectId: string): Promise<string[]> =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select('action')
      .where('subjectId', '=', subjectId)
      .orderBy('entryId')
      .execute()
  ).map(({ action }) => action);
