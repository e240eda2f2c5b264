import type { AuditAction } from '@trio/contracts/audit';
import type { BoardMember, inviteBoardMember } from '@trio/contracts/boards';
import type { Body } from '@trio/contracts/endpoint';
import type { Language } from '@trio/i18n/languages';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import {
  deleteBoardMember,
  findBoardMember,
  findBoardMembers,
  updateBoardMember,
  type BoardMemberRow,
} from '../../data/board-members.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { boardIdOf } from '../../http/caller.policy.ts';
import { withinMailLimit } from '../../http/invitations.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { mailBoardInvitation, mailBoardRemoval } from './boards.mail.ts';
import { toMember } from './boards.mapper.ts';
import {
  changedBoardIdOf,
  refuseFullBoard,
  refuseJoinedMember,
  refuseLastMember,
} from './boards.policy.ts';
import { lockBoard } from './boards.repository.ts';

interface NewMember {
  readonly boardId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Language;
  readonly createdAt: Date;
  readonly invitedAt: Date;
}

interface MemberAccounts {
  insertInvitedMember(
    connection: Connection,
    member: NewMember,
  ): Promise<{ readonly userId: string } | 'email-taken'>;
}

export interface BoardMembersDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly accounts: MemberAccounts;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

/** Of an administrator only; null for the caller's own board. */
type Named = string | null;

export interface BoardMembersService {
  list(caller: Caller): Promise<{ members: BoardMember[] }>;
  invite(
    caller: Caller,
    board: Named,
    body: Body<typeof inviteBoardMember>,
    visitor: Visitor,
  ): Promise<BoardMember>;
  /** In the language of the first invitation. */
  resend(
    caller: Caller,
    board: Named,
    memberId: string,
    at: Pick<Visitor, 'origin'>,
  ): Promise<void>;
  /** A member may leave too. */
  remove(caller: Caller, board: Named, memberId: string): Promise<void>;
}

type MemberAction = Extract<AuditAction, `board-member-${string}`>;

export function createBoardMembersService(deps: BoardMembersDeps): BoardMembersService {
  const { db, transact, accounts, clock } = deps;

  /** Locks the board, and refuses a caller who has just been removed. */
  async function enter(connection: Connection, caller: Caller, boardId: string) {
    const board = await lockBoard(connection, boardId);
    const members = await findBoardMembers(connection, boardId);
    if (caller.role === 'board' && !members.some(({ memberId }) => memberId === caller.userId)) {
      throw new ApiError('request/unauthenticated');
    }
    if (!board) throw new ApiError('request/not-found');
    return { board, members };
  }

  const memberIn = (members: readonly BoardMemberRow[], id: string): BoardMemberRow => {
    const member = members.find(({ memberId }) => memberId === id);
    if (!member) throw new ApiError('request/not-found');
    return member;
  };

  const audit = (
    connection: Connection,
    by: Actor,
    action: MemberAction,
    { boardId, memberId: subjectId }: Pick<BoardMemberRow, 'boardId' | 'memberId'>,
  ) =>
    insertAuditEntry(connection, { by, action, schoolId: null, boardId, subjectId }, clock.now());

  return {
    list: async (caller) => ({
      members: await findMembersWithLinks(db, deps, boardIdOf(caller)),
    }),

    invite: async (caller, named, body, visitor) => {
      const boardId = changedBoardIdOf(caller, named);
      const invite = async (connection: Connection) => {
        const { board, members } = await enter(connection, caller, boardId);
        refuseFullBoard(members.length);
        const now = clock.now();
        const person = { firstName: body.firstname, lastName: body.lastname, email: body.email };
        const times = { createdAt: now, invitedAt: now };
        const { language } = visitor;
        const newMember = { boardId, ...person, language, ...times };
        const inserted = await accounts.insertInvitedMember(connection, newMember);
        if (inserted === 'email-taken') throw new ApiError('staff/email-taken');
        const key = { boardId, memberId: inserted.userId };
        const member = await findBoardMember(connection, key);
        if (!member) throw new Error('the new member is missing');
        await mailBoardInvitation(connection, deps, visitor, { member, boardName: board.name });
        await audit(connection, caller, 'board-member-invited', key);
        return toMember(member, true);
      };
      return withinMailLimit(deps, body.email, () => transact(invite));
    },

    resend: async (caller, named, memberId, { origin }) => {
      const boardId = changedBoardIdOf(caller, named);
      const known = await findBoardMember(db, { boardId, memberId });
      if (!known) throw new ApiError('request/not-found');
      const resend = async (connection: Connection) => {
        const { board, members } = await enter(connection, caller, boardId);
        const member = memberIn(members, memberId);
        refuseJoinedMember(member);
        const visitor = { language: member.language, origin };
        await mailBoardInvitation(connection, deps, visitor, { member, boardName: board.name });
        // After the new link was issued: that waits for a member who is using the old link.
        const current = await findBoardMember(connection, { boardId, memberId });
        refuseJoinedMember(current ?? { invitedAt: null });
        await updateBoardMember(connection, memberId, { invitedAt: clock.now() });
        await audit(connection, caller, 'board-member-invited-again', member);
      };
      await withinMailLimit(deps, known.email, () => transact(resend));
    },

    remove: async (caller, named, memberId) => {
      const boardId = changedBoardIdOf(caller, named);
      await transact(async (connection) => {
        const { board, members } = await enter(connection, caller, boardId);
        const member = memberIn(members, memberId);
        // The platform's team can invite another one.
        if (caller.role === 'board') refuseLastMember(members, member);
        await deleteMember(connection, deps, member);
        await audit(connection, caller, 'board-member-removed', member);
        if (member.invitedAt === null) {
          await mailBoardRemoval(connection, deps, member, board.name);
        }
      });
    },
  };
}

export async function findMembersWithLinks(
  connection: Connection,
  { identity, clock }: Pick<BoardMembersDeps, 'identity' | 'clock'>,
  boardId: string,
): Promise<BoardMember[]> {
  const rows = await findBoardMembers(connection, boardId);
  const invited = rows.filter(({ invitedAt }) => invitedAt !== null);
  const ids = invited.map(({ memberId }) => memberId);
  const holders = await identity.users.findTokenHolders(connection, 'invite', ids, clock.now());
  return rows.map((row) => toMember(row, holders.has(row.memberId)));
}

export async function deleteMember(
  connection: Connection,
  { identity }: Pick<BoardMembersDeps, 'identity'>,
  member: BoardMemberRow,
): Promise<void> {
  // First, because a member who is setting a first password has locked the link.
  await identity.users.delete(connection, member.memberId);
  await deleteBoardMember(connection, member);
}
