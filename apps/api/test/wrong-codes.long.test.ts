import { afterEach, beforeEach, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClass, createSchool, createStaff } from './factories.ts';
import { createTestApp, testPassword, type TestApp } from './test-app.ts';

const guesses = 10_000;
const atOnce = 10;
const classSize = 30;
const joinCode = 'Panda 48213';

let trio: TestApp;
beforeEach(async () => {
  trio = await createTestApp();
});
afterEach(async () => {
  await trio.db.deleteFrom('schools').execute();
  await trio.db.deleteFrom('identityUsers').execute();
  await trio.close();
});

const post = (path: string, payload: object) => trio.call('POST', path, { payload });
const person = { firstname: 'Sam', lastname: 'Roy', password: testPassword };

const ways: Record<string, (code: string) => ReturnType<typeof post>> = {
  'look-ups of one browser': previewsOf(newId()),
  'sign-ups without email': (code) => post('/join/register', { ...person, code }),
  'sign-ups with email': (code) =>
    post('/auth/register', { ...person, type: 'student', email: `${newId()}@school.test`, code }),
};

function previewsOf(browser: string) {
  return (code: string) => post('/join/preview', { code, browser });
}

it.each(Object.keys(ways))(
  'after 10,000 wrong codes in %s, a class at the same address joins as before',
  async (way) => {
    const { schoolId } = await createSchool(trio.db, { accessCode: 'Cedar 4827' });
    const teacher = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
    const { classId } = await createClass(trio.db, schoolId, { joinCode });
    // The teacher shows the code, so the school uses Trio at this address.
    await trio.signIn(teacher.email);
    await guess(ways[way]);
    expect(await membersOf(classId)).toEqual([]);

    const answers = await Promise.all(
      Array.from({ length: classSize }, async (_, at) => {
        const preview = await previewsOf(newId())(joinCode);
        expect(preview.json()).toMatchObject({ state: 'open' });
        return at % 2 === 0
          ? post('/join/register', { ...person, code: joinCode })
          : post('/auth/register', {
              ...person,
              type: 'student',
              email: `${newId()}@school.test`,
              code: joinCode,
            });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: classSize }, () => 201),
    );
    expect(await membersOf(classId)).toHaveLength(classSize);
  },
);

async function guess(tryCode: (typeof ways)[string] | undefined): Promise<void> {
  let next = 0;
  const statuses = new Set<number>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < guesses) {
        next += 1;
        const answer = await tryCode?.(`Otter ${10_000 + next}`);
        statuses.add(answer?.statusCode ?? 0);
      }
    }),
  );
  expect([...statuses].filter((status) => status === 201 || status >= 500)).toEqual([]);
}

const membersOf = (classId: string) =>
  trio.db.selectFrom('classStudents').selectAll().where('classId', '=', classId).execute();
