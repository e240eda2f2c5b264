import type { AuditEntry } from '@trio/contracts/audit';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { insertAuditEntry, insertLook, type NewAuditEntry } from '../../data/audit.repository.ts';
import { createCheckpointSigner } from '../../platform/checkpoint-signer.ts';
import { transactOn } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { createAuditChainService } from './audit-chain.service.ts';
import { createAuditService } from './audit.service.ts';

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

it('keeps the names of a removed colleague, and filters by person and time', async () => {
  const { schoolId } = await createSchool(trio.db);
  const [marc, anne] = [
    await createStaff(trio.db, schoolId, { firstName: 'Marc', lastName: 'Gagné' }),
    await createStaff(trio.db, schoolId, { firstName: 'Anne', lastName: 'Roy' }),
  ];
  const by = { userId: marc.id, role: 'school', schoolId } as const;
  const start = trio.clock.now().getTime();
  for (const [n, userId] of [marc.id, anne.id, marc.id].entries()) {
    const act = { by: { ...by, userId }, action: 'card-added', schoolId, details: { n } } as const;
    await record(act, new Date(start + n));
  }
  await record({ by: operator, action: 'staff-removed', schoolId, subjectId: marc.id });
  await trio.db.deleteFrom('staff').where('staffId', '=', marc.id).execute();
  await trio.db.deleteFrom('identityUsers').where('id', '=', marc.id).execute();
  const found = await read({ schoolid: schoolId, person: marc.id });
  expect(found.entries.map(({ actor, subject }) => actor?.name ?? subject?.name)).toEqual(
    Array.from({ length: 3 }, () => 'Marc Gagné'),
  );
  const part = await read({
    schoolid: schoolId,
    action: 'card-added',
    from: new Date(start + 1).toISOString(),
    to: new Date(start + 2).toISOString(),
  });
  expect(part.entries.map(({ details }) => details)).toEqual([{ n: 1 }]);
});

it('shows an owner the log of the own school only', async () => {
  const { schoolId } = await createSchool(trio.db);
  const other = await createSchool(trio.db);
  const owner = await createStaff(trio.db, schoolId);
  for (const id of [schoolId, other.schoolId]) {
    await record({ by: operator, action: 'school-approved', schoolId: id });
  }
  const { authorization } = await trio.signIn(owner.email);
  const call = (query: Record<string, string>) =>
    trio.call('GET', '/audit', { query, headers: { authorization } });
  const { entries } = (await call({})).json<Page>();
  expect(new Set(entries.map(({ school }) => school?.id))).toEqual(new Set([schoolId]));
  expect(entries.map(({ action }) => action)).toContain('school-approved');
  expect((await call({ schoolid: other.schoolId })).statusCode).toBe(404);
});

it('writes a file in parts with the same filters, the hashes, and the newest one at the end', async () => {
  const { schoolId } = await createSchool(trio.db);
  const start = trio.clock.now().getTime();
  for (let n = 0; n < 5; n += 1) {
    await record(
      { by: operator, action: 'card-added', schoolId, details: { n } },
      new Date(start - 10 + n),
    );
  }
  const db = trio.db;
  const service = createAuditService({
    db,
    transact: transactOn(db),
    clock: trio.clock,
    rowsAtOnce: 2,
  });
  const caller = {
    ...operator,
    userId: newId(),
    boardId: null,
    openSchools: 'all',
  } as unknown as Caller;
  const query = { locale: 'en', schoolid: schoolId, action: 'card-added' } as const;
  const { content } = await service.download(caller, query);
  const lines = (await text(content)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(7);
  expect(lines[0]).toContain('Hash');
  const signer = createCheckpointSigner(['x']);
  const deps = { db, transact: transactOn(db), clock: trio.clock, signer };
  const newest = await createAuditChainService(deps).verify(schoolId);
  // The file itself is the newest entry.
  expect(newest).toMatchObject({ problem: null, newest: { sequence: 6 } });
  expect(lines.at(-1)).toContain(`6,${newest.newest.hash}`);
  const hashes = lines.slice(1, -1).map((line) => /,(\d),([\da-f]{64})$/u.exec(line)?.[1]);
  expect(hashes).toEqual(['5', '4', '3', '2', '1']);
});

it('counts repeated looks at one student within 15 minutes as one', async () => {
  const { schoolId } = await createSchool(trio.db);
  const [one, other] = [newId(), newId()];
  const by = { userId: newId(), role: 'school', schoolId } as const;
  const start = trio.clock.now().getTime();
  const look = (subjectId: string, minutes: number) =>
    insertLook(
      trio.db,
      { by, action: 'student-opened', schoolId, subjectId },
      new Date(start + minutes * 60_000),
    );
  await look(one, 0);
  await look(one, 14);
  await look(other, 14);
  await look(one, 15);
  const { entries } = await read({ schoolid: schoolId });
  expect(entries.map(({ subject }) => subject?._id)).toEqual([one, other, one]);
});
