import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

/** Archived classes last, then the newest. A teacher sees only own classes. */
export const findClassesOfStudent = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  teacherId: string | null = null,
) =>
  connection
    .selectFrom('classStudents as m')
    .innerJoin('classes as c', (join) =>
      join.onRef('c.schoolId', '=', 'm.schoolId').onRef('c.classId', '=', 'm.classId'),
    )
    .select(['c.classId', 'c.name', 'c.schoolYear', 'c.state', 'm.joinedAt'])
    .where('m.schoolId', '=', schoolId)
    .where('m.studentId', '=', studentId)
    .$if(teacherId !== null, (query) =>
      query
        .where('c.state', '<>', 'archived')
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('classTeachers as t')
              .select('t.staffId')
              .whereRef('t.schoolId', '=', 'c.schoolId')
              .whereRef('t.classId', '=', 'c.classId')
              .where('t.staffId', '=', teacherId),
          ),
        ),
    )
    .orderBy(sql`c.state = 'archived'`)
    .orderBy('m.joinedAt', 'desc')
    .orderBy('c.classId')
    .execute();

export type ClassOfStudentRow = Awaited<ReturnType<typeof findClassesOfStudent>>[number];

/** Where both accounts are in a class, the earlier date stays. */
export async function moveClasses(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
): Promise<void> {
  await sql`
    INSERT INTO class_students (school_id, class_id, student_id, joined_at)
      SELECT school_id, class_id, ${kept}, joined_at FROM class_students
      WHERE school_id = ${schoolId} AND student_id = ${removed}
    ON CONFLICT (school_id, class_id, student_id) DO UPDATE
      SET joined_at = least(class_students.joined_at, excluded.joined_at)`.execute(connection);
}
