import type { BoardFigures } from '@trio/contracts/boards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCountedSchool } from '../../../test/board-school.ts';
import { createBoard, createBoardMember, createStaff } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createTestClient } from '../../../test/test-client.ts';
import { transactOn } from '../../platform/database/database.ts';
import { createFiguresJobService } from './figures-job.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
  // Far from the first day of a school year.
  trio.clock.advance(Date.parse('2031-03-05T12:00:00Z') - trio.clock.now().getTime());
});
afterAll(() => trio.close());

const job = () => createFiguresJobService({ transact: transactOn(trio.db), clock: trio.clock });

async function createMember(boardId: string) {
  const member = await createBoardMember(trio.db, boardId);
  const client = await createTestClient(trio, member.email);
  const figures = async (query: Record<string, string> = {}) =>
    (await client.get('/board/figures', query)).json<BoardFigures>();
  return { ...client, id: member.id, figures };
}

async function createCountedBoard() {
  const { boardId } = await createBoard(trio.db);
  const at = trio.clock.now();
  const large = await createCountedSchool(
    trio.db,
    { students: 60, began: 45, finished: 30, wrote: 20 },
    { boardId, name: 'Large School', at },
  );
  const second = await createCountedSchool(
    trio.db,
    { students: 40, began: 25, finished: 15, wrote: 0 },
    { boardId, name: 'Second School', at },
  );
  const idle = await createCountedSchool(
    trio.db,
    { students: 20 },
    { boardId, name: 'Idle School', at },
  );
  return { boardId, large, second, idle, member: await createMember(boardId) };
}

it('has no figures before the first night, and counts students by what they did', async () => {
  const { boardId, member, idle } = await createCountedBoard();
  const before = await member.figures();
  expect(before).toMatchObject({ figured: null, challenges: [], notBegun: [] });
  expect(before.schools.map(({ hasFigures }) => hasFigures)).toEqual([false, false, false]);
  await job().renewDue();
  const after = await member.figures();
  const [idleRow, largeRow, secondRow] = after.schools;
  expect(largeRow).toMatchObject({ students: 60, began: 45, finished: 30, wrote: 20 });
  expect(secondRow).toMatchObject({ students: 40, began: 25, finished: 15, wrote: 0 });
  expect(idleRow).toMatchObject({ students: 20, began: 0, finished: 0, wrote: 0 });
  expect(after.figured).toBe(trio.clock.now().toISOString());
  expect(after.notBegun).toEqual([idle.schoolId]);
  expect(after.totals).toEqual({ students: 120, began: 70, finished: 45, wrote: 20 });
  expect(after.challenges).toContainEqual({ card: 'freshWater', students: 40 });
  const { areFiguresDue } = await trio.db
    .selectFrom('boards')
    .select('areFiguresDue')
    .where('boardId', '=', boardId)
    .executeTakeFirstOrThrow();
  expect(areFiguresDue).toBe(false);
});

it('hides a small school, another one, and both in the file', async () => {
  const { boardId, member } = await createCountedBoard();
  const at = trio.clock.now();
  const counts = { students: 7, began: 5, finished: 3, wrote: 1 };
  await createCountedSchool(trio.db, counts, { boardId, name: 'Tiny School', at });
  await job().renew();
  const { schools, notBegun } = await member.figures();
  const hidden = schools.filter(({ students }) => students === null);
  expect(hidden.map(({ name }) => name)).toEqual(['Idle School', 'Tiny School']);
  expect(hidden.every(({ lastMonth }) => lastMonth === null)).toBe(true);
  expect(notBegun).toEqual([]);
  const { body } = await member.get('/board/figures/csv', { locale: 'en' });
  expect(body).toContain('Tiny School,2030–2031,–,–,–,–,–');
  expect(body).toContain('Large School,2030–2031,60,');
});

it('keeps the figures of an earlier year, and shows them rounded down', async () => {
  const { member, boardId } = await createCountedBoard();
  await job().renew();
  await trio.db
    .updateTable('boardSchoolFigures')
    .set({ schoolYear: 2020, students: 58, began: 44 })
    .where('boardId', '=', boardId)
    .execute();
  await job().renew();
  const now = await member.figures();
  expect(now.isRounded).toBe(false);
  expect(now.years).toContain(2020);
  const earlier = await member.figures({ year: '2020' });
  expect(earlier).toMatchObject({ year: 2020, isRounded: true, challenges: [] });
  expect(earlier.schools.map(({ students }) => students)).toEqual([50, 50, 50]);
});

it('counts students of an earlier year who were here before the board', async () => {
  const { boardId } = await createBoard(trio.db);
  const at = new Date(trio.clock.now().getTime() - 370 * 24 * 60 * 60_000);
  await createCountedSchool(
    trio.db,
    { students: 30, began: 20, finished: 10, wrote: 10 },
    { boardId, at },
  );
  await job().renewDue();
  const member = await createMember(boardId);
  const { year } = await member.figures();
  const { schools } = await member.figures({ year: String(year - 1) });
  expect(schools[0]).toMatchObject({ students: 30, began: 20, finished: 10, wrote: 10 });
});

it('logs who took figures, once per school and for the board', async () => {
  const { boardId, large, member } = await createCountedBoard();
  await job().renewDue();
  await member.figures();
  await member.figures();
  await member.get('/board/figures/csv');
  const actionsIn = async (scope: { schoolId: string } | { boardId: string }) =>
    (
      await trio.db
        .selectFrom('auditEntries')
        .select(['action', 'actorId'])
        .where((eb) => eb.and(scope))
        .where('action', 'like', 'board-figures-%')
        .orderBy('entryId')
        .execute()
    ).map(({ action, actorId }) => [action, actorId === member.id]);
  const both = [
    ['board-figures-opened', true],
    ['board-figures-exported', true],
  ];
  expect(await actionsIn({ boardId })).toEqual(both);
  expect(await actionsIn({ schoolId: large.schoolId })).toEqual(both);
  const owner = await createTestClient(trio, (await createStaff(trio.db, large.schoolId)).email);
  const log = (await owner.get('/audit', { action: 'board-figures-opened' })).json<{
    entries: { actor: { name: string; role: string } }[];
  }>();
  expect(log.entries).toMatchObject([{ actor: { name: 'Sam Roy', role: 'board' } }]);
  expect((await member.get('/audit')).body).toContain('board-figures-exported');
  expect((await member.get('/audit/csv')).body).toContain('Test Board');
});

it('shows nothing of another board', async () => {
  const { large } = await createCountedBoard();
  const other = await createMember((await createBoard(trio.db)).boardId);
  await job().renew();
  expect((await other.figures()).schools).toEqual([]);
  expect((await other.get('/audit')).body).not.toContain(large.schoolId);
});
