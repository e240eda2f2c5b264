import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStaff, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp, testSecrets } from '../../../test/test-app.ts';
import { insertAuditEntry, system, type NewAuditEntry } from '../../data/audit.repository.ts';
import { transactOn, type OpenDatabase } from '../../platform/database/database.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { createOutbox } from '../../platform/mail/outbox.ts';
import { createSealer } from '../../platform/mail/seal.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { sealAllChains } from './audit-chain.service.ts';
import { createAuditMailsService, type AuditMailsDeps } from './audit-mails.service.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let database: OpenDatabase;
let trio: TestApp;
let deps: AuditMailsDeps;
beforeAll(async () => {
  database = await openTestDatabase();
  trio = await createTestApp({}, database);
  const { db, clock } = trio;
  const jobs = createJobs(database.pool);
  const outbox = createOutbox({ jobs, sealer: createSealer(testSecrets), clock });
  deps = { db, transact: transactOn(db), clock, outbox };
});
afterAll(() => trio.close());

const record = (entry: NewAuditEntry) => insertAuditEntry(trio.db, entry, trio.clock.now());
async function tell(): Promise<void> {
  await sealAllChains(deps);
  await createAuditMailsService(deps).mailChanges();
}
const contentsTo = async (email: string) =>
  (await trio.mailsTo(email)).map(({ content }) => content);

async function createTeam() {
  const { schoolId } = await createSchool(trio.db, { name: 'École du Parc' });
  const anne = await createStaff(trio.db, schoolId, { firstName: 'Anne', lastName: 'Roy' });
  const marc = await createStaff(trio.db, schoolId, { firstName: 'Marc', lastName: 'Gagné' });
  const counsellor = await createStaff(trio.db, schoolId, { staffKind: 'counsellor' });
  const by = { userId: anne.id, role: 'school', schoolId } as const;
  return { schoolId, anne, marc, counsellor, by };
}

it('tells all owners in one email about the changes of a few minutes, also the one who made them', async () => {
  const { schoolId, anne, marc, counsellor, by } = await createTeam();
  const subjectId = counsellor.id;
  await record({ by, action: 'staff-kind-changed', schoolId, subjectId });
  await tell();
  expect(await contentsTo(anne.email)).toEqual([]);
  trio.clock.advance(2 * minute);
  await record({ by: system, action: 'school-settings-changed', schoolId });
  await record({ by, action: 'student-opened', schoolId, subjectId });
  trio.clock.advance(minute);
  await tell();
  for (const { email } of [anne, marc]) {
    const [content, ...others] = await contentsTo(email);
    expect(others).toEqual([]);
    expect(content).toMatchObject({ template: 'school-changed' });
    const lines = String(Object(content?.values).changes).split('\n');
    expect(lines).toEqual([
      expect.stringContaining(' – Anne Roy '),
      expect.stringContaining(' – A command on the server changed the school’s settings'),
    ]);
  }
  expect(await contentsTo(counsellor.email)).toEqual([]);

  trio.clock.advance(10 * minute);
  await tell();
  expect(await contentsTo(anne.email)).toHaveLength(1);
});

it('sends nothing about old changes, nor to an unverified school', async () => {
  const { schoolId, anne, by } = await createTeam();
  await record({ by, action: 'school-code-changed', schoolId });
  trio.clock.advance(3 * day);
  await tell();
  expect(await contentsTo(anne.email)).toEqual([]);
  await trio.db
    .updateTable('schools')
    .set({ verifiedAt: null })
    .where('schoolId', '=', schoolId)
    .execute();
  await record({ by, action: 'school-code-changed', schoolId });
  trio.clock.advance(5 * minute);
  await tell();
  expect(await contentsTo(anne.email)).toEqual([]);
});

it('sends the figures of a month and the newest hash once, when the month is over', async () => {
  const { schoolId, anne, by } = await createTeam();
  const inMay = new Date('2031-05-20T12:00:00Z').getTime();
  trio.clock.advance(inMay - trio.clock.now().getTime());
  const { id: subjectId } = await createStudent(trio.db, schoolId);
  await record({ by, action: 'student-opened', schoolId, subjectId });
  await record({ by, action: 'queue-opened', schoolId });
  trio.clock.advance(14 * day);
  await record({ by, action: 'queue-opened', schoolId });
  await sealAllChains(deps);
  await createAuditMailsService(deps).mailSummaries();
  await createAuditMailsService(deps).mailSummaries();
  const chain = await trio.db
    .selectFrom('auditChains')
    .select(['sequence', 'hash'])
    .where('chainId', '=', schoolId)
    .executeTakeFirstOrThrow();
  expect(await contentsTo(anne.email)).toEqual([
    {
      template: 'audit-summary',
      values: {
        firstName: 'Anne',
        schoolName: 'École du Parc',
        month: 'May 2031',
        entries: '2',
        looks: '1',
        sequence: '3',
        hash: chain.hash.toString('hex'),
      },
    },
  ]);
});
