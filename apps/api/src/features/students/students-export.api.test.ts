import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import {
  createClass,
  createExtraCard,
  createStaff,
  createStudent,
} from '../../../test/factories.ts';
import { createSortingStudent, finishedSort } from '../../../test/sorting-student.ts';
import {
  createAdminClient,
  createSchoolClient,
  createTestClient,
  type SchoolClient,
} from '../../../test/test-client.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';
import type { ExportedStudent } from './students-export-details.repository.ts';
import type { OpenExport, openStudentsExport } from './students-export.repository.ts';
import { createStudentsExportService } from './students-export.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
afterEach(() => {
  vi.useRealTimers();
});

const lines = async (client: Pick<SchoolClient, 'get'>, query: Record<string, string> = {}) =>
  (await client.get('/users/download', query)).body.split('\r\n');

it('exports the students of the school in the format and language of the reader, with card titles', async () => {
  const client = await createSchoolClient(trio);
  await createExtraCard(trio.db, client.schoolId, 'beeKeeping');
  const { id } = await createStudent(trio.db, client.schoolId, {
    firstName: 'Zoé "Zo"',
    lastName: 'Roy; Côté',
    email: 'zoe@school.test',
  });
  await trio.db
    .updateTable('students')
    .set({
      selected: JSON.stringify(['wealth', 'beeKeeping', { title: '=cmd()', imageUrl: '' }]),
      lastSortedAt: new Date('2026-10-01T12:00:00Z'),
      timeSpentMs: String(125 * 60_000),
      sortAttempts: 1,
    })
    .where('studentId', '=', id)
    .execute();
  const answer = await client.get('/users/download', { locale: 'fr' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-language': 'fr',
    'content-disposition': expect.stringMatching(/^attachment; filename="students\d{8}\.csv"$/u),
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [headings, row, ...rest] = answer.body.split('\r\n');
  expect(headings).toBe(
    '\uFEFFPrénom;Nom;Courriel;Temps actif;Date du dernier tri;Tris;Défi 1;Défi 2;Défi 3;Compte;Nom d’utilisateur;Temps actif (minutes);Progression;Cartes avec réponse;Cartes en tout;Dernière activité;Inscription le;Classes;Catégories;Métiers gardés;Pourquoi le défi 1;Pourquoi le défi 2;Pourquoi le défi 3;Ce que ses trois défis ont en commun;Dans les 30 prochains jours',
  );
  expect(row).toContain(
    '"Zoé ""Zo""";"Roy; Côté";zoe@school.test;2 heures 5 minutes;1 octobre 2026;1;',
  );
  expect(row).toContain(";beeKeeping en français;'=cmd();Actif");
  expect(rest).toEqual(['']);
  const [, english] = await lines(client, { locale: 'en' });
  expect(english).toContain('2 hours 5 minutes,"October 1, 2026",1,');
  expect(english).toContain("beeKeeping in English,'=cmd(),Enabled");
});

it('applies the search, the filter and the order of the table, and audits the filters', async () => {
  const client = await createSchoolClient(trio);
  const people = ['Ann', 'Bea', 'Cid'];
  for (const [n, firstName] of people.entries()) {
    const { id } = await createStudent(trio.db, client.schoolId, {
      firstName,
      lastName: 'Tremblay',
    });
    await trio.db
      .updateTable('students')
      .set({ lastSortedAt: new Date(Date.UTC(2026, 5 - n)) })
      .where('studentId', '=', id)
      .execute();
    if (n === 1) await client.call('POST', `/users/${id}/disable`, { disable: true });
  }
  const names = async (query: Record<string, string>) =>
    (await lines(client, query)).slice(1, -1).map((line) => line.split(',')[0]);
  expect(await names({})).toEqual(['Ann', 'Cid']);
  expect(await names({ showDisabled: 'true', lastSorted: 'asc' })).toEqual(['Cid', 'Bea', 'Ann']);
  expect(await names({ query: 'cid' })).toEqual(['Cid']);
  expect(await names({ query: 'trembley' })).toEqual(['Ann', 'Cid']);
  expect(await names({ query: 'xyzzy' })).toEqual([]);
  const auditEntries = await trio.db
    .selectFrom('auditEntries')
    .select(['action', 'details'])
    .where('schoolId', '=', client.schoolId)
    .where('action', '=', 'students-exported')
    .orderBy('entryId')
    .execute();
  expect(auditEntries.map(({ details }) => details)).toEqual([
    { filters: [] },
    { filters: ['disabled'] },
    { filters: ['search'] },
    { filters: ['search'] },
    { filters: ['search'] },
  ]);
});

it('has the state, classes, saved careers and words of each student, in batches', async () => {
  const client = await createSchoolClient(trio);
  const { schoolId } = client;
  const student = await createSortingStudent(trio, { schoolId });
  const sort = finishedSort();
  await student.confirm(sort);
  await student.put(sort.id, {
    reflection: { reasons: ['One', 'Two', '=Three'], shared: 'Care', action: 'Ask' },
  });
  await student.call('PUT', '/careers/saved', {
    changes: [{ career: 'plumber', isSaved: true, at: Date.now() }],
  });
  await createClass(trio.db, schoolId, { name: '9B', students: [student.id] });
  await createClass(trio.db, schoolId, { name: '8A', students: [student.id], state: 'archived' });
  // More than a batch.
  for (let n = 0; n < 251; n += 1) await createStudent(trio.db, schoolId, { lastName: 'Other' });
  const [headings = '', ...rows] = await lines(client);
  const at = rows.findIndex((line) => line.includes(student.email));
  const values = (rows[at] ?? '').split(',');
  expect(headings.split(',').slice(11, 16)).toEqual([
    'Total time (minutes)',
    'Progress',
    'Cards answered',
    'Cards in all',
    'Last activity',
  ]);
  expect(rows[at]).toMatch(/,Wrote about the three,56,56,/u);
  expect(rows[at]).toContain(',9B,');
  expect(values.slice(-6)).toEqual(['Plumber', 'One', 'Two', "'=Three", 'Care', 'Ask']);
  expect(rows.filter((line) => line.includes('Other'))).toHaveLength(251);
});

it('has a student’s words for a teacher only if the student shares them, and only own classes', async () => {
  const { schoolId } = await createSchoolClient(trio);
  const student = await createSortingStudent(trio, { schoolId });
  const sort = finishedSort();
  await student.confirm(sort);
  const reflection = { reasons: ['My reason', '', ''], shared: '', action: '' };
  await student.put(sort.id, { reflection });
  const { id, email } = await createStaff(trio.db, schoolId, { staffKind: 'teacher' });
  await createClass(trio.db, schoolId, { name: '9B', students: [student.id], teachers: [id] });
  await createClass(trio.db, schoolId, { name: '9C', students: [student.id] });
  const teacher = await createTestClient(trio, email);
  const file = async () => (await lines(teacher))[1] ?? '';
  expect(await file()).toContain(student.email);
  expect(await file()).not.toContain('My reason');
  expect(await file()).toContain(',9B,');
  expect(await file()).not.toContain('9C');
  await student.put(sort.id, { reflection, areWordsShared: true });
  expect(await file()).toContain('My reason');
});

it('has a school column when an administrator exports all schools', async () => {
  const admin = await createAdminClient(trio);
  const client = await createSchoolClient(trio, 'École des Pins');
  await createSortingStudent(trio, client);
  const all = await lines(admin);
  expect(all[0]).toContain('Email,School,Total time spent');
  expect(all.some((line) => line.includes(',École des Pins,'))).toBe(true);
  const one = await lines(admin, { schoolid: client.schoolId });
  expect(one[0]).not.toContain('School');
  expect(one).toHaveLength(3);
  const unknown = await admin.get('/users/download', {
    schoolid: '01900000-0000-7000-8000-0000000fff01',
  });
  expect(unknown.json()).toMatchObject({ code: 'school/not-found' });
});

it('frees its slot and connection, whether it is read or aborted', async () => {
  const admin = await createAdminClient(trio);
  const address = await trio.app.listen({ port: 0, host: '127.0.0.1' });
  const open = (signal: AbortSignal) =>
    fetch(`${address}/api/users/download`, {
      headers: { authorization: admin.authorization },
      signal,
    });
  const openWhenFree = async (signal: AbortSignal): Promise<Response> => {
    const answer = await open(signal);
    if (answer.status !== 503) return answer;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await answer.body?.cancel();
    return openWhenFree(signal);
  };
  // More than the pool has connections.
  for (let n = 0; n < 15; n += 1) {
    const leaving = new AbortController();
    const answer = await openWhenFree(leaving.signal);
    expect(answer.status).toBe(200);
    leaving.abort();
  }
  const last = await openWhenFree(new AbortController().signal);
  expect((await last.text()).split('\n').length).toBeGreaterThan(1);
});

const row: ExportedStudent = {
  schoolname: 's',
  firstname: 'Zoé',
  lastname: 'Roy',
  email: 'zoe@x.test',
  timeSpent: '0',
  lastSort: null,
  sorts: '0',
  challenge1: null,
  challenge2: null,
  challenge3: null,
  account: 'f',
  username: null,
  categories: '',
  joined: '0',
  stage: 'joined',
  answered: '0',
  deckSize: '0',
  lastActivity: null,
  classes: null,
  savedCareers: null,
  areWordsShared: null,
  reason1: null,
  reason2: null,
  reason3: null,
  shared: null,
  action: null,
};
const query = { query: '', locale: 'en', showDisabled: false, lastSorted: '' } as const;
const admin = {
  userId: newId(),
  role: 'admin',
  staffKind: null,
  boardId: null,
  openSchools: 'all',
  schoolId: null,
  sessionId: '',
  signedInAt: new Date(),
} as const;

function createFakeExport(most: number) {
  const fake = { closed: 0, open: async () => opened() };
  const opened = (): OpenExport => {
    let left = most;
    return {
      cards: new Map(),
      schools: new Map(),
      next: async () => {
        left -= 1;
        return left < 0 ? [] : [row];
      },
      close: async () => {
        fake.closed += 1;
      },
    };
  };
  return fake;
}

it('frees its slot before the last byte, and after an error in the middle', async () => {
  let isGoingWell = true;
  let closed = 0;
  const open: typeof openStudentsExport = async () => {
    const batches = [[row], [row], []];
    return {
      cards: new Map(),
      schools: new Map(),
      next: async () => {
        if (!isGoingWell && batches.length === 1) throw new Error('the database is gone');
        return batches.shift() ?? [];
      },
      close: async () => {
        await setImmediate();
        closed += 1;
      },
    };
  };
  const files = createStudentsExportService({ ...trio, pool: null as never }, open);
  // All schools' exports run one at a time and do not queue.
  const read = async () => text((await files.download(admin, query)).file);
  expect((await read()).split('Zoé')).toHaveLength(3);
  isGoingWell = false;
  await expect(read()).rejects.toThrow('the database is gone');
  await expect.poll(() => closed).toBe(2);
  isGoingWell = true;
  await read();
  await read();
  expect(closed).toBe(4);
});

it('frees its slot if it cannot be opened', async () => {
  const whole = createFakeExport(1);
  const failures: (() => Promise<null>)[] = [
    () => Promise.reject(new Error('the database is gone')),
    () => Promise.resolve(null),
  ];
  const open = () => failures.shift()?.() ?? whole.open();
  const files = createStudentsExportService({ ...trio, pool: null as never }, open);
  await expect(files.download(admin, query)).rejects.toThrow('the database is gone');
  await expect(files.download(admin, query)).rejects.toThrow('school/not-found');
  // A leaked slot would answer server/unavailable.
  expect(await text((await files.download(admin, query)).file)).toContain('Zoé');
});

it('frees its slot and connection if the audit entry cannot be written', async () => {
  const whole = createFakeExport(1);
  const audited = { db: trio.db };
  const deps = {
    clock: trio.clock,
    pool: null as never,
    get db() {
      return audited.db;
    },
  };
  const files = createStudentsExportService(deps, whole.open);
  audited.db = null as never;
  await expect(files.download(admin, query)).rejects.toThrow(TypeError);
  expect(whole.closed).toBe(1);
  audited.db = trio.db;
  expect(await text((await files.download(admin, query)).file)).toContain('Zoé');
});

it('aborts an export that is not read for a minute, but not one that is read slowly', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const long = createFakeExport(20);
  const files = createStudentsExportService({ ...trio, pool: null as never }, long.open);
  const { file } = await files.download(admin, query);
  const reader = file[Symbol.asyncIterator]();
  for (let n = 0; n < 5; n += 1) {
    vi.advanceTimersByTime(50_000);
    expect((await reader.next()).done).toBe(false);
  }
  expect(long.closed).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(file.destroyed).toBe(true);
  await expect(finished(file)).rejects.toThrow('the reader has closed the file');
  await expect.poll(() => long.closed).toBe(1);
  expect((await files.download(admin, query)).fileName).toContain('students');
});
