import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardKeys } from '@trio/deck/facts.generated';
import type { ProfileData } from '@trio/profile/profile-data';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImage } from '../../../test/factories.ts';
import { readPdfText } from '../../../test/pdf-text.ts';
import {
  pdfClientOf,
  createFakeProfiles,
  createProfileStudent,
  getPdf,
} from '../../../test/profile-student.ts';
import {
  createSortingStudent,
  finishedSort,
  type SortingStudent,
} from '../../../test/sorting-student.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSchoolClient } from '../../../test/test-client.ts';
import { goodJpeg } from '../../../test/test-pictures.ts';
import { createProfileMaker } from '../../platform/profiles/profile-maker.ts';
import { StorageUnavailable } from '../../platform/storage/storage.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const as = (on: TestApp, { authorization }: SortingStudent) => pdfClientOf(on, { authorization });

const chooseOwn = (student: SortingStudent, imageUrl: string) => {
  const own = { id: 'mine', title: 'Boats for all', description: '', imageUrl, color: 'red' };
  return student.post({
    cards: [...cardKeys.map((name) => ({ name, result: 'like' })), { ...own, result: 'superlike' }],
    selected: [own, 'freshWater', 'gameOn'],
  });
};

const fileOf = (on: TestApp, schoolId: string, imageUrl: string) =>
  join(on.uploads, 'card-images', schoolId, `${imageUrl.split('/').at(-1)}.jpg`);

it('returns a PDF with the student’s text, identical for identical data', async () => {
  const student = await createProfileStudent(trio, { firstName: 'Zoé', lastName: 'Łukasz' });
  const { rawPayload: first } = await as(trio, student).get({ language: 'fr' });
  const text = await readPdfText(first);
  expect(text).toContain('Zoé Łukasz');
  expect(text).toContain('Test School');
  const { rawPayload: again } = await as(trio, student).get({ language: 'fr' });
  expect(again.equals(first)).toBe(true);
  const english = await as(trio, student).get();
  expect(english.rawPayload.equals(first)).toBe(false);
});

it('shows a saved career in the next download, and a removed one no more', async () => {
  const student = await createProfileStudent(trio);
  const client = as(trio, student);
  const save = (isSaved: boolean) => {
    trio.clock.advance(1000);
    const at = trio.clock.now().getTime();
    return student.call('PUT', '/careers/saved', {
      changes: [{ career: 'boilermaker', isSaved, at }],
    });
  };
  const download = async () =>
    readPdfText((await getPdf(trio, { auth: await client.auth() })).rawPayload);
  expect(await download()).not.toContain('Careers you saved');
  await save(true);
  // The boilermaker became the welder.
  expect(await download()).toMatch(/Careers you saved.*Welder/su);
  await save(false);
  expect(await download()).not.toContain('Careers you saved');
});

it('shows a saved career to the school’s staff too', async () => {
  const school = await createSchoolClient(trio);
  const student = await createProfileStudent(trio, { schoolId: school.schoolId });
  const change = { career: 'actuary', isSaved: true, at: trio.clock.now().getTime() };
  await student.call('PUT', '/careers/saved', { changes: [change] });
  const { rawPayload } = await pdfClientOf(trio, { authorization: school.authorization }).get({
    uid: student.id,
  });
  expect(await readPdfText(rawPayload)).toMatch(/Careers you saved.*Actuary/su);
});

it('shows a student’s own picture, and is rendered without a missing file', async () => {
  const student = await createSortingStudent(trio);
  const imageUrl = await createImage(trio.db, student.schoolId, student.id);
  const file = fileOf(trio, student.schoolId, imageUrl);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, await goodJpeg());
  await chooseOwn(student, imageUrl);
  const { rawPayload: withIt } = await as(trio, student).get();
  await rm(file);
  const without = await as(trio, student).get();
  expect(without.statusCode).toBe(200);
  for (const pdf of [withIt, without.rawPayload]) {
    expect(await readPdfText(pdf)).toContain('Boats for all');
  }
  expect(without.rawPayload.equals(withIt)).toBe(false);
});

it('contains the reflection and the previous sort, but no picture of another student', async () => {
  const { profiles, made } = createFakeProfiles();
  const own = await createTestApp({ profiles });
  try {
    const student = await createSortingStudent(own);
    const other = await createSortingStudent(own, { schoolId: student.schoolId });
    await student.confirm(finishedSort(['gameOn', 'zeroWaste', 'wealth']));
    own.clock.advance(1000);
    const imageUrl = await createImage(own.db, student.schoolId, other.id);
    const file = fileOf(own, student.schoolId, imageUrl);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, await goodJpeg());
    await chooseOwn(student, '');
    await own.db
      .updateTable('sorts')
      .set({
        selected: JSON.stringify([
          { id: 'mine', title: 'Boats', description: '', imageUrl, color: 'red' },
          'freshWater',
          'gameOn',
        ]),
        reflection: JSON.stringify({
          reasons: ['Because', '', ''],
          shared: 'Water',
          action: '',
          includesFamilyPage: false,
          includesCounsellorPage: true,
        }),
      })
      .where('studentId', '=', student.id)
      .where('confirmedAt', '=', own.clock.now())
      .execute();
    await as(own, student).get({ language: 'fr' });
    expect(made).toMatchObject([
      {
        language: 'fr',
        challenges: [
          { kind: 'own', title: 'Boats', picture: null },
          { kind: 'deck', name: 'freshWater' },
          { kind: 'deck', name: 'gameOn' },
        ],
        reflection: { reasons: ['Because', '', ''], shared: 'Water' },
        includesFamilyPage: false,
        previous: { titles: [expect.any(String), expect.any(String), expect.any(String)] },
        sortAttempts: 2,
      },
    ]);
    expect(made[0]?.sorted).toHaveLength(cardKeys.length + 1);
  } finally {
    await own.close();
  }
});

it('returns 503 when the queue is full, serves other requests and recovers', async () => {
  const program = fileURLToPath(
    new URL('../../platform/profiles/odd-worker.fixture.ts', import.meta.url),
  );
  const pool = createProfileMaker({ engine: { name: 'native' }, workers: 1, queue: 0, program });
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const make = (data: ProfileData) => pool.make(Object.assign(data, { gate }));
  const busy = await createTestApp({ profiles: { ...pool, make } });
  try {
    const student = await createProfileStudent(busy);
    const auth = await as(busy, student).auth();
    const first = as(busy, student).get();
    const begun = Atomics.waitAsync(gate, 0, 0);
    if (begun.async) await begun.value;

    const refused = await getPdf(busy, { auth }, { 'accept-language': 'fr' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(refused.json()).toMatchObject({ code: 'profile/busy' });
    expect((await busy.call('GET', '/health')).statusCode).toBe(200);
    expect((await student.call('GET', '/auth/me')).statusCode).toBe(200);

    Atomics.store(gate, 1, 1);
    Atomics.notify(gate, 1);
    expect((await first).statusCode).toBe(200);
    expect((await getPdf(busy, { auth })).statusCode).toBe(200);
  } finally {
    await busy.close();
    await pool.close();
  }
});

it('returns 503 when the picture storage is unavailable', async () => {
  const { profiles } = createFakeProfiles();
  const unreachable = async () => {
    throw new StorageUnavailable('reading', { code: 'ECONNREFUSED' });
  };
  const storage = { put: unreachable, get: unreachable, delete: unreachable };
  const cut = await createTestApp({
    profiles,
    storage: { ...storage, findError: async () => null },
  });
  try {
    const student = await createSortingStudent(cut);
    await chooseOwn(student, await createImage(cut.db, student.schoolId, student.id));
    const answer = await as(cut, student).get();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      503,
      'server/unavailable',
    ]);
  } finally {
    await cut.close();
  }
});

it('logs neither ticket nor student data on any error', async () => {
  const lines: string[] = [];
  const { profiles } = createFakeProfiles();
  const failing = { ...profiles, make: () => Promise.reject(new Error('profiles: no')) };
  const logTo = { write: (line: string) => void lines.push(line) };
  const logged = await createTestApp({ profiles: failing, logLevel: 'trace', logTo });
  try {
    const student = await createProfileStudent(logged, { firstName: 'Quintilian' });
    const auth = await as(logged, student).auth();
    const search = `?auth=${auth}`;
    const call = (url: string, method: 'GET' | 'POST' | 'OPTIONS' = 'GET', headers = {}) =>
      logged.app.inject({ method, url: `/api/results/pdf${url}`, headers });
    const statuses = [
      await call(search),
      await call(`${search}&email=maybe`),
      await call(`${search}${'x'.repeat(600)}`),
      await call(`${search}&language=de`),
      await call(`/${search}`),
      await call(`s${search}`),
      await call(`%E0%A4%A${search}`),
      await call(search, 'POST'),
      await call(search, 'OPTIONS', { origin: 'https://elsewhere.example' }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([500, 400, 400, 400, 404, 404, 404, 404, 404]);
    logged.clock.advance(60_000);
    expect((await call(search, 'GET', { accept: 'text/html' })).statusCode).toBe(303);
    const log = lines.join('');
    expect(log).toContain('"route":"/api/results/pdf"');
    for (const secret of [auth, auth.slice(0, 30), 'Quintilian', student.email]) {
      expect(log).not.toContain(secret);
    }
  } finally {
    await logged.close();
  }
});
