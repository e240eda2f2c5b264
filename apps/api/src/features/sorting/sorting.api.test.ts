import { sortOfRecord, toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard, undoAnswer } from '@trio/domain/sorting/passes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerAll,
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
  startedAt,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const student = () => createSortingStudent(trio);

describe('before the first sort', () => {
  it('returns an empty result', async () => {
    expect(await (await student()).get()).toMatchObject({
      selected: [],
      created: null,
      cards: [],
      id: null,
      confirmed: null,
      previous: null,
      sortAttempts: 0,
    });
  });
});

describe('a sort', () => {
  it('starts with the whole deck and no answers', async () => {
    const { post, get } = await student();
    const begun = await post();
    expect(begun.statusCode).toBe(201);
    expect(begun.json()).toMatchObject({
      created: trio.clock.now().toISOString(),
      revision: expect.any(Number),
      selected: [],
    });
    const { cards } = begun.json<{ cards: { name: string; result: null }[] }>();
    expect(cards.map(({ name }) => name).toSorted()).toEqual([...cardKeys].toSorted());
    expect(cards.every(({ result }) => result === null)).toBe(true);
    expect(await get()).toEqual(begun.json());
  });

  it('is stored and returned exactly as sent', async () => {
    const { post, put, get } = await student();
    let sort = newSort();
    let { revision } = (await post(startBody(sort))).json<{ revision: number }>();
    for (const [place, card] of cardKeys.slice(0, 6).entries()) {
      sort = answerCard(sort, card, 'like', startedAt + place * 3000);
      const saved = await put(sort.id, { ...toResultBody(sort, 'tablet'), revision });
      expect(saved.json()).toEqual({ id: sort.id, selected: [], revision: revision + 1 });
      ({ revision } = saved.json<{ revision: number }>());
    }
    sort = undoAnswer(sort, cardKeys[5], startedAt + 60_000);
    sort = {
      ...sort,
      time: { tablet: 61_000 },
      ideas: { coolClimate: { value: ['Météorologue d’île'], at: startedAt + 61_000 } },
    };
    await put(sort.id, { ...toResultBody(sort, 'tablet'), revision });
    expect(sortOfRecord(await get())).toEqual(sort);
  });

  it('keeps fields that a save does not send', async () => {
    const { post, put, get } = await student();
    const sort = answerAll(newSort(), () => 'like');
    const { revision } = (await post(startBody(sort))).json<{ revision: number }>();
    const at = sort.startedAt + 900_000;
    await put(sort.id, {
      revision,
      rankedAt: at,
      cards: [{ name: 'wealth', result: 'dislike', at }],
      totalTimeSpent: 5000,
      device: 'phone',
    });
    const record = await get();
    expect(record.cards.filter(({ result }) => result === 'like')).toHaveLength(55);
    expect(record.time).toEqual({ phone: 5000, tablet: 0 });
    await put(sort.id, { revision: record.revision, totalTimeSpent: 4000, device: 'phone' });
    expect((await get()).time).toEqual({ phone: 5000, tablet: 0 });
  });

  it('is stored once and merged when it is sent twice', async () => {
    const { post, get } = await student();
    const sort = newSort();
    const first = answerCard(sort, 'wealth', 'like', startedAt + 1000);
    const second = answerCard(sort, 'coolClimate', 'dislike', startedAt + 2000);
    await Promise.all([post(startBody(first)), post(startBody(second))]);
    const { id, cards } = await get();
    expect(id).toBe(sort.id);
    expect(cards.filter(({ result }) => result)).toEqual([
      { name: 'coolClimate', result: 'dislike', at: startedAt + 2000 },
      { name: 'wealth', result: 'like', at: startedAt + 1000 },
    ]);
  });

  it('continues the open sort when a second device begins one', async () => {
    const { post, get } = await student();
    const tablet = answerAll(newSort(), () => 'like');
    await post(startBody(tablet));
    const phone = { ...newSort(), startedAt: startedAt + 1_000_000 };
    const answer = await post(
      startBody(answerCard(phone, 'wealth', 'superlike', startedAt + 2_000_000)),
    );
    expect(answer.statusCode).toBe(201);
    const record = await get();
    expect(record).toMatchObject({ id: tablet.id, pass: { kind: 'first', at: startedAt } });
    expect(record.cards.find(({ name }) => name === 'wealth')).toMatchObject({
      result: 'superlike',
    });
    expect(record.cards.filter(({ result }) => result === 'like')).toHaveLength(55);
  });

  it('ends the open sort when a second device confirmed offline', async () => {
    const { post, get } = await student();
    const tablet = newSort();
    await post(startBody(tablet));
    const phone = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    expect((await post(startBody(phone, 'phone'))).statusCode).toBe(201);
    expect(await get()).toMatchObject({
      id: tablet.id,
      selected: ['wealth', 'coolClimate', 'gameOn'],
      sortAttempts: 1,
      previous: null,
    });
    // A retry after a lost response; the server does not know the device's sort id.
    await post(startBody(phone, 'phone'));
    expect((await get()).sortAttempts).toBe(1);
    for (let count = 0; count < 4; count += 1) {
      trio.clock.advance(1000);
      const later = finishedSort();
      await post(startBody({ ...later, confirmedAt: (later.confirmedAt ?? 0) + count + 1 }));
    }
    expect((await post(startBody(phone, 'phone'))).json()).toMatchObject({ id: tablet.id });
    expect((await get()).sortAttempts).toBe(5);
  });

  it('can replace the open sort', async () => {
    const { post, get } = await student();
    const old = answerAll(newSort(), () => 'like');
    await post(startBody(old));
    const next = newSort();
    expect((await post({ ...startBody(next), replaces: old.id })).statusCode).toBe(201);
    const { id, cards } = await get();
    expect([id, cards.every(({ result }) => result === null)]).toEqual([next.id, true]);
  });

  it('can have the same id as another student’s sort', async () => {
    const [mine, theirs] = [await student(), await student()];
    const sort = newSort();
    await mine.post(startBody(answerCard(sort, 'wealth', 'like', startedAt)));
    const answer = await theirs.post(startBody(sort));
    expect(answer.statusCode).toBe(201);
    expect(answer.json<{ cards: { result: null }[] }>().cards.every(({ result }) => !result)).toBe(
      true,
    );
  });
});

describe('a result', () => {
  it('is replaced only when a new trio is confirmed', async () => {
    const { post, put, get, remove } = await student();
    const first = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    expect((await post(startBody(first))).statusCode).toBe(201);
    expect(await get()).toMatchObject({
      id: first.id,
      selected: ['wealth', 'coolClimate', 'gameOn'],
      sortAttempts: 1,
      confirmedAt: first.confirmedAt,
      confirmed: { id: first.id },
      previous: null,
    });

    trio.clock.advance(60_000);
    const abandoned = newSort();
    await post(startBody(abandoned));
    expect(await get()).toMatchObject({
      id: abandoned.id,
      selected: [],
      confirmed: { id: first.id, selected: ['wealth', 'coolClimate', 'gameOn'] },
    });
    expect((await remove(abandoned.id)).statusCode).toBe(204);
    expect(await get()).toMatchObject({ id: first.id, sortAttempts: 1 });

    const second = finishedSort(['gameOn', 'freshWater', 'wealth']);
    const { revision } = (await post(startBody({ ...second, confirmedAt: null }))).json<{
      revision: number;
    }>();
    const confirmed = await put(second.id, { ...toResultBody(second, 'tablet'), revision });
    expect(confirmed.json()).toEqual({
      id: second.id,
      selected: ['gameOn', 'freshWater', 'wealth'],
      revision: revision + 1,
    });
    expect(await get()).toMatchObject({
      id: second.id,
      sortAttempts: 2,
      confirmed: { id: second.id, updated: trio.clock.now().toISOString() },
      previous: { id: first.id },
    });
  });

  it('is final once confirmed: a retry counts once, other picks and deletion are refused', async () => {
    const { id: studentId, post, put, get, remove } = await student();
    const sort = finishedSort(['wealth', 'coolClimate', 'gameOn']);
    await post(startBody(sort));
    const again = await put(sort.id, toResultBody(sort, 'tablet'));
    expect([again.statusCode, again.json()]).toMatchObject([
      200,
      { selected: ['wealth', 'coolClimate', 'gameOn'] },
    ]);
    expect((await post(startBody(sort))).statusCode).toBe(201);
    const other = await put(sort.id, { selected: ['coolClimate', 'wealth', 'gameOn'] });
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'result/confirmed' }]);
    expect((await remove(sort.id)).json()).toMatchObject({ code: 'result/confirmed' });
    const late = await put(sort.id, {
      cards: [{ name: 'wealth', result: 'dislike', at: startedAt + 9e6 }],
    });
    expect(late.json()).toMatchObject({ merged: { confirmedAt: sort.confirmedAt } });
    expect(await get()).toMatchObject({ id: sort.id, sortAttempts: 1, totalTimeSpent: 540_000 });
    const row = await trio.db
      .selectFrom('students')
      .select([
        'sortAttempts',
        'timedSorts',
        'timeSpentMs',
        'selected',
        'isQuickSort',
        'lastSortedAt',
      ])
      .where('studentId', '=', studentId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      sortAttempts: 1,
      timedSorts: 1,
      timeSpentMs: '540000',
      selected: ['wealth', 'coolClimate', 'gameOn'],
      isQuickSort: false,
      lastSortedAt: trio.clock.now(),
    });
  });

  it('is marked as quick, and counts tracked time only', async () => {
    const { id: studentId, post } = await student();
    const sort = { ...finishedSort(), time: {} };
    const answers = Object.fromEntries(
      Object.entries(sort.answers).map(([card, { value }], place) => [
        card,
        { value, at: startedAt + place * 300 },
      ]),
    );
    await post(startBody({ ...sort, answers }));
    const row = await trio.db
      .selectFrom('students')
      .select(['isQuickSort', 'timedSorts', 'sortAttempts'])
      .where('studentId', '=', studentId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ isQuickSort: true, timedSorts: 0, sortAttempts: 1 });
  });
});

it('returns 404 when it deletes an unknown sort', async () => {
  const { remove } = await student();
  expect((await remove(newId())).json()).toMatchObject({ code: 'request/not-found' });
});
