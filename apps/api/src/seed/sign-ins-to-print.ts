import { demoAdminEmail, demoPassword } from '../demo/demo-schools.ts';
import { teacherEmails } from './class-rows.ts';
import type { PlannedSchool } from './plan-schools.ts';

export function seededSignIns(schools: readonly PlannedSchool[]): readonly string[] {
  const bySize = schools
    .filter(({ students }) => students > 0)
    .toSorted((a, b) => b.students - a.students);
  const largest = bySize[0] ?? schools[0];
  const middle = bySize[Math.floor(bySize.length / 2)];
  const line = (who: string, email: string) => `  ${who.padEnd(30)} ${email}`;
  const staffOf = (school: PlannedSchool | undefined, who: string): string[] => {
    const contact = school?.staff[0];
    if (!school || !contact) return [];
    return [`${line(who, contact.email)}   ${school.row.name}, ${school.students} students`];
  };
  return [
    '',
    `Log in (the password of all accounts: ${demoPassword})`,
    line('platform administrator', demoAdminEmail),
    ...staffOf(largest, 'owner of the largest school'),
    ...(largest ? teacherEmails(largest) : [])
      .slice(0, 1)
      .map((email) => line('teacher of the largest school', email)),
    ...staffOf(middle, 'owner of an average school'),
    '',
  ];
}
