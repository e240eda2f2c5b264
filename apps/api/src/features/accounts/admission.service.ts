import type { Connection } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { insertPerson, type NewPerson } from '../../data/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import type { AccountSettings } from './accounts.service.ts';
import { refuseClosedSchool, refuseUnwantedDomain } from './accounts.policy.ts';

type InvitedStaff = Omit<NewPerson, 'userId' | 'role' | 'passwordHash'> & {
  readonly invitedAt: Date;
};
type InvitedMember = Omit<InvitedStaff, 'schoolId' | 'staffKind'> & { readonly boardId: string };
type ArrivingStudent = Omit<NewPerson, 'userId' | 'role' | 'staffKind' | 'passwordHash'>;

export const createAdmissionService = (
  { users }: Pick<Identity, 'users'>,
  { needsSchoolApproval }: Pick<AccountSettings, 'needsSchoolApproval'>,
) => ({
  refuseClosedSchool: (school: Pick<School, 'verifiedAt' | 'approvedAt'>) =>
    refuseClosedSchool(school, needsSchoolApproval),
  refuseUnwantedDomain,
  insertStudent: (connection: Connection, student: ArrivingStudent) =>
    insert(connection, users, { ...student, role: 'student', staffKind: null }),
  insertInvited: (connection: Connection, member: InvitedStaff) =>
    insert(connection, users, { ...member, role: 'school' }),
  insertInvitedMember: (connection: Connection, member: InvitedMember) =>
    insert(connection, users, { ...member, role: 'board', schoolId: null, staffKind: null }),
});

async function insert(
  connection: Connection,
  users: Identity['users'],
  person: Omit<NewPerson, 'userId' | 'passwordHash'>,
) {
  const userId = newId();
  const outcome = await insertPerson(connection, users, { ...person, userId, passwordHash: null });
  return outcome === 'inserted' ? { userId } : outcome;
}
