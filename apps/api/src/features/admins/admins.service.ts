import type { inviteAdmin, listAdmins } from '@trio/contracts/admins';
import type { AuditAction } from '@trio/contracts/audit';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { cleanEmail, normaliseEmail } from '@trio/domain/email';
import type { Language } from '@trio/i18n/languages';
import {
  countAdmins,
  deleteAdmin,
  findActiveAdmins,
  findAdmin,
  findAdmins,
  lockActiveAdmins,
  updateInvitedAdmin,
} from '../../data/admins.repository.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { ApiError, tooOften } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { mailAdminInvitation, mailRemoval } from './admins.mail.ts';
import { nameOf, toListedAdmin } from './admins.mapper.ts';
import { refuseFullList, refuseJoined, refuseLastAdmin } from './admins.policy.ts';

interface NewAdmin {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt: Date;
}

export interface AdminsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly accounts: {
    insertInvitedAdmin(
      connection: Connection,
      admin: NewAdmin,
    ): Promise<{ readonly userId: string } | 'email-taken'>;
  };
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

export interface AdminsService {
  list(caller: Caller): Promise<Answer<typeof listAdmins>>;
  invite(
    caller: Caller,
    body: Body<typeof inviteAdmin>,
    visitor: Visitor,
  ): Promise<Answer<typeof inviteAdmin>>;
  resend(caller: Caller, adminId: string, visitor: Visitor): Promise<void>;
  remove(caller: Caller, adminId: string): Promise<void>;
}

export function createAdminsService(deps: AdminsDeps): AdminsService {
  const { db, transact, identity, accounts, rateLimits, clock } = deps;
  const { users } = identity;

  const adminOf = async (connection: Connection, adminId: string) => {
    const admin = await findAdmin(connection, adminId);
    if (!admin) throw new ApiError('request/not-found');
    return admin;
  };

  const log = (connection: Connection, by: Caller, action: AuditAction, subjectId: string) =>
    insertAuditEntry(connection, { by, action, schoolId: null, subjectId }, clock.now());

  /** Counts outside the transaction: it needs a connection of its own. */
  async function transactMail<T>(email: string, work: (connection: Connection) => Promise<T>) {
    const to = normaliseEmail(email);
    const wait = await rateLimits.take('invite-to-address', to);
    if (wait) throw tooOften(wait);
    try {
      return await transact(work);
    } catch (error) {
      // No email was queued, so the attempt does not count.
      await rateLimits.giveBack('invite-to-address', to);
      throw error;
    }
  }

  /** Refuses a caller who has just been removed. */
  async function enter(connection: Connection, caller: Caller) {
    const self = await findAdmin(connection, caller.userId);
    if (!self) throw new ApiError('request/unauthenticated');
    return self;
  }

  return {
    list: async (caller) => {
      refuseAllButAdmins(caller);
      const rows = await findAdmins(db);
      const invited = rows.filter(({ invitedAt }) => invitedAt !== null);
      const ids = invited.map(({ adminId }) => adminId);
      const holders = await users.findTokenHolders(db, 'invite', ids, clock.now());
      return { admins: rows.map((row) => toListedAdmin(row, holders.has(row.adminId))) };
    },

    invite: async (caller, body, visitor) => {
      refuseAllButAdmins(caller);
      return transactMail(body.email, async (connection) => {
        const self = await enter(connection, caller);
        refuseFullList(await countAdmins(connection));
        const now = clock.now();
        const inserted = await accounts.insertInvitedAdmin(connection, {
          firstName: body.firstname,
          lastName: body.lastname,
          email: body.email,
          language: visitor.language,
          createdAt: now,
          invitedAt: now,
        });
        if (inserted === 'email-taken') throw new ApiError('admins/email-taken');
        const { userId: adminId } = inserted;
        await mailAdminInvitation(connection, deps, visitor, {
          adminId,
          firstName: body.firstname,
          email: cleanEmail(body.email),
          invitedBy: nameOf(self),
        });
        await log(connection, caller, 'admin-invited', adminId);
        return toListedAdmin(await adminOf(connection, adminId), true);
      });
    },

    resend: async (caller, adminId, visitor) => {
      refuseAllButAdmins(caller);
      const { email: to } = await adminOf(db, adminId);
      await transactMail(to, async (connection) => {
        const self = await enter(connection, caller);
        const admin = await adminOf(connection, adminId);
        refuseJoined(admin);
        if (admin.disabledAt !== null) throw new ApiError('student/disabled');
        const { firstName, email, language } = admin;
        const invitation = { adminId, firstName, email, invitedBy: nameOf(self) };
        await mailAdminInvitation(connection, deps, { ...visitor, language }, invitation);
        // After the new link was issued: that waits for a person who is using the old one.
        if (!(await updateInvitedAdmin(connection, adminId, { invitedAt: clock.now() }))) {
          throw new ApiError('staff/joined-already');
        }
        await log(connection, caller, 'admin-invited-again', adminId);
      });
    },

    remove: async (caller, adminId) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        // Locked first, so that two administrators cannot remove each other at once.
        const active = await lockActiveAdmins(connection);
        const by = await enter(connection, caller);
        const admin = await adminOf(connection, adminId);
        if (admin.invitedAt === null) refuseLastAdmin(active, adminId);
        await users.delete(connection, adminId);
        await deleteAdmin(connection, admin);
        const isInvited = admin.invitedAt !== null;
        await log(
          connection,
          caller,
          isInvited ? 'admin-invitation-withdrawn' : 'admin-removed',
          adminId,
        );
        if (isInvited) return;
        const others = await findActiveAdmins(connection);
        await mailRemoval(connection, deps, { admin, by, others });
      });
    },
  };
}
