import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/**
 * Nobody of the school can sign in any more; sessions, passwords and linked accounts go along. A link or
 * one-time token refers to its person by its subject alone, so these go first, whatever they were for.
 */
export async function deleteUsersOfSchool(connection: Connection, schoolId: string): Promise<void> {
  const people = connection.selectFrom('identityUsers').where('schoolId', '=', schoolId);
  await connection
    .deleteFrom('identityVerifications')
    .where(
      sql<string>`split_part(subject, ':', 2)`,
      'in',
      people.select(sql<string>`id::text`.as('id')),
    )
    .execute();
  await connection
    .deleteFrom('identitySessions')
    .where('userId', 'in', people.select('id'))
    .execute();
  await connection
    .deleteFrom('identityAccounts')
    .where('userId', 'in', people.select('id'))
    .execute();
  await connection.deleteFrom('identityUsers').where('schoolId', '=', schoolId).execute();
}
