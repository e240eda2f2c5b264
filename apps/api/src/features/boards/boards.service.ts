import type { AuditAction } from '@trio/contracts/audit';
import type { BoardRecord, findBoardSchools, ListedBoard } from '@trio/contracts/boards';
import type { Answer } from '@trio/contracts/endpoint';
import { limits } from '@trio/domain/limits';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findBoardMembers } from '../../data/board-members.repository.ts';
import { lockSchool } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import { newId } from '../../platform/ids.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { deleteMember, findMembersWithLinks } from './board-members.service.ts';
import { mailBoardRemoval } from './boards.mail.ts';
import { toBoard, toListed } from './boards.mapper.ts';
import { refuseMoreBoards, refusePlatformSchool } from './boards.policy.ts';
import {
  countBoards,
  deleteBoard,
  findBoard,
  findBoards,
  findSchoolsOf,
  findSchoolsToAdd,
  insertBoard,
  lockBoard,
  updateBoardName,
  updateBoardOfSchool,
} from './boards.repository.ts';

export interface BoardsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

interface SchoolKey {
  readonly boardId: string;
  readonly schoolId: string;
}

/** Administrators only. */
export interface BoardsService {
  list(caller: Caller): Promise<{ boards: ListedBoard[] }>;
  create(caller: Caller, name: string): Promise<BoardRecord>;
  find(caller: Caller, boardId: string): Promise<BoardRecord>;
  rename(caller: Caller, boardId: string, name: string): Promise<BoardRecord>;
  remove(caller: Caller, boardId: string): Promise<void>;
  findSchools(
    caller: Caller,
    boardId: string,
    search: string,
  ): Promise<Answer<typeof findBoardSchools>>;
  addSchool(caller: Caller, key: SchoolKey): Promise<BoardRecord>;
  removeSchool(caller: Caller, key: SchoolKey): Promise<BoardRecord>;
}

const found = <T>(row: T | undefined): T => {
  if (row === undefined) throw new ApiError('request/not-found');
  return row;
};

export function createBoardsService(deps: BoardsDeps): BoardsService {
  const { db, transact, clock } = deps;

  async function describe(connection: Connection, boardId: string): Promise<BoardRecord> {
    const board = found(await findBoard(connection, boardId));
    const schools = await findSchoolsOf(connection, boardId);
    return toBoard(board, schools, await findMembersWithLinks(connection, deps, boardId));
  }

  const audit = (
    connection: Connection,
    by: Caller,
    action: AuditAction,
    boardId: string,
    subjectId: string | null = null,
  ) =>
    insertAuditEntry(connection, { by, action, schoolId: null, boardId, subjectId }, clock.now());

  /** In the logs of both; owners are told by email because of the entry in their log. */
  async function auditMove(
    connection: Connection,
    by: Caller,
    action: 'board-school-added' | 'board-school-removed',
    { boardId, schoolId }: SchoolKey,
  ) {
    await audit(connection, by, action, boardId, schoolId);
    const entry = { by, action, schoolId, subjectId: boardId } as const;
    await insertAuditEntry(connection, entry, clock.now());
  }

  async function leave(connection: Connection, by: Caller, key: SchoolKey) {
    await updateBoardOfSchool(connection, key.schoolId, {
      from: key.boardId,
      to: null,
      now: clock.now(),
    });
    await auditMove(connection, by, 'board-school-removed', key);
  }

  return {
    list: async (caller) => {
      refuseAllButAdmins(caller);
      return { boards: (await findBoards(db)).map(toListed) };
    },

    create: async (caller, name) => {
      refuseAllButAdmins(caller);
      return transact(async (connection) => {
        refuseMoreBoards(await countBoards(connection));
        const boardId = newId();
        await insertBoard(connection, { boardId, name, createdAt: clock.now() });
        await audit(connection, caller, 'board-created', boardId);
        return describe(connection, boardId);
      });
    },

    find: async (caller, boardId) => {
      refuseAllButAdmins(caller);
      return describe(db, boardId);
    },

    rename: async (caller, boardId, name) => {
      refuseAllButAdmins(caller);
      return transact(async (connection) => {
        const before = found(await lockBoard(connection, boardId));
        if (before.name !== name) {
          await updateBoardName(connection, boardId, name);
          await audit(connection, caller, 'board-renamed', boardId);
        }
        return describe(connection, boardId);
      });
    },

    remove: async (caller, boardId) => {
      refuseAllButAdmins(caller);
      await transact(async (connection) => {
        const board = found(await lockBoard(connection, boardId));
        for (const { schoolId } of await findSchoolsOf(connection, boardId)) {
          await leave(connection, caller, { boardId, schoolId });
        }
        for (const member of await findBoardMembers(connection, boardId)) {
          await deleteMember(connection, deps, member);
          if (member.invitedAt === null) {
            await mailBoardRemoval(connection, deps, member, board.name);
          }
        }
        await audit(connection, caller, 'board-deleted', boardId);
        await deleteBoard(connection, boardId);
      });
    },

    findSchools: async (caller, boardId, search) => {
      refuseAllButAdmins(caller);
      found(await findBoard(db, boardId));
      if (search.trim().length < limits.searchMin) return { schools: [], hasMore: false };
      const limit = limits.foundSchoolsMax;
      const rows = await findSchoolsToAdd(db, { boardId, search, limit: limit + 1 });
      return {
        schools: rows
          .slice(0, limit)
          .map(({ schoolId, name, city, board }) => ({ _id: schoolId, name, city, board })),
        hasMore: rows.length > limit,
      };
    },

    addSchool: async (caller, { boardId, schoolId }) => {
      refuseAllButAdmins(caller);
      return transact(async (connection) => {
        found(await lockBoard(connection, boardId));
        const school = await lockSchool(connection, schoolId);
        if (!school) throw new ApiError('school/not-found');
        refusePlatformSchool(school);
        if (school.boardId !== boardId) {
          if (school.boardId !== null) {
            await leave(connection, caller, { boardId: school.boardId, schoolId });
          }
          await updateBoardOfSchool(connection, schoolId, {
            from: null,
            to: boardId,
            now: clock.now(),
          });
          await auditMove(connection, caller, 'board-school-added', { boardId, schoolId });
        }
        return describe(connection, boardId);
      });
    },

    removeSchool: async (caller, { boardId, schoolId }) => {
      refuseAllButAdmins(caller);
      return transact(async (connection) => {
        found(await lockBoard(connection, boardId));
        const school = await lockSchool(connection, schoolId);
        if (school?.boardId === boardId) await leave(connection, caller, { boardId, schoolId });
        return describe(connection, boardId);
      });
    },
  };
}
