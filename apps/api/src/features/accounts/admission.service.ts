import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity, KnownUser } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { insertPerson, type NewPerson } from '../../data/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import { updateJoinedMember } from '../../data/board-members.repository.ts';
import { updateJoinedStaff } from '../../data/staff.repository.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
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
  joinIfInvited,
});

interface Joining {
  readonly user: KnownUser;
  readonly createdAt: Date;
  readonly language: Language;
}

/** True if this person was invited to the team or the board, and has now joined it. */
export async function joinIfInvited(
  connection: Connection,
  { user, ...joined }: Joining,
): Promise<boolean> {
  const { userId, schoolId, boardId, role } = user;
  if (role === 'board') {
    if (!(await updateJoinedMember(connection, userId, joined))) return false;
    const act = { by: user, action: 'board-member-joined', schoolId, boardId } as const;
    await insertAuditEntry(connection, { ...act, subjectId: userId }, joined.createdAt);
    return true;
  }
  if (role !== 'school' || schoolId === null) return false;
  if (!(await updateJoinedStaff(connection, { schoolId, userId }, joined))) return false;
  const act = { by: user, action: 'staff-joined', schoolId, subjectId: userId } as const;
  await insertAuditEntry(connection, act, joined.createdAt);
  return true;
}

async function insert(
  connection: Connection,
  users: Identity['users'],
  person: Omit<NewPerson, 'userId' | 'passwordHash'>,
) {
  const userId = newId();
  const outcome = await insertPerson(connection, users, { ...person, userId, passwordHash: null });
  return outcome === 'inserted' ? { userId } : outcome;
}
