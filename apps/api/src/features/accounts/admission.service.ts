import type { Language } from '@trio/i18n/languages';
import type { Connection } from '../../platform/database/database.ts';
import { updateInvitedAdmin } from '../../data/admins.repository.ts';
import type { Identity, KnownUser } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import { insertPerson, type NewPerson } from '../../data/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import { refuseWithoutAge } from './age.policy.ts';
import { updateJoinedMember } from '../../data/board-members.repository.ts';
import { updateJoinedStaff } from '../../data/staff.repository.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { AccountSettings } from './accounts.service.ts';
import { refuseClosedSchool, refuseUnwantedDomain } from './accounts.policy.ts';

type InvitedStaff = Omit<NewPerson, 'userId' | 'role' | 'passwordHash'> & {
  readonly invitedAt: Date;
};
type InvitedAdmin = Omit<InvitedStaff, 'schoolId' | 'staffKind'>;
type InvitedMember = Omit<InvitedStaff, 'schoolId' | 'staffKind'> & { readonly boardId: string };
type ArrivingStudent = Omit<NewPerson, 'userId' | 'role' | 'staffKind' | 'passwordHash'>;

export const createAdmissionService = (
  { users }: Pick<Identity, 'users'>,
  { needsSchoolApproval }: Pick<AccountSettings, 'needsSchoolApproval'>,
) => ({
  refuseClosedSchool: (school: Pick<School, 'verifiedAt' | 'approvedAt' | 'refusedAt'>) =>
    refuseClosedSchool(school, needsSchoolApproval),
  refuseUnwantedDomain,
  refuseWithoutAge,
  insertStudent: (connection: Connection, student: ArrivingStudent) =>
    insert(connection, users, { ...student, role: 'student', staffKind: null }),
  insertInvited: (connection: Connection, member: InvitedStaff) =>
    insert(connection, users, { ...member, role: 'school' }),
  insertInvitedAdmin: (connection: Connection, admin: InvitedAdmin) =>
    insert(connection, users, { ...admin, role: 'admin', staffKind: null, schoolId: null }),
  insertInvitedMember: (connection: Connection, member: InvitedMember) =>
    insert(connection, users, { ...member, role: 'board', schoolId: null, staffKind: null }),
  joinIfInvited,
});

interface Joining {
  readonly user: KnownUser;
  readonly createdAt: Date;
  readonly language: Language;
}

async function joinIfInvitedAdmin(
  connection: Connection,
  { user, ...joined }: Joining,
): Promise<boolean> {
  const { userId } = user;
  if (!(await updateInvitedAdmin(connection, userId, { ...joined, invitedAt: null }))) return false;
  const act = { by: user, action: 'admin-joined', schoolId: null, subjectId: userId } as const;
  await insertAuditEntry(connection, act, joined.createdAt);
  return true;
}

async function joinIfInvitedMember(
  connection: Connection,
  { user, ...joined }: Joining,
): Promise<boolean> {
  const { userId, schoolId, boardId } = user;
  if (!(await updateJoinedMember(connection, userId, joined))) return false;
  const act = { by: user, action: 'board-member-joined', schoolId, boardId } as const;
  await insertAuditEntry(connection, { ...act, subjectId: userId }, joined.createdAt);
  return true;
}

/** True if this person was invited to the team or the board, and has now joined it. */
export async function joinIfInvited(
  connection: Connection,
  { user, ...joined }: Joining,
): Promise<boolean> {
  const { userId, schoolId, role } = user;
  if (role === 'admin') return joinIfInvitedAdmin(connection, { user, ...joined });
  if (role === 'board') return joinIfInvitedMember(connection, { user, ...joined });
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
