import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { hashPassword } from '../platform/identity/passwords.ts';
import { userDirectory } from '../platform/identity/user-directory.ts';
import {
  demoAdminEmail,
  demoPassword,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
} from './demo-schools.ts';
import { createDemoRepository } from './demo.repository.ts';
import { seedDemo } from './seed-demo.ts';
import { signInsToPrint } from './sign-ins-to-print.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
  await sql`TRUNCATE schools, identity_users, admins CASCADE`.execute(trio.db);
});
afterAll(() => trio.close());

const identity = { hashPassword, users: userDirectory };
const logged: string[] = [];
const seed = () =>
  seedDemo({ db: trio.db, identity, clock: trio.clock, log: (line) => logged.push(line) });
const countStudents = async (): Promise<number> =>
  Number(
    (
      await trio.db
        .selectFrom('students')
        .select(sql<string>`count(*)`.as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it('prints no sign-in where there is no demo', async () => {
  expect(await signInsToPrint(createDemoRepository(trio.db, identity))).toEqual([]);
});

it('fills an empty database with a school of each kind, and 60 students in the ordinary one', async () => {
  await seed();
  const kinds = await trio.db
    .selectFrom('schools')
    .select(['region', 'isConsumerGroup', 'isFreemiumGroup', 'isPathExplorerEnabled', 'expiresAt'])
    .orderBy('schoolId')
    .execute();
  expect(
    kinds.map(({ expiresAt, ...kind }) => ({
      ...kind,
      isExpired: expiresAt !== null && expiresAt < trio.clock.now(),
    })),
  ).toEqual([
    {
      region: 'canada',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'new-brunswick',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'usa',
      isConsumerGroup: true,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'other',
      isConsumerGroup: true,
      isFreemiumGroup: true,
      isPathExplorerEnabled: false,
      isExpired: false,
    },
    {
      region: 'canada',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: true,
      isExpired: false,
    },
    {
      region: 'usa',
      isConsumerGroup: false,
      isFreemiumGroup: false,
      isPathExplorerEnabled: false,
      isExpired: true,
    },
  ]);
  const ordinary = trio.db
    .selectFrom('students')
    .select('email')
    .where('schoolId', '=', demoSchools[0]?.id ?? '');
  expect(await ordinary.execute()).toHaveLength(60);
});

it('prints sign-ins that work', async () => {
  const printed = (await signInsToPrint(createDemoRepository(trio.db, identity))).join('\n');
  const emails = [demoAdminEmail, ...demoSchools.map(demoStudentEmail)];
  const [ordinary] = demoSchools;
  if (ordinary) emails.push(demoStaffEmail(ordinary));
  for (const email of emails) {
    expect(printed).toContain(email);
    expect((await trio.signIn(email, demoPassword)).authorization).not.toContain('undefined');
  }
});

it('leaves a database that is in use alone', async () => {
  const before = await countStudents();
  await seed();
  expect(await countStudents()).toBe(before);
});
