import type { Connection } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import type { AccountSettings } from './accounts-world.ts';
import { refuseClosedSchool, refuseUnwantedDomain } from './accounts.policy.ts';
import { insertPerson, type NewPerson } from './people.repository.ts';
import type { School } from './schools.repository.ts';

type ArrivingStudent = Omit<NewPerson, 'userId' | 'role' | 'passwordHash'>;

/** How single sign-on lets a student into a school: by the rules of sign-up, without a password. */
export const createAdmission = (
  { users }: Pick<Identity, 'users'>,
  { needsSchoolApproval }: Pick<AccountSettings, 'needsSchoolApproval'>,
) => ({
  refuseClosedSchool: (school: School) => refuseClosedSchool(school, needsSchoolApproval),
  refuseUnwantedDomain,
  insertStudent: async (connection: Connection, student: ArrivingStudent) => {
    const userId = newId();
    const person = { ...student, userId, role: 'student', passwordHash: null } as const;
    const outcome = await insertPerson(connection, users, person);
    return outcome === 'inserted' ? { userId } : outcome;
  },
});
