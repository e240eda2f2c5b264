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
// Platform cards would appear in other tests' decks.
afterEach(() => trio.db.deleteFrom('platformCards').execute());
afterAll(() => trio.close());

it('a student gets the school’s cards and then everybody’s, and no other school’s', async () => {
  const { schoolId } = await createSchool(trio.db);
  const student = await createSortingStudent(trio, { schoolId });
  expect((await student.call('GET', '/cards')).json()).toEqual({ data: [] });
  const everybodys = await createExtraCard(trio.db, null, 'openSky');
  const bees = await createExtraCard(trio.db, schoolId, 'beeKeeping');
  await createExtraCard(trio.db, (await createSchool(trio.db)).schoolId, 'elsewhere');
  expect((await student.call('GET', '/cards')).json()).toEqual({ data: [bees, everybodys] });
});

it('staff get their school’s cards too, and an administrator those of the platform', async () => {
  const { schoolId } = await createSchool(trio.db);
  const everybodys = await createExtraCard(trio.db, null, 'openSky');
  const bees = await createExtraCard(trio.db, schoolId, 'beeKeeping');
  const cardsFor = async ({ email }: { email: string }) => {
    const { authorization } = await trio.signIn(email);
    return (await trio.call('GET', '/cards', { headers: { authorization } })).json<unknown>();
  };
  expect(await cardsFor(await createStaff(trio.db, schoolId))).toEqual({
    data: [bees, everybodys],
  });
  expect(await cardsFor(await createAdmin(trio.db))).toEqual({ data: [everybodys] });
});

it('one malformed card never breaks a sort', async () => {
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
  expect(cards.map(({ name }) => name).slice(56)).toEqual(['beeKeeping']);
});
