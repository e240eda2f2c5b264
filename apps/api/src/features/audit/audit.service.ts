import type { Readable } from 'node:stream';
import type { downloadAudit, listAudit } from '@trio/contracts/audit';
import type { Answer, Query } from '@trio/contracts/endpoint';
import { limits } from '@trio/domain/limits';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  boardIdOf,
  mayNameStudentsOf,
  ownerScopeOf,
  schoolScopeOf,
} from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import { csvFileName, csvStream } from '../../platform/csv/csv.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { platformChain, type Seal } from './audit-chain.rules.ts';
import { sealChain } from './audit-chain.service.ts';
import { columnsOf, type CsvRow } from './audit-csv.mapper.ts';
import { toEntry, withoutStudent } from './audit.mapper.ts';
import {
  findEntries,
  type EntriesFilter,
  type EntryRow,
  type LogScope,
} from './audit.repository.ts';

export interface AuditService {
  list(caller: Caller, query: Query<typeof listAudit>): Promise<Answer<typeof listAudit>>;
  download(
    caller: Caller,
    query: Query<typeof downloadAudit>,
  ): Promise<{ fileName: string; content: Readable }>;
}

export interface AuditDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly rowsAtOnce?: number;
}

const perPage = limits.pageLimit;

/**
 * Owners read the log of their school, members the one of their board, administrators every log,
 * also of deleted schools.
 */
function readScopeOf(caller: Caller, named: string | undefined): LogScope {
  if (caller.role === 'board') {
    const boardId = boardIdOf(caller);
    if (named !== undefined) throw new ApiError('school/not-found');
    return { kind: 'board', boardId };
  }
  ownerScopeOf(caller);
  return schoolScopeOf(caller, named);
}

const shownTo =
  (caller: Caller) =>
  (row: EntryRow): EntryRow =>
    mayNameStudentsOf(caller, row.schoolId) ? row : withoutStudent(row);

export function createAuditService(deps: AuditDeps): AuditService {
  const { db, transact, clock, rowsAtOnce = 500 } = deps;

  async function* rowsOf(
    caller: Caller,
    filter: EntriesFilter,
    newest: Seal,
  ): AsyncGenerator<CsvRow[]> {
    let after: EntryRow | null = null;
    for (;;) {
      const rows: EntryRow[] = await findEntries(db, filter, { limit: rowsAtOnce, after });
      after = rows.at(-1) ?? null;
      if (after === null) break;
      yield rows.map(shownTo(caller));
    }
    yield [{ newest }];
  }

  return {
    list: async (caller, { page, schoolid, ...filter }) => {
      const scope = readScopeOf(caller, schoolid);
      // Reads one extra row to know whether there is a next page; counting all rows would be slow.
      const rows = await findEntries(
        db,
        { scope, ...filter },
        { limit: perPage + 1, offset: (page - 1) * perPage },
      );
      return {
        entries: rows.slice(0, perPage).map((row) => toEntry(shownTo(caller)(row))),
        hasNextPage: rows.length > perPage,
        hasPrevPage: page > 1,
      };
    },

    download: async (caller, { locale, schoolid, ...filter }) => {
      const scope = readScopeOf(caller, schoolid);
      const now = clock.now();
      const schoolId = scope.kind === 'school' ? scope.schoolId : null;
      const boardId = scope.kind === 'board' ? scope.boardId : null;
      const used = Object.entries(filter).filter(([, value]) => value !== undefined);
      const details = { filters: used.map(([name]) => name) };
      const entry = { by: caller, action: 'audit-exported', schoolId, boardId, details } as const;
      await transact((connection) => insertAuditEntry(connection, entry, now));
      const newest = await sealChain({ transact, clock }, schoolId ?? boardId ?? platformChain);
      return {
        fileName: csvFileName('log', now),
        content: csvStream(locale, columnsOf(locale), rowsOf(caller, { scope, ...filter }, newest)),
      };
    },
  };
}
