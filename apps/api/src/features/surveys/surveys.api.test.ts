import { limits } from '@trio/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const said = {
  language: 'fr',
  answers: { enjoyed: 'yes', 'what-else': 'Plus de cartes 🌊\nmerci' },
};

async function consumer(flags = {}) {
  const school = await createSchool(trio.db, { isConsumerGroup: true, ...flags });
  const student = await createSortingStudent(trio, school);
  return {
    ...student,
    answer: (survey: string, body: object = said) =>
      student.call('POST', `/surveys/${survey}`, body),
    copy: async () =>
      (await student.call('GET', '/users/me/data')).json<{ surveys: unknown }>().surveys,
    hasCompleted: async () =>
      (await student.call('GET', '/auth/me')).json<{ hasCompletedConsumerEndSurvey: boolean }>()
        .hasCompletedConsumerEndSurvey,
  };
}

describe('a survey of our own', () => {
  it('keeps the latest answers; the one at the end is then completed', async () => {
    const { answer, copy, hasCompleted } = await consumer();
    expect((await answer('profile-intro')).statusCode).toBe(204);
    expect(await hasCompleted()).toBe(false);
    expect((await answer('end')).statusCode).toBe(204);
    expect(await hasCompleted()).toBe(true);
    trio.clock.advance(60_000);
    const anew = { language: 'en', answers: { enjoyed: 'somewhat' } };
    expect((await answer('end', anew)).statusCode).toBe(204);
    expect(await copy()).toMatchObject([
      { survey: 'end', ...anew, answered: trio.clock.now().toISOString() },
      { survey: 'profile-intro', ...said },
    ]);
  });

  it('may be sent twice at once, and without an answer', async () => {
    const { answer, copy } = await consumer({ isFreemiumGroup: true });
    const empty = { language: 'en', answers: {} };
    const sent = await Promise.all([answer('end', empty), answer('end', empty)]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await copy()).toMatchObject([{ survey: 'end', answers: {} }]);
  });

  it('goes with the student', async () => {
    const { id, answer } = await consumer();
    await answer('end');
    const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
    await trio.call('DELETE', `/users/${id}`, { headers: { authorization } });
    const left = trio.db.selectFrom('surveyAnswers').select('survey').where('studentId', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('is not for the students of other schools', async () => {
    const { call } = await createSortingStudent(trio);
    const answer = await call('POST', '/surveys/end', said);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'request/forbidden' }]);
    expect((await call('GET', '/users/me/data')).json()).toMatchObject({
      surveys: [],
      account: { hasCompletedConsumerEndSurvey: false },
    });
  });
});

describe('answers are refused, and the survey is not completed', () => {
  let student: Awaited<ReturnType<typeof consumer>>;
  beforeAll(async () => {
    student = await consumer();
  });

  const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`q${n}`, 'a']));
  it.each([
    ['one that is too long', { q: 'é'.repeat(limits.surveyAnswerMax + 1) }, 'survey/invalid'],
    ['more than there are questions', many, 'survey/invalid'],
    ['a control character', { q: 'a\u0000b' }, 'form/text-invalid'],
    ['a number', { q: 7 }, 'survey/invalid'],
    ['a question that is none', { 'no question': 'a' }, 'request/invalid'],
    ['the name of something inherited', JSON.parse('{"__proto__":"a"}'), 'request/invalid'],
    ['a list', ['a'], 'request/invalid'],
    ['nothing', null, 'request/invalid'],
  ])('with %s', async (_, answers: unknown, code) => {
    const { answer, copy, hasCompleted } = student;
    const refused = await answer('end', { language: 'en', answers });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code }]);
    expect([await copy(), await hasCompleted()]).toEqual([[], false]);
  });

  it('in a language that is none, or to a survey that is none', async () => {
    const { answer } = student;
    expect((await answer('end', { ...said, language: 'de' })).statusCode).toBe(400);
    expect((await answer('middle')).statusCode).toBe(400);
  });
});
