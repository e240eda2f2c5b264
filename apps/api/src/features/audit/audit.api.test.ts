import type { AuditEntry } from '@trio/contracts/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertAuditEntry, type NewAuditEntry } from '../../data/audit.repository.ts';
import { forgetOldEntries } from './audit.service.ts';

let trio: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  trio = await createTestApp();
  const { authorization } = await trio.signIn((await createAdmin(trio.db)).email);
  headers = { authorization };
});
afterAll(() => trio.close());

interface Page {
  readonly entries: AuditEntry[];
  readonly hasNextPage: boolean;
  readonly hasPrevPage: boolean;
}
const read = async (query: Record<string, string>): Promise<Page> =>
  (await trio.call('GET', '/audit', { query, headers })).json();
const record = (act: NewAuditEntry, at = trio.clock.now()) => insertAuditEntry(trio.db, act, at);

const operator = { userId: '', role: 'admin', schoolId: null } as const;

it('keeps the names of actor and school, but not of the student, after the school is deleted', async () => {
  const { schoolId, name } = await createSchool(trio.db, { name: 'Rivière' });
  const staff = await createStaff(trio.db, schoolId, { firstName: 'Zoé', lastName: 'Côté' });
  const student = await createStudent(trio.db, schoolId, { firstName: 'Sam', lastName: 'Roy' });
  const by = { userId: staff.id, role: 'school', schoolId } as const;
  await record({ by, action: 'student-disabled', schoolId, subjectId: student.id });
  const entry = {
    action: 'student-disabled',
    at: trio.clock.now().toISOString(),
    actor: { _id: staff.id, role: 'school', name: 'Zoé Côté' },
    school: { id: schoolId, name, isDeleted: false },
    subject: { _id: student.id, name: 'Sam Roy' },
    details: {},
  };
  expect((await read({ schoolid: schoolId })).entries).toMatchObject([entry]);

  await trio.db.deleteFrom('schools').where('schoolId', '=', schoolId).execute();
  expect((await read({ schoolid: schoolId })).entries).toMatchObject([
    {
      ...entry,
      school: { id: schoolId, name, isDeleted: true },
      subject: { _id: student.id, name: null },
    },
  ]);
});

it('lists the newest entries first, twenty per page, filtered by school and action', async () => {
  const { schoolId } = await createSchool(trio.db);
  const start = trio.clock.now().getTime();
  for (let n = 0; n < 21; n += 1) {
    const action = n === 0 ? 'school-approved' : 'card-added';
    await record({ by: operator, action, schoolId, details: { n } }, new Date(start + n));
  }
  const first = await read({ schoolid: schoolId });
  expect(first.entries.map(({ details }) => details['n'])).toEqual(
    Array.from({ length: 20 }, (_, n) => 20 - n),
  );
  expect(first).toMatchObject({ hasNextPage: true, hasPrevPage: false });
  expect(first.entries[0]?.actor).toBeNull();
  const second = await read({ schoolid: schoolId, page: '2' });
  expect(second).toMatchObject({
    entries: [{ action: 'school-approved' }],
    hasNextPage: false,
    hasPrevPage: true,
  });
  const approvals = await read({ schoolid: schoolId, action: 'school-approved' });
  expect(approvals.entries).toHaveLength(1);
});

it('deletes entries after the configured number of days', async () => {
  const { schoolId } = await createSchool(trio.db);
  const now = trio.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);
  for (const days of [29, 31]) {
    await record({ by: operator, action: 'school-approved', schoolId }, daysAgo(days));
  }
  await forgetOldEntries(trio.db, 30, now);
  const { entries } = await read({ schoolid: schoolId });
  expect(entries.map(({ at }) => at)).toEqual([daysAgo(29).toISOString()]);
});
