import type { AuditAction } from '@trio/contracts/audit';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { insertAuditEntry, system, type Actor } from '../../data/audit.repository.ts';
import { lockSchool, type School } from '../../data/schools.repository.ts';
import {
  deleteMember,
  findActiveOwners,
  findDueChanges,
  findMember,
  updateStaffChange,
  type MemberRow,
} from '../../data/staff.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { mailOwnerChange } from './staff.mail.ts';
import { changeSchoolIdOf, isLastOwner, refuseInvited } from './staff.policy.ts';

export interface OwnerChangesDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

interface MemberKey {
  readonly schoolId: string | null;
  readonly staffId: string;
}

export interface OwnerChangesService {
  /** For a school whose owners cannot name one themselves. */
  nameOwner(by: Caller, member: MemberKey): Promise<{ readonly dueAt: Date } | 'owner-already'>;
  stop(by: Caller, member: MemberKey): Promise<void>;
  carryOutDue(): Promise<void>;
}

const noticeMs = 7 * 24 * 60 * 60_000;

type Work = Pick<OwnerChangesDeps, 'identity' | 'outbox' | 'clock'>;

interface Act {
  readonly by: Actor;
  readonly school: School;
  readonly member: MemberRow;
}

export function createOwnerChangesService(deps: OwnerChangesDeps): OwnerChangesService {
  const { db, transact, identity, clock } = deps;

  async function enter(connection: Connection, schoolId: string, staffId: string) {
    const school = await lockSchool(connection, schoolId);
    const member = school && (await findMember(connection, schoolId, staffId));
    if (!member) throw new ApiError('request/not-found');
    return { school, member };
  }

  async function cancel(connection: Connection, { by, school, member }: Act) {
    const { schoolId } = school;
    await updateStaffChange(connection, { schoolId, staffId: member.staffId }, null);
    const act = { by, schoolId, staffKind: member.nextKind };
    await auditMember(connection, act, 'owner-change-stopped', member, clock.now());
  }

  /** Checked again under the lock: an owner may just have stopped it. */
  async function carryOut(connection: Connection, schoolId: string, staffId: string) {
    const school = await lockSchool(connection, schoolId);
    const member = school && (await findMember(connection, schoolId, staffId));
    const now = clock.now();
    if (!member || member.changeDueAt === null || member.changeDueAt > now) return;
    const { nextKind } = member;
    const act = { by: system, school, member };
    const losesOwner = member.kind === 'owner' && nextKind !== 'owner';
    if (losesOwner && isLastOwner(await findActiveOwners(connection, schoolId), member)) {
      return cancel(connection, act);
    }
    if (nextKind === null) return deleteStaffMember(connection, deps, act);
    await identity.users.updateStaffKind(connection, staffId, nextKind, now);
    await updateStaffChange(connection, { schoolId, staffId }, null);
    const entry = { by: system, schoolId, staffKind: nextKind };
    await auditMember(connection, entry, 'staff-kind-changed', member, now);
  }

  return {
    nameOwner: async (by, { schoolId, staffId }) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const { school, member } = await enter(connection, changeSchoolIdOf(by, schoolId), staffId);
        refuseInvited(member);
        if (member.kind === 'owner') return 'owner-already';
        return requestOwnerChange(connection, deps, { by, school, member, kind: 'owner' });
      });
    },

    stop: async (by, { schoolId: named, staffId }) => {
      const schoolId = changeSchoolIdOf(by, named);
      await transact(async (connection) => {
        const { school, member } = await enter(connection, schoolId, staffId);
        if (member.changeDueAt !== null) await cancel(connection, { by, school, member });
      });
    },

    carryOutDue: async () => {
      for (const { schoolId, staffId } of await findDueChanges(db, clock.now())) {
        await transact((connection) => carryOut(connection, schoolId, staffId));
      }
    },
  };
}

/** A second request for the same change does not restart the notice. */
export async function requestOwnerChange(
  connection: Connection,
  deps: Work,
  { by, school, member, kind }: Act & { readonly kind: StaffKind | null },
): Promise<{ readonly dueAt: Date }> {
  const { schoolId } = school;
  const { staffId } = member;
  if (member.changeDueAt !== null && member.nextKind === kind) return { dueAt: member.changeDueAt };
  const now = deps.clock.now();
  const dueAt = new Date(now.getTime() + noticeMs);
  await updateStaffChange(connection, { schoolId, staffId }, { dueAt, kind });
  const act = { by, schoolId, staffKind: kind };
  await auditMember(connection, act, 'owner-change-requested', member, now);
  const owners = await findActiveOwners(connection, schoolId);
  const others = owners.filter((owner) => owner.staffId !== staffId);
  for (const reader of [...others, member]) {
    await mailOwnerChange(connection, deps, { reader, member, school, kind });
  }
  return { dueAt };
}

export async function deleteStaffMember(
  connection: Connection,
  { identity, outbox, clock }: Work,
  { by, school, member }: Act,
): Promise<void> {
  const { schoolId } = school;
  const { staffId, email, language, firstName } = member;
  // First, because a member who is setting a first password has locked the link.
  await identity.users.delete(connection, staffId);
  await deleteMember(connection, { schoolId, staffId, email });
  await auditMember(connection, { by, schoolId }, 'staff-removed', member, clock.now());
  if (member.invitedAt !== null) return;
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId,
    content: { template: 'staff-removed', values: { firstName, schoolName: school.name } },
  });
}

interface MemberAct {
  readonly by: Actor;
  readonly schoolId: string;
  /** Null: leaves the staff. */
  readonly staffKind?: StaffKind | null;
}

export const auditMember = (
  connection: Connection,
  { by, schoolId, staffKind }: MemberAct,
  action: AuditAction,
  member: MemberRow,
  now: Date,
): Promise<void> => {
  const details = staffKind === undefined ? {} : { staffKind: staffKind ?? 'none' };
  return insertAuditEntry(
    connection,
    { by, action, schoolId, subjectId: member.staffId, details },
    now,
  );
};
