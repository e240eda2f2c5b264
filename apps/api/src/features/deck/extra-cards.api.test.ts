import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  createAdmin,
  createExtraCard,
  createSchool,
  createStaff,
} from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterEach(() => trio.db.deleteFrom('platformCards').execute());
afterAll(() => trio.close());

it('gives a student the cards of the school, then of the platform, and of no other school', async () => {
  const { schoolId } = await createSchool(trio.db);
  const student = await createSortingStudent(trio, { schoolId });
  expect((await student.call('GET', '/cards')).json()).toEqual({ data: [] });
  const platformCard = await createExtraCard(trio.db, null, 'openSky');
  const bees = await createExtraCard(trio.db, schoolId, 'beeKeeping');
  await createExtraCard(trio.db, (await createSchool(trio.db)).schoolId, 'elsewhere');
  expect((await student.call('GET', '/cards')).json()).toEqual({ data: [bees, platformCard] });
});

it('gives staff the same cards, and an administrator only those of the platform', async () => {
  const { schoolId } = await createSchool(trio.db);
  const platformCard = await createExtraCard(trio.db, null, 'openSky');
  const bees = await createExtraCard(trio.db, schoolId, 'beeKeeping');
  const cardsFor = async ({ email }: { email: string }) => {
    const { authorization } = await trio.signIn(email);
    return (await trio.call('GET', '/cards', { headers: { authorization } })).json<unknown>();
  };
  expect(await cardsFor(await createStaff(trio.db, schoolId))).toEqual({
    data: [bees, platformCard],
  });
  expect(await cardsFor(await createAdmin(trio.db))).toEqual({ data: [platformCard] });
});

it('leaves a malformed card out of lists and sorts', async () => {
  const student = await createSortingStudent(trio);
  const good = await createExtraCard(trio.db, student.schoolId, 'beeKeeping');
  const { _id } = await createExtraCard(trio.db, student.schoolId, 'halfACard');
  await trio.db
    .updateTable('schoolCards')
    .set({ content: JSON.stringify({ color: 'black', en: {} }) })
    .where('cardId', '=', _id)
    .execute();
  expect((await student.call('GET', '/cards')).json()).toEqual({ data: [good] });
  const { cards } = (await student.post()).json<{ cards: { name: string }[] }>();
  const names = cards.map(({ name }) => name);
  expect(names).toHaveLength(57);
  expect(names).toContain('beeKeeping');
});
