import { emptyReflection, type Reflection } from '@trio/contracts/reflection';
import type { ResultRecord } from '@trio/contracts/results';
import { toResultBody } from '@trio/contracts/results-wire';
import { limits } from '@trio/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, createStaff } from '../../../test/factories.ts';
import {
  createSortingStudent,
  finishedSort,
  newSort,
  startBody,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const words: Reflection = {
  reasons: ['J’aime l’eau 🌊', 'Because of my aunt', 'لأنني أحب الثلج'],
  shared: 'They are about people\nwho look after something',
  action: 'Ask the vet on our street',
  includesFamilyPage: false,
  includesCounsellorPage: true,
};

async function studentWithThree() {
  const student = await createSortingStudent(trio);
  const sort = finishedSort();
  await student.confirm(sort);
  const reflect = (reflection: unknown, more = {}) => student.put(sort.id, { ...more, reflection });
  return { ...student, sort, reflect };
}

const reflectionOf = ({ confirmed }: ResultRecord) => confirmed?.reflection;

describe('the reflection', () => {
  it('is null at first, then the stored text, and changes nothing else', async () => {
    const { get, reflect } = await studentWithThree();
    const before = await get();
    expect(reflectionOf(before)).toBeNull();
    const answer = await reflect(words, { revision: before.revision });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { id: before.id, selected: before.selected, revision: before.revision },
    ]);
    const after = await get();
    expect(after).toEqual({ ...before, confirmed: { ...before.confirmed, reflection: words } });
  });

  it('is in the result, and can be replaced at any time', async () => {
    const { get, reflect } = await studentWithThree();
    const answered = (await reflect(words)).json<{ merged: ResultRecord }>();
    expect(reflectionOf(answered.merged)).toEqual(words);
    const anew = { ...emptyReflection, shared: 'Snow' };
    expect((await reflect(anew)).statusCode).toBe(200);
    expect(reflectionOf(await get())).toEqual(anew);
  });

  it('includes all pages by default', async () => {
    const { get, reflect } = await studentWithThree();
    const { includesFamilyPage: _, includesCounsellorPage: __, ...sentences } = words;
    await reflect({ ...sentences, shared: '  Snow ' });
    expect(reflectionOf(await get())).toEqual({
      ...sentences,
      shared: 'Snow',
      includesFamilyPage: true,
      includesCounsellorPage: true,
    });
  });

  it('can be sent with the confirmation, by a save or a new sort', async () => {
    const saved = await createSortingStudent(trio);
    const sort = finishedSort();
    await saved.post(startBody({ ...sort, confirmedAt: null }));
    const body = { ...toResultBody(sort, 'tablet'), reflection: words };
    expect((await saved.put(sort.id, body)).statusCode).toBe(200);
    expect(reflectionOf(await saved.get())).toEqual(words);

    const alone = await createSortingStudent(trio);
    expect((await alone.post({ ...startBody(sort), reflection: words })).statusCode).toBe(201);
    expect(await alone.get()).toMatchObject({ sortAttempts: 1, confirmed: { reflection: words } });
  });

  it('is stored with the sort of another device that this one finishes', async () => {
    const { post, get } = await createSortingStudent(trio);
    const tablet = newSort();
    await post(startBody(tablet));
    const phone = { ...startBody(finishedSort(), 'phone'), reflection: words };
    for (let sent = 0; sent < 2; sent += 1) {
      expect((await post(phone)).statusCode).toBe(201);
      expect(await get()).toMatchObject({ confirmed: { id: tablet.id, reflection: words } });
    }
  });

  it('is unchanged by a save without it', async () => {
    const { sort, get, put, post, reflect } = await studentWithThree();
    await reflect(words);
    await put(sort.id, toResultBody(sort, 'tablet'));
    await post(startBody(sort));
    expect(reflectionOf(await get())).toEqual(words);
  });

  it('belongs to one confirmed sort; later sorts start without one', async () => {
    const { sort, get, confirm, reflect } = await studentWithThree();
    await reflect(words);
    trio.clock.advance(60_000);
    await confirm(finishedSort(['wealth', 'coolClimate', 'gameOn']));
    expect(await get()).toMatchObject({
      confirmed: { reflection: null },
      previous: { id: sort.id, reflection: words },
    });
  });

  it('is in the data download, and is deleted with the student', async () => {
    const { id, schoolId, call, reflect } = await studentWithThree();
    await reflect(words);
    const copy = (await call('GET', '/users/me/data')).json<{ sorts: object[] }>();
    expect(copy.sorts).toMatchObject([
      { reflection: words, profileMailed: null, profileSent: null },
    ]);
    const { authorization } = await trio.signIn((await createStaff(trio.db, schoolId)).email);
    await trio.call('DELETE', `/users/${id}`, { headers: { authorization } });
    const left = trio.db.selectFrom('sorts').select('reflection').where('studentId', '=', id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('a refused reflection changes nothing', () => {
  let student: Awaited<ReturnType<typeof studentWithThree>>;
  beforeAll(async () => {
    student = await studentWithThree();
    await student.reflect(words);
  });

  const long = 'é'.repeat(limits.reflectionMax + 1);
  it.each([
    ['a sentence that is too long', { ...words, shared: long }, 'form/reflection-too-long'],
    ['a long reason', { ...words, reasons: ['', '', long] }, 'form/reflection-too-long'],
    ['a control character', { ...words, action: 'a\u0000b' }, 'form/text-invalid'],
    ['a text turned around', { ...words, action: 'a\u202eb' }, 'form/text-invalid'],
    ['half a character', { ...words, action: 'a\ud83db' }, 'form/text-invalid'],
    ['two reasons', { ...words, reasons: ['a', 'b'] }, 'request/invalid'],
    ['four reasons', { ...words, reasons: ['a', 'b', 'c', 'd'] }, 'request/invalid'],
    ['a number', { ...words, shared: 7 }, 'request/invalid'],
    ['no reasons', { shared: '', action: '' }, 'request/invalid'],
    ['a text', 'because', 'request/invalid'],
    ['a list', [], 'request/invalid'],
    ['nothing', null, 'request/invalid'],
    ['a page that is neither', { ...words, includesFamilyPage: 'yes' }, 'request/invalid'],
  ])('with %s', async (_, reflection, code) => {
    const { get, reflect } = student;
    const before = await get();
    const answer = await reflect(reflection);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
    expect(await get()).toEqual(before);
  });

  it('accepts a text of the maximum length in any script', async () => {
    const { get, reflect } = await studentWithThree();
    const most = { ...words, shared: '🌊'.repeat(limits.reflectionMax) };
    expect((await reflect(most)).statusCode).toBe(200);
    expect(reflectionOf(await get())).toEqual(most);
  });

  it('about a sort that is not confirmed, also with answers that would have been saved', async () => {
    const { post, put, get } = await createSortingStudent(trio);
    const sort = newSort();
    const refused = await post({ ...startBody(sort), reflection: words });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'result/not-confirmed' },
    ]);
    expect(await get()).toMatchObject({ id: null });
    const { revision } = (await post(startBody(sort))).json<{ revision: number }>();
    const before = await get();
    const rankedAt = sort.startedAt + 1000;
    const cards = [{ name: 'wealth', result: 'like', at: rankedAt }];
    for (const more of [{}, { revision }, { revision, cards, rankedAt }]) {
      const answer = await put(sort.id, { ...more, reflection: words });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        409,
        { code: 'result/not-confirmed' },
      ]);
    }
    expect(await get()).toEqual(before);
  });

  it('about another student’s sort, which is not there', async () => {
    const mine = await studentWithThree();
    const classmate = await createSortingStudent(trio, mine);
    for (const id of [mine.sort.id, newId()]) {
      const answer = await classmate.put(id, { reflection: words });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { code: 'request/not-found' },
      ]);
    }
    expect(reflectionOf(await mine.get())).toBeNull();
  });

  it('from a student of a consumer group, whose profile the team makes', async () => {
    const school = await createSchool(trio.db, { isConsumerGroup: true });
    const { confirm, put, get } = await createSortingStudent(trio, school);
    const sort = finishedSort();
    await confirm(sort);
    const answer = await put(sort.id, { reflection: words });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'request/forbidden' }]);
    expect(reflectionOf(await get())).toBeNull();
  });
});
