import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createBoard, createBoardMember, createSchool, createStaff } from './factories.ts';
import { createProfileStudent } from './profile-student.ts';
import type { TestApp } from './test-app.ts';

export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => Promise<unknown>;

export async function createAuditFixture(trio: TestApp) {
  const { schoolId, name } = await createSchool(trio.db, { name: `School ${newId()}` });
  const person = await createStaff(trio.db, schoolId, { firstName: 'Zoé', lastName: 'Côté' });
  const { authorization } = await trio.signIn(person.email);
  const student = await createProfileStudent(trio, { schoolId });
  const { boardId } = await createBoard(trio.db);
  const member = await createBoardMember(trio.db, boardId);
  const session = await trio.signIn(member.email);
  return {
    schoolId,
    name,
    student,
    staff: { ...person, authorization },
    boardId,
    member: { ...member, authorization: session.authorization },
  };
}
export type AuditFixture = Awaited<ReturnType<typeof createAuditFixture>>;

export async function succeed(
  answer: Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return answer;
}
export const callAs =
  (trio: TestApp, { authorization }: { authorization: string }): Call =>
  (method, path, payload) =>
    succeed(trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) }));

const inviteTo =
  (url: '/staff' | '/admins') =>
  async (ask: Call): Promise<{ _id: string; email: string }> => {
    const email = `${newId()}@school.test`;
    const payload = { firstname: 'Léa', lastname: 'Roy', email };
    return ((await ask('POST', url, payload)) as LightMyRequestResponse).json();
  };
export const invite = inviteTo('/staff');
export const inviteAdmin = inviteTo('/admins');
