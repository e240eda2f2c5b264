import { toResultBody } from '@trio/contracts/results-wire';
import { answerCard } from '@trio/domain/sorting/passes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const three = ['wealth', 'gameOn', 'coolClimate'];

describe('the three cards of a confirmed sort', () => {
  it('must be picked from liked cards', async () => {
    const { post, put, get } = await createSortingStudent(trio);
    const { id } = (await post()).json<{ id: string }>();
    const refused = await put(id, { selected: three });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'result/selection-invalid' },
    ]);
    const own = ['Bees', 'Wool', 'Snow'].map((title) => ({ title }));
    const mixed = { selected: [own[0], own[1], 'wealth'] };
    expect((await put(id, mixed)).json()).toMatchObject({ code: 'result/selection-invalid' });
    expect(await get()).toMatchObject({ sortAttempts: 0, selected: [] });
    expect((await put(id, { selected: own })).json()).toMatchObject({ selected: own });
  });

  it('are accepted although another device disliked one of them meanwhile', async () => {
    const { post, put, get } = await createSortingStudent(trio);
    const sort = finishedSort(three);
    const begun = { ...newSort(), id: sort.id };
    await post(startBody(begun));
    const phone = answerCard(begun, 'wealth', 'dislike', startedAt + 9_000_000);
    await put(sort.id, toResultBody(phone, 'phone'));
    const confirmed = await put(sort.id, toResultBody(sort, 'tablet'));
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { selected: three }]);
    expect(await get()).toMatchObject({ selected: three, sortAttempts: 1 });
  });
});

describe('the time of a sort', () => {
  const timeOf = async (studentId: string) => {
    const row = await trio.db
      .selectFrom('students')
      .select('timeSpentMs')
      .where('studentId', '=', studentId)
      .executeTakeFirstOrThrow();
    return Number(row.timeSpentMs);
  };

  it('is at most the duration of the sort, for any number of devices', async () => {
    const { id: studentId, post, put, get } = await createSortingStudent(trio);
    const { id } = (await post()).json<{ id: string }>();
    const cards = three.map((name) => ({ name, result: 'like' }));
    for (const device of ['a', 'b', 'c']) {
      expect((await put(id, { cards, device, totalTimeSpent: 1e11 })).statusCode).toBe(200);
    }
    trio.clock.advance(4 * 60_000);
    await put(id, { selected: three });
    expect(await timeOf(studentId)).toBe(5 * 60_000);
    expect(await get()).toMatchObject({ totalTimeSpent: 5 * 60_000 });
  });

  it('is at most the maximum per card', async () => {
    const { id: studentId, post, get } = await createSortingStudent(trio);
    const sort = { ...finishedSort(three), startedAt: 0, time: { tablet: 9e10 } };
    await post(startBody(sort));
    expect(await timeOf(studentId)).toBe(56 * 3 * 60_000);
    expect((await get()).totalTimeSpent).toBe(56 * 3 * 60_000);
  });

  it('totals at most the age of the account, for any number of sorts', async () => {
    const { id, post } = await createSortingStudent(trio, { ageMs: 20 * 60_000 });
    for (let n = 0; n < 5; n += 1) {
      const sort = { ...finishedSort(), startedAt: n, time: { tablet: 9e10 } };
      const answer = await post(startBody({ ...sort, confirmedAt: startedAt + n }));
      expect(answer.statusCode, answer.body).toBe(201);
    }
    expect(await timeOf(id)).toBeLessThan(22 * 60_000);
  });
});
