import type { StaffKind } from '@trio/domain/staff-kinds';
import { createClass, createSchool, createStaff } from './factories.ts';
import { createSortingStudent } from './sorting-student.ts';
import type { TestApp } from './test-app.ts';
import { createTestClient } from './test-client.ts';

/** A school in New Brunswick with a counsellor, an owner, two teachers and a student in a class. */
export async function createTalkSchool(trio: TestApp) {
  const place = { state: 'NB', country: 'can', region: 'new-brunswick' } as const;
  const { schoolId } = await createSchool(trio.db, { name: 'Our School', ...place });
  const member = async (staffKind: StaffKind, firstName: string) => {
    const person = await createStaff(trio.db, schoolId, { staffKind, firstName, lastName: 'Côté' });
    return { ...(await createTestClient(trio, person.email)), id: person.id, email: person.email };
  };
  const owner = await member('owner', 'Olga');
  const counsellor = await member('counsellor', 'Clara');
  const teacher = await member('teacher', 'Tom');
  const otherTeacher = await member('teacher', 'Uma');
  const student = await createSortingStudent(trio, { schoolId });
  const { classId } = await createClass(trio.db, schoolId, {
    teachers: [teacher.id],
    students: [student.id],
  });
  return { schoolId, classId, owner, counsellor, teacher, otherTeacher, student };
}
export type TalkSchool = Awaited<ReturnType<typeof createTalkSchool>>;
