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
    const replacement = { ...emptyReflection, shared: 'Snow' };
    expect((await reflect(replacement)).statusCode).toBe(200);
    expect(reflectionOf(await get())).toEqual(replacement);
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

describe('the limits of a reflection', () => {
  let student: Awaited<ReturnType<typeof studentWithThree>>;
  beforeAll(async () => {
    student = await studentWithThree();
    await student.reflect(words);
  });

  const long = 'é'.repeat(limits.reflectionMax + 1);
  it.each([
    ['a sentence that is too long', { ...words, shared: long }, 'form/reflection-too-long'],
    [
      'a reason that is too long',
      { ...words, reasons: ['', '', long] },
      'form/reflection-too-long',
    ],
    ['a control character', { ...words, action: 'a\u0000b' }, 'form/text-invalid'],
    ['a change of writing direction', { ...words, action: 'a\u202eb' }, 'form/text-invalid'],
    ['half a surrogate pair', { ...words, action: 'a\ud83db' }, 'form/text-invalid'],
    ['two reasons', { ...words, reasons: ['a', 'b'] }, 'request/invalid'],
    ['four reasons', { ...words, reasons: ['a', 'b', 'c', 'd'] }, 'request/invalid'],
    ['a number instead of a text', { ...words, shared: 7 }, 'request/invalid'],
    ['no reasons', { shared: '', action: '' }, 'request/invalid'],
    ['a string instead of an object', 'because', 'request/invalid'],
    ['a list instead of an object', [], 'request/invalid'],
    ['null', null, 'request/invalid'],
    [
      'a page option that is not a boolean',
      { ...words, includesFamilyPage: 'yes' },
      'request/invalid',
    ],
  ])('refuses %s and changes nothing', async (_, reflection, code) => {
    const { get, reflect } = student;
    const before = await get();
    const answer = await reflect(reflection);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code }]);
    expect(await get()).toEqual(before);
  });

  it('accepts a text of the maximum length, where an emoji counts as one character', async () => {
    const { get, reflect } = await studentWithThree();
    const most = { ...words, shared: '🌊'.repeat(limits.reflectionMax) };
    expect((await reflect(most)).statusCode).toBe(200);
    expect(reflectionOf(await get())).toEqual(most);
  });

  it('returns 409 for a sort that is not confirmed, and saves no answers', async () => {
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

  it('returns 404 for the sort of another student', async () => {
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

  it('returns 403 for a student of a consumer group', async () => {
    const school = await createSchool(trio.db, { isConsumerGroup: true });
    const { confirm, put, get } = await createSortingStudent(trio, school);
    const sort = finishedSort();
    await confirm(sort);
    const answer = await put(sort.id, { reflection: words });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'request/forbidden' }]);
    expect(reflectionOf(await get())).toBeNull();
  });
});
