import { commandLineAdmin } from '../../cli/admin/command-line-admin.ts';
import { text } from 'node:stream/consumers';
import type { Answer } from '@trio/contracts/endpoint';
import type { readSurveyAnswers } from '@trio/contracts/surveys';
import { limits } from '@trio/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { transactOn } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { createSurveyAnswersService } from './survey-answers.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const sent = {
  language: 'fr',
  answers: { enjoyed: 'yes', 'what-else': 'Plus de cartes 🌊\nmerci' },
};

async function consumer(flags = {}) {
  const school = await createSchool(trio.db, { isConsumerGroup: true, ...flags });
  const student = await createSortingStudent(trio, school);
  return {
    ...student,
    answer: (survey: string, body: object = sent) =>
      student.call('POST', `/surveys/${survey}`, body),
    copy: async () =>
      (await student.call('GET', '/users/me/data')).json<{ surveys: unknown }>().surveys,
    hasCompleted: async () =>
      (await student.call('GET', '/auth/me')).json<{ hasCompletedConsumerEndSurvey: boolean }>()
        .hasCompletedConsumerEndSurvey,
  };
}

describe('a built-in survey', () => {
  it('stores the latest answers and marks the final survey as completed', async () => {
    const { answer, copy, hasCompleted } = await consumer();
    expect((await answer('profile-intro')).statusCode).toBe(204);
    expect(await hasCompleted()).toBe(false);
    expect((await answer('end')).statusCode).toBe(204);
    expect(await hasCompleted()).toBe(true);
    trio.clock.advance(60_000);
    const replacement = { language: 'en', answers: { enjoyed: 'somewhat' } };
    expect((await answer('end', replacement)).statusCode).toBe(204);
    expect(await copy()).toMatchObject([
      { survey: 'end', ...replacement, answered: trio.clock.now().toISOString() },
      { survey: 'profile-intro', ...sent },
    ]);
  });

  it('can be sent twice at the same time and without answers', async () => {
    const { answer, copy } = await consumer({ isFreemiumGroup: true });
    const empty = { language: 'en', answers: {} };
    const both = await Promise.all([answer('end', empty), answer('end', empty)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(await copy()).toMatchObject([{ survey: 'end', answers: {} }]);
  });

  it('is deleted with the student', async () => {
    const { id, answer } = await consumer();
    await answer('end');
    const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
    await trio.call('DELETE', `/users/${id}`, { headers: { authorization } });
    const left = trio.db.selectFrom('surveyAnswers').select('survey').where('studentId', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('returns 403 for a student outside consumer groups', async () => {
    const { call } = await createSortingStudent(trio);
    const answer = await call('POST', '/surveys/end', sent);
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'request/forbidden' }]);
    expect((await call('GET', '/users/me/data')).json()).toMatchObject({
      surveys: [],
      account: { hasCompletedConsumerEndSurvey: false },
    });
  });
});

describe('refused survey answers', () => {
  let student: Awaited<ReturnType<typeof consumer>>;
  beforeAll(async () => {
    student = await consumer();
  });

  const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`q${n}`, 'a']));
  it.each([
    ['an answer that is too long', { q: 'é'.repeat(limits.surveyAnswerMax + 1) }, 'survey/invalid'],
    ['too many answers', many, 'survey/invalid'],
    ['a control character', { q: 'a\u0000b' }, 'form/text-invalid'],
    ['a number', { q: 7 }, 'survey/invalid'],
    ['an invalid question key', { 'no question': 'a' }, 'request/invalid'],
    ['the key __proto__', JSON.parse('{"__proto__":"a"}'), 'request/invalid'],
    ['a list', ['a'], 'request/invalid'],
    ['null', null, 'request/invalid'],
  ])('do not complete the survey: %s', async (_, answers: unknown, code) => {
    const { answer, copy, hasCompleted } = student;
    const refused = await answer('end', { language: 'en', answers });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code }]);
    expect([await copy(), await hasCompleted()]).toEqual([[], false]);
  });

  it('return 400 for an unknown language or survey', async () => {
    const { answer } = student;
    expect((await answer('end', { ...sent, language: 'de' })).statusCode).toBe(400);
    expect((await answer('middle')).statusCode).toBe(400);
  });
});

describe('administrators', () => {
  let admin: { authorization: string };
  beforeAll(async () => {
    const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
    admin = { authorization };
  });
  const read = (id: string) => trio.call('GET', `/users/${id}/surveys`, { headers: admin });
  const download = (query = {}) => trio.call('GET', '/surveys/csv', { headers: admin, query });
  const accessesTo = (id: string) =>
    trio.db
      .selectFrom('auditEntries')
      .select(['action', 'schoolId'])
      .where('subjectId', '=', id)
      .execute();
  const end = { fit: 'really', talk: 'nobody', more: 'Merci 🌊' };

  it('read the answers of a student, and repeated looks are one entry', async () => {
    const { id, schoolId, answer } = await consumer();
    await answer('end', { language: 'fr', answers: end });
    const answered = trio.clock.now().toISOString();
    const expected: Answer<typeof readSurveyAnswers> = {
      surveys: [{ survey: 'end', language: 'fr', answers: end, answered }],
    };
    expect((await read(id)).json()).toEqual(expected);
    expect((await read(id)).json()).toEqual(expected);
    const access = { action: 'survey-answers-opened', schoolId };
    expect(await accessesTo(id)).toEqual([access]);
  });

  it('get an empty list for a student who answered nothing, and 404 for an unknown one', async () => {
    const { id } = await consumer();
    expect((await read(id)).json()).toEqual({ surveys: [] });
    const unknown = newId();
    expect((await read(unknown)).statusCode).toBe(404);
    expect(await accessesTo(unknown)).toEqual([]);
  });

  it('download all answers as text, one row per student, in the requested language', async () => {
    const { email, answer } = await consumer({ name: 'Trio at Home' });
    await answer('end', { language: 'en', answers: end });
    await answer('profile-intro', { language: 'en', answers: { help: 'courses' } });
    const file = await download({ locale: 'fr' });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/survey-answers\d{8}\.csv/u);
    const [headings = '', ...rows] = file.body.split('\r\n');
    expect(headings).toContain('Avec qui aimerais-tu parler de tes trois défis?');
    const row = rows.find((line) => line.includes(email)) ?? '';
    const day = new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' });
    const today = day.format(trio.clock.now());
    expect(row).toBe(
      [
        `Sam;Roy;${email};Trio at Home`,
        `${today};Vraiment bien;;;Personne pour l’instant;;Merci 🌊`,
        `${today};Choisir mes cours;;;`,
      ].join(';'),
    );
  });

  it('download no cell that a spreadsheet would run as a formula', async () => {
    const { email, answer } = await consumer();
    const answers = { fit: '=1+1', more: '=HYPERLINK("x")', unknown: '@SUM(A1)' };
    await answer('end', { language: 'en', answers });
    const file = await download();
    const row = file.body.split('\r\n').find((line) => line.includes(email)) ?? '';
    expect(row).toContain(",'=1+1,");
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain('unknown: @SUM(A1)');
  });

  it('download students of several batches, each once', async () => {
    const students = await Promise.all([consumer(), consumer(), consumer()]);
    for (const { answer } of students) await answer('end', { language: 'en', answers: end });
    const batched = createSurveyAnswersService({
      db: trio.db,
      transact: transactOn(trio.db),
      clock: trio.clock,
      rowsAtOnce: 1,
    });
    const file = await text((await batched.download(commandLineAdmin, 'en')).content);
    for (const { email } of students) expect(file.split(email)).toHaveLength(2);
  });
});

it('has questions and answers as text in the data download of the student', async () => {
  const { answer, copy } = await consumer();
  await answer('end', { language: 'fr', answers: { fit: 'fairly', more: 'Rien', old: 'yes' } });
  expect(await copy()).toMatchObject([
    {
      inWords: [
        {
          question:
            'À quel point tes trois défis rejoignent-ils ce qui compte pour toi en ce moment?',
          answer: 'Assez bien',
        },
        { question: 'Aimerais-tu nous dire autre chose?', answer: 'Rien' },
        { question: 'old', answer: 'yes' },
      ],
    },
  ]);
});
