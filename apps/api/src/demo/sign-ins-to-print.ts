import {
  demoAdminEmail,
  demoEmail,
  demoPassword,
  demoSchools,
  demoStaffEmail,
  demoStudentEmail,
} from './demo-schools.ts';
import type { DemoRepository } from './demo.repository.ts';

/** The demo's sign-ins, for the person who just started it; nothing where there is no demo. */
export async function signInsToPrint(
  repository: Pick<DemoRepository, 'hasUser'>,
): Promise<readonly string[]> {
  if (!(await repository.hasUser(demoAdminEmail))) return [];
  const [ordinary] = demoSchools;
  const rows: [string, string][] = [
    ...demoSchools.flatMap((school): [string, string][] => [
      [`student, ${school.kind}`, demoStudentEmail(school)],
      ['  with results', demoEmail(school, 1)],
      ...(school.flags?.isConsumerGroup
        ? [['  with a profile sent', demoEmail(school, 3)] as [string, string]]
        : []),
    ]),
    ...(ordinary ? [['school staff', demoStaffEmail(ordinary)] as [string, string]] : []),
    ['platform administrator', demoAdminEmail],
  ];
  return [
    '',
    `Sign in to the demo (password for all: ${demoPassword})`,
    ...rows.map(([who, email]) => `  ${who.padEnd(30)} ${email}`),
    ...(ordinary ? [`  ${'school code, to sign up'.padEnd(30)} ${ordinary.code}`] : []),
    '',
  ];
}
