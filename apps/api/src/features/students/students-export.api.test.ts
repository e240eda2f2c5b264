import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExtraCard, createStudent } from '../../../test/factories.ts';
import { createSortingStudent } from '../../../test/sorting-student.ts';
import { createAdminDesk, createSchoolDesk, type SchoolDesk } from '../../../test/staff-desk.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';
import type { ExportedRow, OpenStudentsExport } from './students-export.repository.ts';
import { createStudentsExportService } from './students-export.service.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const lines = async (desk: Pick<SchoolDesk, 'get'>, query: Record<string, string> = {}) =>
  (await desk.get('/users/download', query)).body.split('\r\n');

it('is a file of the school’s students as its reader writes, with titles for cards', async () => {
  const desk = await createSchoolDesk(trio);
  await createExtraCard(trio.db, desk.schoolId, 'beeKeeping');
  const { id } = await createStudent(trio.db, desk.schoolId, {
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
  const answer = await desk.get('/users/download', { locale: 'fr' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-language': 'fr',
    'content-disposition': expect.stringMatching(/^attachment; filename="students\d{8}\.csv"$/u),
  });
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [headings, row, ...rest] = answer.body.split('\r\n');
  expect(headings).toBe(
    '\uFEFFPrénom;Nom;Courriel;Temps total;Date du dernier tri;Tris;Défi 1;Défi 2;Défi 3;Compte',
  );
  expect(row).toContain(
    '"Zoé ""Zo""";"Roy; Côté";zoe@school.test;2 heures 5 minutes;1 octobre 2026;1;',
  );
  expect(row).toContain(";beeKeeping en français;'=cmd();Activé");
  expect(rest).toEqual(['']);
  const [, english] = await lines(desk, { locale: 'en' });
  expect(english).toContain('2 hours 5 minutes,"October 1, 2026",1,');
  expect(english).toContain("beeKeeping in English,'=cmd(),Enabled");
});

it('holds what the table holds: the search, the disabled ones, the order', async () => {
  const desk = await createSchoolDesk(trio);
  const people = ['Ann', 'Bea', 'Cid'];
  for (const [n, firstName] of people.entries()) {
    const { id } = await createStudent(trio.db, desk.schoolId, { firstName, lastName: 'Tremblay' });
    await trio.db
      .updateTable('students')
      .set({ lastSortedAt: new Date(Date.UTC(2026, 5 - n)) })
      .where('studentId', '=', id)
      .execute();
    if (n === 1) await desk.call('POST', `/users/${id}/disable`, { disable: true });
  }
  const names = async (query: Record<string, string>) =>
    (await lines(desk, query)).slice(1, -1).map((line) => line.split(',')[0]);
  expect(await names({})).toEqual(['Ann', 'Cid']);
  expect(await names({ showDisabled: 'true', lastSorted: 'asc' })).toEqual(['Cid', 'Bea', 'Ann']);
  expect(await names({ query: 'cid' })).toEqual(['Cid']);
  expect(await names({ query: 'trembley' })).toEqual(['Ann', 'Cid']);
  expect(await names({ query: 'xyzzy' })).toEqual([]);
  const notes = await trio.db
    .selectFrom('auditEntries')
    .select(['action', 'details'])
    .where('schoolId', '=', desk.schoolId)
    .where('action', '=', 'students-exported')
    .orderBy('entryId')
    .execute();
  expect(notes.map(({ details }) => details)).toEqual([
    { filters: [] },
    { filters: ['disabled'] },
    { filters: ['search'] },
    { filters: ['search'] },
    { filters: ['search'] },
  ]);
});

it('names each student’s school where an administrator takes them all', async () => {
  const admin = await createAdminDesk(trio);
  const desk = await createSchoolDesk(trio, 'École des Pins');
  await createSortingStudent(trio, desk);
  const all = await lines(admin);
  expect(all[0]).toContain('Email,School,Total time spent');
  expect(all.some((line) => line.includes(',École des Pins,'))).toBe(true);
  const one = await lines(admin, { schoolid: desk.schoolId });
  expect(one[0]).not.toContain('School');
  expect(one).toHaveLength(3);
  const unknown = await admin.get('/users/download', {
    schoolid: '01900000-0000-7000-8000-0000000fff01',
  });
  expect(unknown.json()).toMatchObject({ code: 'school/not-found' });
});

it('gives its place and its connection back, whether it is read or not', async () => {
  const admin = await createAdminDesk(trio);
  const address = await trio.app.listen({ port: 0, host: '127.0.0.1' });
  const open = (signal: AbortSignal) =>
    fetch(`${address}/api/users/download`, {
      headers: { authorization: admin.authorization },
      signal,
    });
  // Whoever finds both places taken is told to come again, and does.
  const openWhenFree = async (signal: AbortSignal): Promise<Response> => {
    const answer = await open(signal);
    if (answer.status !== 503) return answer;
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await answer.body?.cancel();
    return openWhenFree(signal);
  };
  // More than the pool has connections, and one of all at a time.
  for (let n = 0; n < 15; n += 1) {
    const leaving = new AbortController();
    const answer = await openWhenFree(leaving.signal);
    expect(answer.status).toBe(200);
    leaving.abort();
  }
  const last = await openWhenFree(new AbortController().signal);
  expect((await last.text()).split('\n').length).toBeGreaterThan(1);
});

it('gives its place back before its last byte, and also where it breaks off in the middle', async () => {
  const row: ExportedRow = ['s', 'Zoé', 'Roy', 'zoe@x.test', '0', null, '0', 'f', null, null, null];
  let isGoingWell = true;
  let closed = 0;
  const open: OpenStudentsExport = async () => {
    const batches = [[row], [row], []];
    return {
      titles: new Map(),
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
  const caller = {
    userId: newId(),
    role: 'admin',
    schoolId: null,
    sessionId: '',
    signedInAt: new Date(),
  } as const;
  const query = { query: '', locale: 'en', showDisabled: false, lastSorted: '' } as const;
  // Of all schools' there is one at a time, and nobody waits in line for it.
  const read = async () => text((await files.download(caller, query)).file);
  expect((await read()).split('Zoé')).toHaveLength(3);
  isGoingWell = false;
  await expect(read()).rejects.toThrow('the database is gone');
  await expect.poll(() => closed).toBe(2);
  isGoingWell = true;
  await read();
  await read();
  expect(closed).toBe(4);
});
