import type { BoardMember, BoardRecord } from '@trio/contracts/boards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountedSchool } from '../../../test/board-school.ts';
import {
  createAdmin,
  createBoard,
  createBoardMember,
  createSchool,
  createStaff,
} from '../../../test/factories.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import { createTestClient, type TestClient } from '../../../test/test-client.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { transactOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createFiguresJobService } from './figures-job.service.ts';

let trio: TestApp;
let admin: TestClient;
beforeAll(async () => {
  trio = await createTestApp();
  admin = await createTestClient(trio, (await createAdmin(trio.db)).email);
});
afterAll(() => trio.close());

const firstPassword = 'quiet green lantern';
const newBoard = async (name = 'North Shore'): Promise<BoardRecord> =>
  (await admin.call('POST', '/boards', { name })).json<BoardRecord>();
const newMember = async (boardId: string) => {
  const member = await createBoardMember(trio.db, boardId);
  return { ...member, ...(await createTestClient(trio, member.email)) };
};
const person = (email = `${newId()}@board.test`) => ({
  firstname: 'Léa',
  lastname: 'Côté',
  email,
});
const choose = (token: string) =>
  trio.call('PUT', '/identity/reset', { payload: { token, password: firstPassword } });
const actionsOf = async (scope: { boardId: string } | { schoolId: string }) =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select('action')
      .where((eb) => eb.and(scope))
      .where('action', 'like', 'board-%')
      .orderBy('entryId')
      .execute()
  ).map(({ action }) => action);

it('lets an administrator make, rename and delete a board; its schools stay', async () => {
  const board = await newBoard();
  const renamed = await admin.call('PUT', `/boards/${board._id}`, { name: 'South Shore' });
  expect(renamed.json()).toMatchObject({ name: 'South Shore', schools: [], members: [] });
  const { schoolId } = await createSchool(trio.db, { name: 'Cedar Ridge' });
  const path = `/boards/${board._id}/schools/${schoolId}`;
  expect((await admin.call('PUT', path)).json()).toMatchObject({
    schools: [{ _id: schoolId, name: 'Cedar Ridge' }],
  });
  const member = await newMember(board._id);
  expect((await admin.call('DELETE', `/boards/${board._id}`)).statusCode).toBe(204);
  expect((await admin.get(`/boards/${board._id}`)).statusCode).toBe(404);
  expect((await member.get('/auth/me')).statusCode).toBe(404);
  expect((await trio.mailsTo(member.email)).at(-1)?.content).toMatchObject({
    template: 'board-removed',
    values: { boardName: 'South Shore' },
  });
  const school = await trio.db
    .selectFrom('schools')
    .select(['name', 'boardId'])
    .where('schoolId', '=', schoolId)
    .executeTakeFirst();
  expect(school).toEqual({ name: 'Cedar Ridge', boardId: null });
  expect(await actionsOf({ boardId: board._id })).toEqual([
    'board-created',
    'board-renamed',
    'board-school-added',
    'board-school-removed',
    'board-deleted',
  ]);
  expect(await actionsOf({ schoolId })).toEqual(['board-school-added', 'board-school-removed']);
});

it('moves a school from one board to another, and its figures do not follow', async () => {
  const [from, to] = [await newBoard('From'), await newBoard('To')];
  const counts = { students: 30, began: 20, finished: 10 };
  const at = trio.clock.now();
  const { schoolId } = await createCountedSchool(trio.db, counts, { boardId: from._id, at });
  const figures = createFiguresJobService({ transact: transactOn(trio.db), clock: trio.clock });
  await figures.renewDue();
  await admin.call('PUT', `/boards/${to._id}/schools/${schoolId}`);
  const left = await trio.db
    .selectFrom('boardSchoolFigures')
    .select('schoolId')
    .where('schoolId', '=', schoolId)
    .execute();
  expect(left).toEqual([]);
  const moved = await trio.db
    .selectFrom('schools')
    .select(['boardId', 'boardSince'])
    .where('schoolId', '=', schoolId)
    .executeTakeFirst();
  expect(moved).toEqual({ boardId: to._id, boardSince: trio.clock.now() });
  const challenges = await trio.db
    .selectFrom('boardChallenges')
    .select('card')
    .where('boardId', '=', from._id)
    .execute();
  expect(challenges).toEqual([]);
  expect(await actionsOf({ boardId: from._id })).toEqual(['board-created', 'board-school-removed']);
  expect((await admin.get(`/boards/${from._id}`)).json()).toMatchObject({ schools: [] });
  const member = await newMember(from._id);
  expect((await member.get('/board/figures')).json()).toMatchObject({ schools: [] });
});

it('finds schools to add, without those of the platform, and refuses these', async () => {
  const board = await newBoard();
  const name = `Birch ${newId()}`;
  const { schoolId } = await createSchool(trio.db, { name });
  const { schoolId: group } = await createSchool(trio.db, { name, isConsumerGroup: true });
  const find = async (search: string) =>
    (await admin.get(`/boards/${board._id}/schools`, { search })).json<{ schools: object[] }>();
  expect((await find(name.toUpperCase())).schools).toMatchObject([{ _id: schoolId, board: null }]);
  expect((await find('%')).schools).toEqual([]);
  const refused = await admin.call('PUT', `/boards/${board._id}/schools/${group}`);
  expect(refused.json()).toMatchObject({ code: 'board/of-the-platform' });
  await admin.call('PUT', `/boards/${board._id}/schools/${schoolId}`);
  expect((await find(name)).schools).toEqual([]);
});

it('invites a first member, whose link sets a password; opening it changes nothing', async () => {
  const board = await newBoard();
  const email = `${newId()}@board.test`;
  const invited = await admin.call('POST', `/boards/${board._id}/members`, person(email));
  expect(invited.statusCode).toBe(201);
  const { _id: memberId } = invited.json<BoardMember>();
  const first = tokenIn((await trio.mailsTo(email)).at(-1));
  await admin.call('POST', `/boards/${board._id}/members/${memberId}/invite`);
  const second = tokenIn((await trio.mailsTo(email)).at(-1));
  expect((await choose(first)).json()).toMatchObject({ code: 'auth/link-invalid' });
  expect((await choose(second)).statusCode).toBe(200);
  const { authorization } = await trio.signIn(email, firstPassword);
  const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
  expect(me.json()).toMatchObject({ role: 'board', board: 'North Shore', firstname: 'Léa' });
  const claims = await trio.call('GET', '/auth/claims', { headers: { authorization } });
  expect(claims.json()).toEqual({ role: 'board', schoolId: null });
  expect(await actionsOf({ boardId: board._id })).toEqual([
    'board-created',
    'board-member-invited',
    'board-member-invited-again',
    'board-member-joined',
  ]);
  const again = await admin.call('POST', `/boards/${board._id}/members`, person(email));
  expect(again.json()).toMatchObject({ code: 'staff/email-taken' });
  expect(again.json<{ message: string }>().message).toContain('second address');
});

it('lets members invite and remove each other, but not the last one', async () => {
  const { boardId } = await createBoard(trio.db);
  const [anne, marc] = [await newMember(boardId), await newMember(boardId)];
  const invited = await anne.call('POST', '/board/members', person());
  const { _id: waiting } = invited.json<BoardMember>();
  expect((await marc.get('/board/members')).json<{ members: object[] }>().members).toHaveLength(3);
  expect((await anne.call('DELETE', `/board/members/${marc.id}`)).statusCode).toBe(204);
  expect((await marc.get('/board/members')).statusCode).toBe(401);
  const leaving = await anne.call('DELETE', `/board/members/${anne.id}`);
  expect(leaving.json()).toMatchObject({ code: 'board/last-member' });
  expect((await anne.call('DELETE', `/board/members/${waiting}`)).statusCode).toBe(204);
  expect((await admin.call('DELETE', `/boards/${boardId}/members/${anne.id}`)).statusCode).toBe(
    204,
  );
});

it('lets only one of two members leave who leave at the same time', async () => {
  const { boardId } = await createBoard(trio.db);
  const [anne, marc] = [await newMember(boardId), await newMember(boardId)];
  const answers = await Promise.all([
    anne.call('DELETE', `/board/members/${anne.id}`),
    marc.call('DELETE', `/board/members/${marc.id}`),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
});

it('knows no member of another board', async () => {
  const { boardId } = await createBoard(trio.db);
  const member = await newMember(boardId);
  const stranger = await newMember((await createBoard(trio.db)).boardId);
  expect((await member.call('DELETE', `/board/members/${stranger.id}`)).statusCode).toBe(404);
  expect((await member.call('POST', `/board/members/${stranger.id}/invite`)).statusCode).toBe(404);
});

it('lets a member change name, email and password, and take the own data', async () => {
  const { boardId } = await createBoard(trio.db, { name: 'Lakes' });
  const member = await newMember(boardId);
  const email = `${newId()}@board.test`;
  const changed = await member.call('PUT', '/users/me', { ...person(email), firstname: 'Zoé' });
  expect(changed.json()).toMatchObject({ data: { firstname: 'Zoé', pendingEmail: email } });
  const link = tokenIn((await trio.mailsTo(email)).at(-1));
  await member.call('POST', '/users/me/verification');
  const newest = tokenIn((await trio.mailsTo(email)).at(-1));
  expect(newest).not.toBe(link);
  const confirmed = await trio.call('POST', '/identity/confirm', { payload: { token: newest } });
  expect(confirmed.json()).toEqual({ kind: 'email', email });
  const { authorization } = await trio.signIn(email);
  const headers = { authorization };
  const data = (await trio.call('GET', '/users/me/data', { headers })).json<{ account: object }>();
  expect(data.account).toMatchObject({ board: 'Lakes', email, firstname: 'Zoé' });
  const password = { password: firstPassword, confirm: firstPassword };
  const payload = { ...password, currentPassword: testPassword };
  expect((await trio.call('PUT', '/users/me', { headers, payload })).statusCode).toBe(200);
  const forgotten = await trio.call('POST', '/identity/reset', { payload: { email } });
  expect(forgotten.statusCode).toBe(204);
  expect((await choose(tokenIn((await trio.mailsTo(email)).at(-1)))).statusCode).toBe(200);
  const log = await trio.db
    .selectFrom('auditEntries')
    .select('action')
    .where('actorId', '=', member.id)
    .where('boardId', '=', boardId)
    .orderBy('entryId')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'logged-in',
    'details-changed',
    'email-changed',
    'logged-in',
    'password-changed',
    'password-changed',
  ]);
});

it('tells owners which board sees figures of their school, and no one else', async () => {
  const { boardId } = await createBoard(trio.db, { name: 'Lakes' });
  const { schoolId } = await createSchool(trio.db, { boardId });
  const boardSeenBy = async (staffKind: 'owner' | 'counsellor') => {
    const { email } = await createStaff(trio.db, schoolId, { staffKind });
    const client = await createTestClient(trio, email);
    return (await client.get('/auth/me')).json<{ board?: string }>().board;
  };
  expect(await boardSeenBy('owner')).toBe('Lakes');
  expect(await boardSeenBy('counsellor')).toBeUndefined();
});

it('finds a member among people, and sends the invitation again from there', async () => {
  const board = await newBoard('Lakes');
  const email = `${newId()}@board.test`;
  const invited = await admin.call('POST', `/boards/${board._id}/members`, person(email));
  const { _id: memberId } = invited.json<BoardMember>();
  const found = await admin.call('POST', '/people/search', { q: email });
  expect(found.json()).toMatchObject({
    people: [{ _id: memberId, kind: 'board', board: { name: 'Lakes' }, states: ['invited'] }],
  });
  expect((await admin.get(`/people/${memberId}`)).json()).toMatchObject({
    kind: 'board',
    resend: 'invitation',
  });
  expect((await admin.call('POST', `/people/${memberId}/resend`)).statusCode).toBe(204);
  expect(await trio.mailsTo(email)).toHaveLength(2);
});
