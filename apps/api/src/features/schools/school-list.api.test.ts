import type { ListedSchool } from '@trio/contracts/schools';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  trio = await createTestApp();
  const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
  admin = { authorization };
});
afterAll(() => trio.close());

interface List {
  readonly total: number;
  readonly unverified: number;
  readonly schools: ListedSchool[];
  readonly school: ListedSchool | null;
}

const list = async (query: Record<string, string>, headers = admin): Promise<List> =>
  (await trio.call('GET', '/users/school', { query, headers })).json();
const namesOf = async (query: Record<string, string>) =>
  (await list(query)).schools.map(({ schoolname }) => schoolname.split(' ')[0]);

async function someSchools() {
  const tag = newId();
  for (const [name, day, students] of [
    ['Zoé', 2, 2],
    ['érable', 3, 0],
    ['Alder', 1, 1],
  ] as const) {
    const createdAt = new Date(Date.UTC(2026, 0, day));
    const { schoolId } = await createSchool(trio.db, { name: `${name} ${tag}`, createdAt });
    for (let n = 0; n < students; n += 1) await createStudent(trio.db, schoolId);
  }
  return tag;
}

describe('the list of schools for an administrator', () => {
  it('is ordered by name, by sign-up date or by number of students', async () => {
    const search = await someSchools();
    expect(await namesOf({ search })).toEqual(['Alder', 'érable', 'Zoé']);
    expect(await namesOf({ search, sort: 'created:asc' })).toEqual(['Alder', 'Zoé', 'érable']);
    expect(await namesOf({ search, sort: 'created:desc' })).toEqual(['érable', 'Zoé', 'Alder']);
    const sorted = await list({ search, sort: 'studentcount:desc' });
    expect(sorted.schools.map(({ studentCount }) => studentCount)).toEqual([2, 1, 0]);
    expect(await namesOf({ search, sort: 'studentcount:asc' })).toEqual(['érable', 'Alder', 'Zoé']);
  });

  it('has twenty schools per page, each once, and the total', async () => {
    const tag = newId();
    for (let n = 0; n < 21; n += 1) await createSchool(trio.db, { name: `Same ${tag}` });
    for (const sort of ['', 'studentcount:desc']) {
      const first = await list({ search: tag, sort });
      const second = await list({ search: tag, sort, page: '2' });
      expect([first.total, first.schools.length, second.schools.length]).toEqual([21, 20, 1]);
      const ids = [...first.schools, ...second.schools].map(({ id }) => id);
      expect(new Set(ids).size, sort).toBe(21);
    }
    const unfiltered = await list({ search: tag.slice(0, 2), page: '2' });
    expect(unfiltered.total).toBeGreaterThan(21);
    expect(unfiltered.schools.length).toBeGreaterThan(0);
  });

  it('shows the first joined member as contact, or an invited member until someone joins', async () => {
    const { schoolId, name, code } = await createSchool(trio.db, { name: `Contact ${newId()}` });
    const invited = await createStaff(trio.db, schoolId, { firstName: 'Inès' });
    await trio.db
      .updateTable('staff')
      .set({ invitedAt: new Date() })
      .where('staffId', '=', invited.id)
      .execute();
    expect((await list({ search: name })).schools[0]).toMatchObject({ email: invited.email });
    const joined = await createStaff(trio.db, schoolId, { firstName: 'Zoé', lastName: 'Côté' });
    const shown = { firstname: 'Zoé', lastname: 'Côté', email: joined.email };
    for (const search of [name, code, joined.email]) {
      expect((await list({ search })).schools, search).toMatchObject([{ id: schoolId, ...shown }]);
    }
    expect((await list({ search: invited.email })).total).toBe(0);
  });

  it('contains the requested school on any page, and returns 404 for an unknown one', async () => {
    const { schoolId, name } = await createSchool(trio.db, { verifiedAt: null });
    const found = await list({ schoolid: schoolId.toUpperCase(), search: newId() });
    expect(found).toMatchObject({
      total: 0,
      schools: [],
      school: { id: schoolId, schoolname: name, email: '', waitsFor: 'verification' },
    });
    const query = { schoolid: newId() };
    const missing = await trio.call('GET', '/users/school', { query, headers: admin });
    expect([missing.statusCode, missing.json<{ code: string }>().code]).toEqual([
      404,
      'school/not-found',
    ]);
  });

  it('leaves out unverified schools unless they are requested, and counts them', async () => {
    const tag = newId();
    const open = await createSchool(trio.db, { name: `Open ${tag}` });
    const none = await createSchool(trio.db, { name: `Unverified ${tag}`, verifiedAt: null });
    const idsOf = ({ schools }: Awaited<ReturnType<typeof list>>) => schools.map(({ id }) => id);

    const usual = await list({ search: tag });
    expect(usual).toMatchObject({ total: 1, unverified: 1 });
    expect(idsOf(usual)).toEqual([open.schoolId]);
    const all = await list({ search: tag, unverified: '1' });
    expect(all).toMatchObject({ total: 2, unverified: 1 });
    expect(idsOf(all)).toEqual([open.schoolId, none.schoolId]);

    const file = (query: object) =>
      trio.call('GET', '/users/school/csv', { query: { search: tag, ...query }, headers: admin });
    expect((await file({})).body).not.toContain('Unverified');
    expect((await file({ unverified: '1' })).body).toContain(`Unverified ${tag}`);
  });

  it.each(['', 'created:asc', 'created:desc', 'studentcount:asc', 'studentcount:desc'])(
    'leaves out unverified schools in every order (%s), with matching totals',
    async (sort) => {
      await createSchool(trio.db);
      const { schoolId } = await createSchool(trio.db, { verifiedAt: null });
      const everywhere = async (more: object) => {
        const first = await list({ sort, ...more });
        const ids = first.schools.map(({ id }) => id);
        for (let page = 2; ids.length < first.total; page += 1) {
          const next = await list({ sort, page: String(page), ...more });
          ids.push(...next.schools.map(({ id }) => id));
        }
        expect(new Set(ids).size).toBe(first.total);
        return { ...first, ids };
      };
      const usual = await everywhere({});
      const all = await everywhere({ unverified: '1' });
      expect(usual.ids).not.toContain(schoolId);
      expect(all.ids).toContain(schoolId);
      expect(usual.unverified).toBe(all.unverified);
      expect(usual.total + usual.unverified).toBe(all.total);
      expect(all.ids.filter((id) => usual.ids.includes(id))).toEqual(usual.ids);
    },
  );

  it('is downloaded in the order of the table and the language of the reader', async () => {
    const search = await someSchools();
    const query = { search, sort: 'created:desc', locale: 'fr' };
    const file = await trio.call('GET', '/users/school/csv', { query, headers: admin });
    const day = trio.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
    expect(file.headers['content-disposition']).toBe(`attachment; filename="schools${day}.csv"`);
    expect(file.body).toBe(
      [
        '\uFEFFÉcole;Nom de la personne-ressource;Courriel de la personne-ressource;Date d’inscription;Élèves;Statut',
        `érable ${search};;;3 janvier 2026;0;Ouverte`,
        `Zoé ${search};;;2 janvier 2026;2;Ouverte`,
        `Alder ${search};;;1 janvier 2026;1;Ouverte`,
        '',
      ].join('\r\n'),
    );
  });

  it('audits a download, but not a HEAD request', async () => {
    const url = '/api/users/school/csv';
    const asked = await trio.app.inject({ method: 'HEAD', url, headers: admin });
    expect([asked.statusCode, asked.headers['content-type']]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    const count = async () =>
      (
        await trio.db
          .selectFrom('auditEntries')
          .select('entryId')
          .where('action', '=', 'schools-exported')
          .execute()
      ).length;
    const before = await count();
    await trio.app.inject({ method: 'HEAD', url, headers: admin });
    expect(await count()).toBe(before);
    await trio.app.inject({ method: 'GET', url, headers: admin });
    expect(await count()).toBe(before + 1);
  });
});

it('returns only their own school to staff, and 404 for another one', async () => {
  const { schoolId } = await createSchool(trio.db);
  const other = await createSchool(trio.db);
  const { authorization } = await trio.signIn((await createStaff(trio.db, schoolId)).email);
  const headers = { authorization };
  for (const query of [{}, { schoolid: schoolId }, { search: other.name, page: '2' }]) {
    const { total, schools, school } = await list(query, headers);
    expect([total, schools.map(({ id }) => id), school?.id]).toEqual([1, [schoolId], schoolId]);
  }
  const query = { schoolid: other.schoolId };
  expect((await trio.call('GET', '/users/school', { query, headers })).statusCode).toBe(404);
});
