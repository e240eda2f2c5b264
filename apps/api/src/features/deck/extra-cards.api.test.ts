import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createExtraCard, createSchool } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
// What the platform adds is in everybody's deck, also in another test's.
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
