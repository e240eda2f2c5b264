import type { AccountRecord } from '@trio/contracts/accounts';
import type { EffectMoment } from '@trio/domain/effect/effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createSortingStudent, newSort, startBody } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const points = [2, 3, 4];

async function studentOf(school: Parameters<typeof createSchool>[1] = { isEffectOn: true }) {
  const { schoolId } = await createSchool(trio.db, school);
  const student = await createSortingStudent(trio, { schoolId });
  let { call } = student;
  return {
    ...student,
    answer: (moment: EffectMoment, given: unknown) =>
      call('PUT', `/effect/answers/${moment}`, { points: given }),
    openMoments: async () =>
      (await call('GET', '/auth/me')).json<AccountRecord>().effectMoments ?? [],
    own: async () => (await call('GET', '/effect/answers')).json<{ answers: object[] }>().answers,
    call: (...args: Parameters<typeof call>) => call(...args),
    /** A token lives for minutes. */
    logInAfter: async (days: number) => {
      trio.clock.advance(days * 24 * 3_600_000);
      const { authorization } = await trio.signIn(student.email);
      call = (method, path, payload) =>
        trio.call(method, path, { headers: { authorization }, ...(payload && { payload }) });
    },
  };
}

const today = () => trio.clock.now().toISOString().slice(0, 10);

describe('the three questions', () => {
  it('are asked before the first sort, after it and 30 days later, each once', async () => {
    const { answer, openMoments, own, confirm, logInAfter } = await studentOf();
    const firstDay = today();
    expect(await openMoments()).toEqual(['before']);
    expect((await answer('before', points)).json()).toEqual({ moments: ['after'] });
    expect(await openMoments()).toEqual(['after']);
    await confirm();
    expect((await answer('after', [4, 4, 5])).json()).toEqual({ moments: [] });
    await logInAfter(29);
    expect(await openMoments()).toEqual([]);
    await logInAfter(1);
    expect(await openMoments()).toEqual(['later']);
    expect((await answer('later', null)).json()).toEqual({ moments: [] });
    expect(await openMoments()).toEqual([]);
    expect(await own()).toEqual([
      { moment: 'before', day: firstDay, points },
      { moment: 'after', day: firstDay, points: [4, 4, 5] },
      { moment: 'later', day: today(), points: null },
    ]);
  });

  it('are not asked again after a skip', async () => {
    const { answer, openMoments, confirm } = await studentOf();
    expect((await answer('before', null)).json()).toEqual({ moments: [] });
    await confirm();
    expect(await openMoments()).toEqual([]);
    expect((await answer('after', points)).json()).toMatchObject({ code: 'effect/not-open' });
  });

  it('keep the first answer of a moment', async () => {
    const { answer, own } = await studentOf();
    await answer('before', points);
    expect((await answer('before', null)).json()).toEqual({ moments: ['after'] });
    expect(await own()).toMatchObject([{ points }]);
  });

  it('refuse answers at other moments', async () => {
    const { answer, own, confirm, post } = await studentOf();
    await post(startBody(newSort()));
    for (const moment of ['after', 'later'] as const) {
      const refused = await answer(moment, points);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'effect/not-open' });
    }
    await confirm();
    expect((await answer('before', points)).json()).toMatchObject({ code: 'effect/not-open' });
    expect(await own()).toEqual([]);
  });

  it.each([
    ['switched off', {}],
    ['of a consumer group', { isEffectOn: true, isConsumerGroup: true }],
  ])('of a school that is %s are not asked, and an answer is refused', async (_, school) => {
    const { answer, openMoments, own } = await studentOf(school);
    expect(await openMoments()).toEqual([]);
    for (const given of [points, null]) {
      const refused = await answer('before', given);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'effect/off' });
    }
    expect(await own()).toEqual([]);
  });

  it.each([[[1, 2]], [[1, 2, 6]], [[0, 2, 3]], [[1, 2, 2.5]], ['123'], [undefined]])(
    'refuse %j',
    async (given) => {
      const { answer, own } = await studentOf();
      expect((await answer('before', given)).statusCode).toBe(400);
      expect(await own()).toEqual([]);
    },
  );

  it('return 400 for an unknown moment', async () => {
    const { answer } = await studentOf();
    expect((await answer('during' as EffectMoment, points)).statusCode).toBe(400);
  });
});

describe('the answers of a student', () => {
  it('are deleted by the student, and not asked again', async () => {
    const { answer, own, openMoments, call } = await studentOf();
    await answer('before', points);
    const answers = [{ moment: 'before', day: today(), points: null }];
    expect((await call('DELETE', '/effect/answers')).json()).toEqual({ answers });
    expect(await own()).toEqual(answers);
    expect(await openMoments()).toEqual([]);
  });

  it('are in the student’s own data file and in no document for the school', async () => {
    const { answer, call, schoolId, id } = await studentOf();
    await answer('before', points);
    const own = (await call('GET', '/users/me/data')).json<object>();
    expect(own).toMatchObject({ effect: [{ moment: 'before', points }] });
    const { authorization } = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    for (const path of [`/users/${id}/data`, `/users/student/${id}`]) {
      const { statusCode, body } = await trio.call('GET', path, { headers: { authorization } });
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/effect/u);
    }
  });

  it('are deleted with the student', async () => {
    const { answer, schoolId, id } = await studentOf();
    await answer('before', points);
    const { authorization } = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    await trio.call('DELETE', `/users/${id}`, { headers: { authorization } });
    const left = trio.db.selectFrom('effectAnswers').selectAll().where('schoolId', '=', schoolId);
    expect(await left.execute()).toEqual([]);
  });

  it('of two merged accounts are those of the kept one, and for other moments the other’s', async () => {
    const kept = await studentOf();
    const other = await createStudent(trio.db, kept.schoolId);
    await kept.answer('before', points);
    const row = { schoolId: kept.schoolId, studentId: other.id, answeredOn: '2026-10-02' };
    await trio.db
      .insertInto('effectAnswers')
      .values([
        { ...row, moment: 'before', problems: 5, step: 5, person: 5 },
        { ...row, moment: 'after', problems: 1, step: 2, person: 3 },
      ])
      .execute();
    const { email } = await createStaff(trio.db, kept.schoolId);
    const { authorization } = await trio.signIn(email);
    const merged = await trio.call('POST', `/users/${kept.id}/merge`, {
      headers: { authorization },
      payload: { from: other.id },
    });
    expect(merged.statusCode).toBe(204);
    expect(await kept.own()).toEqual([
      { moment: 'before', day: today(), points },
      { moment: 'after', day: '2026-10-02', points: [1, 2, 3] },
    ]);
  });
});
