import type { Connection } from '../platform/database/database.ts';
import type { Identity } from '../platform/identity/identity.ts';
import {
  demoAdminEmail,
  demoBoardEmail,
  demoCounsellorEmail,
  demoEmail,
  demoPassword,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
  demoTeacherEmail,
} from './demo-schools.ts';

type Row = readonly [who: string, email: string];

const administrator: Row = ['platform administrator', demoAdminEmail];

export async function signInsToPrint(
  connection: Connection,
  { users }: Pick<Identity, 'users'>,
): Promise<readonly string[]> {
  const hasUser = async (email: string) => (await users.findByEmail(connection, email)) !== null;
  if (!(await hasUser(demoAdminEmail))) return [];
  const [ordinary] = demoSchools;
  const isDemo = ordinary !== undefined && (await hasUser(demoStudentEmail(ordinary)));
  // `npm run seed` creates the demo's administrator, but none of its schools.
  if (!isDemo) return textOf([administrator]);
  const rows: Row[] = [
    ...demoSchools.flatMap((school): Row[] => [
      [`student, ${school.kind}`, demoStudentEmail(school)],
      ['  with results', demoEmail(school, 1)],
      ...Object.values(school.usernames ?? {})
        .slice(0, 1)
        .map((username): Row => ['  without email', username]),
      ...(school.flags?.isConsumerGroup
        ? [['  with a profile sent', demoEmail(school, 3)] as const]
        : []),
    ]),
    ['owner, may do everything', demoStaffEmail(ordinary)],
    ['counsellor, all students', demoCounsellorEmail(ordinary)],
    ['teacher, students of own class', demoTeacherEmail(ordinary)],
    ...demoSchools
      .filter(({ id, classes }) => classes && id !== ordinary.id)
      .map((school): Row => [`  ${school.kind}`, demoTeacherEmail(school)]),
    ['member of a board', demoBoardEmail],
    administrator,
    ['school code, to sign up', ordinary.code],
    ...(ordinary.classes ?? [])
      .filter(({ state }) => state === 'open')
      .map(({ joinCode }): Row => ['class code, at /join', joinCode]),
  ];
  return textOf(rows);
}

const textOf = (rows: readonly Row[]): string[] => [
  '',
  `Log in to the demo (the password of all accounts: ${demoPassword})`,
  ...rows.map(([who, email]) => `  ${who.padEnd(32)} ${email}`),
  '',
];
