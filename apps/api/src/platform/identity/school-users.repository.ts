import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/**
 * Sessions, passwords and linked accounts are deleted by cascade. Links and one-time tokens have no
 * foreign key, only a subject, so they are deleted first.
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
