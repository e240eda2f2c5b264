import type { Answer } from '@trio/contracts/endpoint';
import type { getEffectResults } from '@trio/contracts/effect';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClass, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { renewEffectResults } from './effect.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const renew = (day: string) =>
  renewEffectResults(trio.db, { now: () => new Date(`${day}T03:13:00Z`) });

type Results = Answer<typeof getEffectResults>;

async function openSchool(school: Parameters<typeof createSchool>[1] = { isEffectOn: true }) {
  const { schoolId } = await createSchool(trio.db, school);
  const { email } = await createStaff(trio.db, schoolId, { staffKind: 'counsellor' });
  const { authorization } = await trio.signIn(email);
  /** Students who went from one, two and three points to three, two and four. */
  const addPairs = async (count: number, answeredOn: string, points = [3, 2, 4]) => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) {
      const { id: studentId } = await createStudent(trio.db, schoolId);
      const [problems = 0, step = 0, person = 0] = points;
      await trio.db
        .insertInto('effectAnswers')
        .values(
          [
            { moment: 'before', problems: 1, step: 2, person: 3 } as const,
            { moment: 'after', problems, step, person } as const,
          ].map((row) => ({ ...row, schoolId, studentId, answeredOn })),
        )
        .execute();
      ids.push(studentId);
    }
    return ids;
  };
  const show = async () =>
    (await trio.call('GET', '/effect/results', { headers: { authorization } })).json<Results>();
  return { schoolId, addPairs, show };
}

const steady = (value: number) => ({ change: value, low: value, high: value });
const tenPairs = {
  period: 'after',
  class: null,
  pairs: 10,
  changes: [
    { before: 1, after: 3, ...steady(2) },
    { before: 2, after: 2, ...steady(0) },
    { before: 3, after: 4, ...steady(1) },
  ],
};

it('shows nothing before the first figures, and nothing below ten pairs', async () => {
  const { addPairs, show } = await openSchool();
  expect(await show()).toEqual({ isOn: true, month: null, figures: [] });
  await addPairs(9, '2026-10-30');
  await renew('2026-11-01');
  expect(await show()).toEqual({ isOn: true, month: '2026-11-01', figures: [] });
});

it('renews the figures once a month, also late, and never within the month', async () => {
  const { addPairs, show } = await openSchool();
  await addPairs(10, '2026-10-30');
  await renew('2026-11-01');
  const november = { isOn: true, month: '2026-11-01', figures: [tenPairs] };
  expect(await show()).toEqual(november);
  await addPairs(1, '2026-10-31', [5, 5, 5]);
  await addPairs(4, '2026-12-01');
  await renew('2026-11-01');
  await renew('2026-11-30');
  expect(await show()).toEqual(november);
  await renew('2026-12-05');
  expect(await show()).toMatchObject({ month: '2026-12-01', figures: [{ pairs: 11 }] });
  await renew('2026-11-30');
  expect(await show()).toMatchObject({ month: '2026-12-01' });
});

it('shows a class with its name while the class exists', async () => {
  const { schoolId, addPairs, show } = await openSchool();
  const students = await addPairs(10, '2026-10-30');
  await addPairs(10, '2026-10-30');
  const { classId } = await createClass(trio.db, schoolId, { name: '9C', students });
  await createClass(trio.db, schoolId, { name: '9D', students: students.slice(0, 9) });
  await renew('2026-11-01');
  const ofClass = { ...tenPairs, class: { _id: classId, name: '9C' } };
  expect((await show()).figures).toEqual([{ ...tenPairs, pairs: 20 }, ofClass]);
  await trio.db.deleteFrom('accessCodes').where('classId', '=', classId).execute();
  await trio.db.deleteFrom('classes').where('classId', '=', classId).execute();
  expect((await show()).figures).toEqual([{ ...tenPairs, pairs: 20 }]);
});

it('counts neither skipped moments nor disabled students', async () => {
  const { schoolId, addPairs, show } = await openSchool();
  const [first = '', second = ''] = await addPairs(12, '2026-10-30');
  await trio.db
    .updateTable('effectAnswers')
    .set({ problems: null, step: null, person: null })
    .where((eb) => eb.and({ schoolId, studentId: first, moment: 'after' }))
    .execute();
  await trio.db
    .updateTable('students')
    .set({ isDisabled: true })
    .where((eb) => eb.and({ schoolId, studentId: second }))
    .execute();
  await renew('2026-11-01');
  expect((await show()).figures).toEqual([tenPairs]);
});

it.each([
  ['off', { isEffectOn: false }],
  ['a consumer group', { isEffectOn: true, isConsumerGroup: true }],
])('stores and shows nothing for a school that is %s', async (_, school) => {
  const { schoolId, addPairs, show } = await openSchool(school);
  await addPairs(10, '2026-10-30');
  await renew('2026-11-01');
  expect(await show()).toEqual({ isOn: false, month: null, figures: [] });
  const stored = trio.db.selectFrom('effectResults').selectAll().where('schoolId', '=', schoolId);
  expect(await stored.execute()).toEqual([]);
});
