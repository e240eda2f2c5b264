import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { migrate } from '../src/platform/database/migrate.ts';
import { createEmptyDatabase, runQuery } from './empty-database.ts';

const dump = new URL('dumps/0017_saved_careers.sql.gz', import.meta.url);

const idOf = (school: number, member: number) =>
  `01900000-0000-7000-8000-00000000${school}0${member}0`;

/** Members in the order in which they were created. */
const schools = [
  { members: ['invited', 'founder', 'joined'], owner: 1 },
  { members: ['pending', 'joined', 'joined'], owner: 1 },
  { members: ['founder', 'founder'], owner: 0 },
] as const;

function rowsOf(school: number, members: readonly string[]): string {
  const schoolId = idOf(school, 9);
  const people = members.map((member, at) => {
    const id = idOf(school, at);
    const createdAt = `'2026-01-0${at + 1}'`;
    const invitedAt = ['invited', 'pending'].includes(member) ? createdAt : 'NULL';
    const joined = `INSERT INTO audit_entries (entry_id, occurred_at, action, subject_id)
      VALUES (gen_random_uuid(), now(), 'staff-joined', '${id}');`;
    return `INSERT INTO identity_users (id, email, role, school_id, created_at, updated_at)
        VALUES ('${id}', '${id}@school.test', 'school', '${schoolId}', now(), now());
      INSERT INTO staff (school_id, staff_id, first_name, last_name, email, created_at, invited_at)
        VALUES ('${schoolId}', '${id}', 'Sam', 'Roy', '${id}@school.test', ${createdAt}, ${invitedAt});
      ${member === 'joined' ? joined : ''}`;
  });
  return `INSERT INTO schools (school_id, name, access_code, created_at)
      VALUES ('${schoolId}', 'School', 'Code ${school}', now());
    ${people.join('')}`;
}

it('makes the earliest member who was not invited the owner, else the earliest who joined', async () => {
  const { url, drop } = await createEmptyDatabase();
  await runQuery(url, gunzipSync(await readFile(dump)).toString('utf8'));
  await runQuery(url, schools.map(({ members }, at) => rowsOf(at, members)).join(''));
  await migrate({ url, log: () => {} });
  const kinds = await runQuery<{ id: string; kind: string }>(
    url,
    `SELECT id, staff_kind AS kind FROM identity_users WHERE email LIKE '%@school.test' ORDER BY id`,
  );
  const expected = schools.flatMap(({ members, owner }, school) =>
    members.map((_, at) => ({
      id: idOf(school, at),
      kind: at === owner ? 'owner' : 'counsellor',
    })),
  );
  expect(kinds).toEqual(expected);
  await drop();
});
