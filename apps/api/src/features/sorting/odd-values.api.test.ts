import { cardKeys } from '@trio/deck/facts.generated';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

async function studentWithSort() {
  const student = await createSortingStudent(trio);
  return { ...student, ...(await student.post()).json<{ id: string }>() };
}

it('drops a blank idea and refuses an invisible one', async () => {
  const { put, get, id } = await studentWithSort();
  const cards = [{ name: cardKeys[0], result: null, ideas: [' ', 'Pilot', '\u200b'], ideasAt: 1 }];
  expect((await put(id, { cards })).statusCode).toBe(400);
  const plain = [{ name: cardKeys[0], result: null, ideas: [' ', 'Pilot'], ideasAt: 1 }];
  expect((await put(id, { cards: plain })).statusCode).toBe(200);
  const card = (await get()).cards.find(({ name }) => name === cardKeys[0]);
  expect(card).toMatchObject({ ideas: ['Pilot'] });
});

it('stores an own card with the latest possible stamp, without an unknown picture', async () => {
  const { put, get, id } = await studentWithSort();
  const imageUrl = `/api/cards/images/${newId()}`;
  await put(id, {
    cards: [{ id: 'bees', title: 'Bees', result: 'superlike', imageUrl, at: 8.64e15 }],
  });
  expect((await get()).cards.at(-1)).toMatchObject({ title: 'Bees', imageUrl: '', at: 8.64e15 });
});
