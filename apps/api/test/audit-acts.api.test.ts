import { tmpdir } from 'node:os';
import { auditActions, type AuditAction } from '@trio/contracts/audit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdminDeps, type AdminDeps } from '../src/cli/admin/admin-deps.ts';
import { prepareCommand } from '../src/cli/admin/commands.ts';
import { readConfig } from '../src/config/config.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { createEmbeddedIdentity } from '../src/platform/identity/embedded-identity.ts';
import { acts, actionsThatEndTheFixture, entriesOf, type Who } from './audit-acts.ts';
import { callAs, createAuditFixture, invite, succeed, type AuditFixture } from './audit-fixture.ts';
import { createAdmin } from './factories.ts';
import { createFakeProfiles } from './profile-student.ts';
import { createTestApp, testPassword, type SignedIn, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';
import { tokenIn } from './test-mails.ts';

let trio: TestApp;
let database: OpenDatabase;
let deps: AdminDeps;
let admin: SignedIn & { readonly id: string };
let fixture: AuditFixture;
beforeAll(async () => {
  trio = await createTestApp({ profiles: createFakeProfiles().profiles });
  database = await openTestDatabase();
  const config = readConfig({ TRIO_DATA: tmpdir() });
  const secrets = ['the secret of the server that this test administers'] as const;
  const { pool } = database;
  const publicUrl = config.publicOrigin;
  const identity = createEmbeddedIdentity({
    pool,
    secrets,
    publicUrl,
    clock: systemClock,
    supportAccess: 'open',
  });
  deps = await openAdminDeps({ config, database, identity, secrets });
  const { id, email } = await createAdmin(trio.db, { firstName: 'Ada', lastName: 'Roy' });
  admin = { ...(await trio.signIn(email)), id };
  fixture = await createAuditFixture(trio);
});
afterAll(async () => {
  await trio.close();
  await database.close();
});

const logIns = ['logged-in', 'log-in-failed'] as const;

async function run(...args: string[]): Promise<void> {
  const task = prepareCommand(args);
  if (typeof task !== 'string') await task(deps);
}

/** Of an action that ends the fixture, too: read before it is replaced. */
const idOf = (who: Who) =>
  ({ staff: fixture.staff.id, admin: admin.id, member: fixture.member.id, operator: null })[who];

const newest = () =>
  trio.db
    .selectFrom('auditEntries')
    .selectAll()
    .where('action', 'not in', logIns)
    .orderBy('entryId', 'desc')
    .executeTakeFirst();
const count = async (action?: AuditAction) => {
  const entries = trio.db
    .selectFrom('auditEntries')
    .select('entryId')
    .where('action', 'not in', logIns);
  return (await (action ? entries.where('action', '=', action) : entries).execute()).length;
};

it.each(acts)(
  'an action of %s adds a %s entry without student data',
  async (actor, action, act) => {
    const before = await count(action);
    const staff = callAs(trio, fixture.staff);
    await act(fixture, {
      trio,
      run,
      staff,
      admin: callAs(trio, admin),
      member: callAs(trio, fixture.member),
    });
    const entry = await newest();
    expect(entry).toMatchObject({ action, actorId: idOf(actor) });
    expect(await count(action)).toBe(before + (entriesOf[action] ?? 1));
    if (entry?.schoolId) {
      expect(entry).toMatchObject({ schoolId: fixture.schoolId });
    }
    const text = JSON.stringify(entry);
    for (const known of ['Félix', 'Kowalski', 'Zoé', 'Côté', fixture.student.email])
      expect(text).not.toContain(known);
    if (actionsThatEndTheFixture.has(action)) fixture = await createAuditFixture(trio);
  },
);

it('adds a staff-joined entry when an invited colleague sets a password', async () => {
  const { _id, email } = await invite(callAs(trio, fixture.staff));
  const token = tokenIn((await trio.mailsTo(email)).at(-1));
  const payload = { token, password: testPassword };
  await succeed(trio.call('PUT', '/identity/reset', { payload }));
  expect(await newest()).toMatchObject({ action: 'staff-joined', actorId: _id });
});

it('covers every audited action', () => {
  const done = new Set<string>([
    ...acts.map(([, action]) => action),
    'staff-joined',
    // Tested in admins.api.test.ts.
    'admin-joined',
    // Tested in school-reviews.api.test.ts.
    'refused-school-deleted',
    // Tested in boards.api.test.ts.
    'board-member-joined',
    // Tested in log-ins.api.test.ts.
    'logged-in',
    'log-in-failed',
    // Tested in second-factor.api.test.ts and factor-loss.api.test.ts.
    'second-factor-added',
    'second-factor-removed',
    'second-factor-reset',
    'second-factor-loss-reported',
    'second-factor-loss-stopped',
    'recovery-code-used',
    'recovery-codes-made',
    // Tested in keeping-job.api.test.ts.
    'keeping-warned',
    'students-deleted-by-time',
    'classes-deleted-by-time',
    // Tested in guardians.api.test.ts.
    'guardian-agreed',
    'guardian-refused',
    // Tested in delete-unverified.api.test.ts.
    'unverified-school-deleted',
  ]);
  expect([...done].toSorted()).toEqual([...auditActions].toSorted());
});

it('audits neither students’ actions nor changes without effect', async () => {
  const student = callAs(trio, fixture.student);
  const staff = callAs(trio, fixture.staff);
  const before = await count();
  await student('GET', '/results/pdf');
  await student('POST', '/users/me/deletion');
  await student('DELETE', '/users/me/deletion');
  const same = { firstname: 'Zoé', lastname: 'Côté', email: fixture.staff.email };
  await staff('PUT', '/users/me', same);
  await staff('DELETE', '/users/me/deletion');
  expect(await count()).toBe(before);
});
