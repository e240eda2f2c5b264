import type { SavedCareer } from '@trio/contracts/saved-careers';
import { careerFacts } from '@trio/careers/facts.generated';
import { limits } from '@trio/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createSchoolClient } from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const change = (career: string, isSaved = true, at = trio.clock.now().getTime()) => ({
  career,
  isSaved,
  at,
});

async function newStudent() {
  const student = await createSortingStudent(trio, await createSchool(trio.db));
  const put = (...changes: object[]) => student.call('PUT', '/careers/saved', { changes });
  const keys = async () =>
    (await student.call('GET', '/careers/saved'))
      .json<{ careers: SavedCareer[] }>()
      .careers.map(({ career }) => career);
  return { ...student, put, keys };
}

describe('saved careers', () => {
  it('are stored, newest first, and removed', async () => {
    const { put, keys } = await newStudent();
    expect(await keys()).toEqual([]);
    expect((await put(change('actuary'))).statusCode).toBe(200);
    trio.clock.advance(1000);
    const answer = await put(change('plumber'));
    expect(answer.json()).toMatchObject({
      careers: [{ career: 'plumber' }, { career: 'actuary' }],
    });
    trio.clock.advance(1000);
    await put(change('actuary', false));
    expect(await keys()).toEqual(['plumber']);
  });

  it('may be sent twice', async () => {
    const { put, keys } = await newStudent();
    const twice = change('actuary');
    await Promise.all([put(twice), put(twice)]);
    expect(await keys()).toEqual(['actuary']);
  });

  it('keep a career that was saved after an older removal', async () => {
    const { put, keys } = await newStudent();
    const before = trio.clock.now().getTime();
    trio.clock.advance(60_000);
    await put(change('actuary'));
    await put(change('actuary', false, before));
    expect(await keys()).toEqual(['actuary']);
  });

  it('keep a career that another device saved again before an older removal arrived', async () => {
    const { put, keys } = await newStudent();
    await put(change('actuary'));
    const before = trio.clock.now().getTime() + 1000;
    trio.clock.advance(60_000);
    await put(change('actuary'));
    await put(change('actuary', false, before));
    expect(await keys()).toEqual(['actuary']);
  });

  it('can be removed though the device that saved them has a clock in the future', async () => {
    const { put, keys } = await newStudent();
    await put(change('actuary', true, trio.clock.now().getTime() + 86_400_000));
    trio.clock.advance(1000);
    await put(change('actuary', false));
    expect(await keys()).toEqual([]);
  });

  it('may have the key of a removed career', async () => {
    const { put, keys } = await newStudent();
    await put(change('gas-fitter'));
    expect(await keys()).toEqual(['gas-fitter']);
  });

  it('are refused beyond the limit, and nothing changes', async () => {
    const { put, keys } = await newStudent();
    const all = careerFacts.map(({ slug }) => slug.en);
    await put(...all.slice(0, limits.savedCareersMax).map((key) => change(key)));
    const refused = await put(change(all.at(-1) ?? ''), change(all[0] ?? '', false, 0));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'career/too-many' });
    expect(await keys()).toHaveLength(limits.savedCareersMax);
  });

  it.each([
    ['an unknown career', [{ career: 'no-such-career', isSaved: true, at: 1 }]],
    ['no change', []],
    ['a key with other characters', [{ career: 'Actuary', isSaved: true, at: 1 }]],
    ['a moment before 1970', [{ career: 'actuary', isSaved: true, at: -1 }]],
  ])('are refused with %s', async (_, changes) => {
    const { put, keys } = await newStudent();
    expect((await put(...changes)).statusCode).toBe(400);
    expect(await keys()).toEqual([]);
  });

  it('are in the student’s data file and go with the student', async () => {
    const { put, call, id } = await newStudent();
    await put(change('actuary'));
    const file = (await call('GET', '/users/me/data')).json<{ savedCareers: SavedCareer[] }>();
    expect(file.savedCareers).toMatchObject([{ career: 'actuary' }]);
    await trio.db.deleteFrom('students').where('studentId', '=', id).execute();
    const left = await trio.db
      .selectFrom('savedCareers')
      .select('career')
      .where('studentId', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

it('are shown to staff of the school', async () => {
  const client = await createSchoolClient(trio);
  const student = await createSortingStudent(trio, client);
  await student.call('PUT', '/careers/saved', { changes: [change('plumber')] });
  const detail = await client.call('GET', `/users/student/${student.id}`);
  expect(detail.json()).toMatchObject({ savedCareers: [{ career: 'plumber' }] });
});

it('can be removed though two merged accounts have more than the limit', async () => {
  const client = await createSchoolClient(trio);
  const [kept, removed] = [
    await createSortingStudent(trio, client),
    await createSortingStudent(trio, client),
  ];
  const all = careerFacts.map(({ slug }) => slug.en);
  const half = limits.savedCareersMax;
  const save = (student: typeof kept, keys: readonly string[]) =>
    student.call('PUT', '/careers/saved', { changes: keys.map((key) => change(key)) });
  await save(kept, all.slice(0, half));
  await save(removed, all.slice(half, 2 * half));
  await client.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
  const fewer = await kept.call('PUT', '/careers/saved', {
    changes: [change(all[0] ?? '', false)],
  });
  expect(fewer.statusCode).toBe(200);
  expect(fewer.json<{ careers: SavedCareer[] }>().careers).toHaveLength(2 * half - 1);
  expect((await save(kept, all.slice(-2))).statusCode).toBe(409);
});

it('are united when two accounts are merged, with the later time of each', async () => {
  const client = await createSchoolClient(trio);
  const [kept, removed] = [
    await createSortingStudent(trio, client),
    await createSortingStudent(trio, client),
  ];
  await kept.call('PUT', '/careers/saved', { changes: [change('actuary')] });
  trio.clock.advance(1000);
  const later = trio.clock.now().toISOString();
  await removed.call('PUT', '/careers/saved', { changes: [change('actuary'), change('plumber')] });
  const merged = await client.call('POST', `/users/${kept.id}/merge`, { from: removed.id });
  expect(merged.statusCode).toBe(204);
  const answer = await kept.call('GET', '/careers/saved');
  expect(answer.json()).toEqual({
    careers: [
      { career: 'actuary', saved: later },
      { career: 'plumber', saved: later },
    ],
  });
});
