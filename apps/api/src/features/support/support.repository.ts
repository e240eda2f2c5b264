import type { Connection } from '../../platform/database/database.ts';
import type { WriterKey } from './writer.ts';

interface Writer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly schoolName: string | null;
}

const columns = ['firstName', 'lastName', 'email'] as const;

export async function findWriter(
  connection: Connection,
  { role, userId, schoolId }: WriterKey,
): Promise<Writer | null> {
  if (role === 'admin') {
    const admin = await connection
      .selectFrom('admins')
      .select(columns)
      .where('adminId', '=', userId)
      .executeTakeFirst();
    return admin ? { ...admin, schoolName: null } : null;
  }
  const person =
    role === 'student'
      ? connection
          .selectFrom('students')
          .select(columns)
          .where((eb) => eb.and({ schoolId, studentId: userId }))
      : connection
          .selectFrom('staff')
          .select(columns)
          .where((eb) => eb.and({ schoolId, staffId: userId }));
  const writer = await person.executeTakeFirst();
  const school = await connection
    .selectFrom('schools')
    .select('name')
    .where('schoolId', '=', schoolId)
    .executeTakeFirst();
  return writer && school ? { ...writer, schoolName: school.name } : null;
}
