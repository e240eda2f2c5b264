import { setTimeout } from 'node:timers/promises';
import type { AuditAction } from '@trio/contracts/audit';
import { normaliseLogin } from '@trio/domain/usernames/username';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findPerson, loginsOf } from '../../data/people.repository.ts';
import { ApiError, tooOften } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Caller, KnownUser } from '../../platform/identity/identity.ts';
import { isHidden, refuseHidden } from './people.policy.ts';
import { findPersonRow } from './people.repository.ts';
import type { PeopleDeps } from './people.service.ts';

type Origin = Pick<Visitor, 'origin'>;
type Key = { readonly schoolId: string; readonly staffId: string };
type BoardKey = { readonly boardId: string; readonly memberId: string };

type Forgive = (logins: readonly string[]) => Promise<void>;

/** Acts of other features. Each of them checks the caller too. */
interface AccountActs {
  sendReset(caller: Caller, user: KnownUser, at: Origin): Promise<void>;
  resendConfirmation(caller: Caller, user: KnownUser, at: Origin): Promise<void>;
  resendInvitation(caller: Caller, key: Key, at: Origin): Promise<void>;
  resendBoardInvitation(caller: Caller, key: BoardKey, at: Origin): Promise<void>;
  setDisabled(caller: Caller, user: KnownUser, isWanted: boolean): Promise<string>;
}

export interface PeopleActsDeps extends PeopleDeps {
  readonly acts: AccountActs;
}

export interface PeopleActsService {
  sendReset(caller: Caller, userId: string, at: Origin): Promise<void>;
  resend(caller: Caller, userId: string, at: Origin): Promise<void>;
  /** `forgive` gets the names that log-in limits count by. */
  unlock(caller: Caller, userId: string, forgive: Forgive): Promise<void>;
  disable(caller: Caller, userId: string, isWanted: boolean): Promise<void>;
}

/** Longer than queueing an email takes. */
const evenMs = 250;

export function createPeopleActsService(deps: PeopleActsDeps): PeopleActsService {
  const { db, identity, rateLimits, clock, acts } = deps;

  async function userOf(userId: string): Promise<KnownUser> {
    const user = await identity.users.findById(db, userId);
    if (!user) throw new ApiError('request/not-found');
    return user;
  }

  const log = (by: Caller, { userId, schoolId, boardId }: KnownUser, action: AuditAction) =>
    insertAuditEntry(db, { by, action, schoolId, boardId, subjectId: userId }, clock.now());

  /** For a hidden student, the time of the answer says nothing about the account. */
  async function evenly(caller: Caller, user: KnownUser, work: () => Promise<void>) {
    await Promise.all([work(), isHidden(caller, user) && setTimeout(evenMs)]);
  }

  /**
   * For a hidden student, neither the answer nor its time nor the log says whether there was
   * something to send.
   */
  async function sendTo(
    caller: Caller,
    user: KnownUser,
    { action, send }: { readonly action: AuditAction; readonly send: () => Promise<void> },
  ) {
    const wait = await rateLimits.take('mail-to-person', user.userId);
    if (wait) throw tooOften(wait);
    if (!isHidden(caller, user)) return send();
    const quietly = () =>
      send().catch(async (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        await log(caller, user, action);
      });
    await evenly(caller, user, quietly);
  }

  async function sendAgain(caller: Caller, user: KnownUser, at: Origin) {
    const { userId, schoolId, boardId } = user;
    const row = await findPersonRow(db, userId);
    if (row?.isInvited && boardId !== null) {
      return acts.resendBoardInvitation(caller, { boardId, memberId: userId }, at);
    }
    if (!row?.isInvited || schoolId === null) return acts.resendConfirmation(caller, user, at);
    await acts.resendInvitation(caller, { schoolId, staffId: userId }, at);
  }

  return {
    sendReset: async (caller, userId, at) => {
      refuseAllButAdmins(caller);
      const user = await userOf(userId);
      const send = () => acts.sendReset(caller, user, at);
      await sendTo(caller, user, { action: 'account-reset-asked', send });
    },

    resend: async (caller, userId, at) => {
      refuseAllButAdmins(caller);
      const user = await userOf(userId);
      const send = () => sendAgain(caller, user, at);
      await sendTo(caller, user, { action: 'account-resend-asked', send });
    },

    unlock: async (caller, userId, forgive) => {
      refuseAllButAdmins(caller);
      const user = await userOf(userId);
      const person = await findPerson(db, user);
      if (!person) throw new ApiError('request/not-found');
      await log(caller, user, 'account-unlocked');
      await rateLimits.reset('second-factor-account', userId);
      await rateLimits.reset('second-factor-account-day', userId);
      const logins = loginsOf(person);
      const lift = async () => {
        for (const login of logins) await rateLimits.reset('reset-account', normaliseLogin(login));
        await forgive(logins);
      };
      await evenly(caller, user, lift);
    },

    disable: async (caller, userId, isWanted) => {
      refuseAllButAdmins(caller);
      const user = await userOf(userId);
      refuseHidden(caller, user);
      if (userId === caller.userId) throw new ApiError('people/own-account');
      if ((await acts.setDisabled(caller, user, isWanted)) === 'last-admin') {
        throw new ApiError('people/last-admin');
      }
    },
  };
}
