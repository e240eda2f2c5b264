import type { Connection } from '../../platform/database/database.ts';
import type { Identity, NewCredential } from '../../platform/identity/identity.ts';

export interface NewPerson extends NewCredential {
  readonly firstName: string;
  readonly lastName: string;
}

/** A person in the table of their role, and what they sign in with: both, or neither. */
export async function insertPerson(
  connection: Connection,
  identity: Pick<Identity, 'insertCredential'>,
  person: NewPerson,
): Promise<'inserted' | 'email-taken'> {
  const outcome = await identity.insertCredential(connection, person);
  if (outcome === 'email-taken') return outcome;

  const { firstName, lastName, email, createdAt, userId, schoolId, role } = person;
  const row = { firstName, lastName, email, createdAt };
  if (schoolId === null) {
    await connection
      .insertInto('admins')
      .values({ ...row, adminId: userId })
      .execute();
  } else if (role === 'student') {
    await connection
      .insertInto('students')
      .values({ ...row, schoolId, studentId: userId })
      .execute();
  } else {
    await connection
      .insertInto('staff')
      .values({ ...row, schoolId, staffId: userId })
      .execute();
  }
  return outcome;
}
