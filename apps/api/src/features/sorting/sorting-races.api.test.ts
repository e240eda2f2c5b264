import { toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answerAll,
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

it('keeps the newer answer of each card when two devices save at the same time', async () => {
  const { post, put, get } = await createSortingStudent(trio);
  const sort = newSort();
  const { revision } = (await post(startBody(sort))).json<{ revision: number }>();
  const copyOf = (device: number) =>
    cardKeys.reduce(
      (copy, card, place) =>
        answerCard(
          copy,
          card,
          device === 0 ? 'like' : 'superlike',
          startedAt + 10 * (place + 1) + ((place + device) % 2),
        ),
      sort,
    );
  const copies = [copyOf(0), copyOf(1)];
  const answers = await Promise.all(
    copies.map((copy, device) =>
      put(sort.id, { ...toResultBody(copy, `device-${device}`), revision }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { cards } = await get();
  for (const [place, card] of cardKeys.entries()) {
    const stamps = copies.map((copy) => copy.answers[card]?.at ?? 0);
    const newer = copies[stamps[0] === Math.max(...stamps) ? 0 : 1];
    expect(cards[place]).toMatchObject({ name: card, result: newer?.answers[card]?.value });
  }
  expect(answers.filter((answer) => answer.json<{ merged?: object }>().merged)).toHaveLength(1);
});

it('loses no answer in twelve simultaneous saves', async () => {
  const { post, put, get } = await createSortingStudent(trio);
  const sort = newSort();
  const { revision } = (await post(startBody(sort))).json<{ revision: number }>();
  const answers = await Promise.all(
    cardKeys.slice(0, 12).map((card, place) => {
      const copy = answerCard(sort, card, 'like', startedAt + place);
      return put(sort.id, { ...toResultBody(copy, `d${place}`), revision });
    }),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const { cards, revision: after } = await get();
  expect(cards.filter(({ result }) => result === 'like')).toHaveLength(12);
  expect(after).toBe(revision + 12);
});

it('counts a confirmation once, even if it arrives several times through two endpoints', async () => {
  const { post, put, get } = await createSortingStudent(trio);
  const sort = finishedSort();
  await post(startBody({ ...sort, confirmedAt: null }));
  const confirm = () => put(sort.id, toResultBody(sort, 'tablet'));
  const again = () => post(startBody(sort));
  const answers = await Promise.all([confirm(), again(), confirm(), again(), confirm()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200, 201, 200]);
  expect(await get()).toMatchObject({ sortAttempts: 1, id: sort.id, totalTimeSpent: 540_000 });
});

it('accepts one of two simultaneous confirmations with different cards', async () => {
  const { post, put, get } = await createSortingStudent(trio);
  const sort = answerAll(newSort(), () => 'like');
  await post(startBody(sort));
  const threes = [cardKeys.slice(0, 3), cardKeys.slice(3, 6)];
  const answers = await Promise.all(threes.map((selected) => put(sort.id, { selected })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const winner = threes[answers.findIndex(({ statusCode }) => statusCode === 200)];
  expect(await get()).toMatchObject({ selected: winner, sortAttempts: 1 });
});

it('starts one sort for many simultaneous requests', async () => {
  const { id: studentId, post } = await createSortingStudent(trio);
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(startBody(newSort()))));
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
  const rows = await trio.db
    .selectFrom('sorts')
    .select('sortId')
    .where('studentId', '=', studentId)
    .execute();
  expect(rows).toHaveLength(1);
});

it('deletes the sort even if a save arrives at the same time', async () => {
  const { post, put, remove, get } = await createSortingStudent(trio);
  const sort = newSort();
  await post(startBody(sort));
  const [saved, gone] = await Promise.all([
    put(sort.id, { cards: [{ name: 'wealth', result: 'like' }] }),
    remove(sort.id),
  ]);
  expect([200, 404]).toContain(saved.statusCode);
  expect(gone.statusCode).toBe(204);
  expect(await get()).toMatchObject({ id: null });
});
