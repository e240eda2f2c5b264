import type { listAudit } from '@trio/contracts/audit';
import type { Answer, Query } from '@trio/contracts/endpoint';
import { limits } from '@trio/domain/limits';
import { adminScopeOf } from '../../http/caller.policy.ts';
import { deleteAuditEntriesBefore } from '../../data/audit.repository.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toEntry } from './audit.mapper.ts';
import { findEntries } from './audit.repository.ts';

export interface AuditService {
  list(caller: Caller, query: Query<typeof listAudit>): Promise<Answer<typeof listAudit>>;
}

const perPage = limits.pageLimit;

export const createAuditService = (db: Database): AuditService => ({
  list: async (caller, { page, schoolid, action }) => {
    const scope = adminScopeOf(caller, schoolid);
    // Reads one extra row to know whether there is a next page; counting all rows would be slow.
    const rows = await findEntries(db, {
      scope,
      ...(action !== undefined && { action }),
      offset: (page - 1) * perPage,
      limit: perPage + 1,
    });
    return {
      entries: rows.slice(0, perPage).map(toEntry),
      hasNextPage: rows.length > perPage,
      hasPrevPage: page > 1,
    };
  },
});

const day = 24 * 60 * 60_000;

/** Entries hold names, so they must not be stored forever. */
export const forgetOldEntries = (db: Database, keptDays: number, now: Date): Promise<void> =>
  deleteAuditEntriesBefore(db, new Date(now.getTime() - keptDays * day));
