import type { Answer, Query } from '@trio/contracts/endpoint';
import type { listResults } from '@trio/contracts/history';
import { limits } from '@trio/domain/limits';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toPastResult } from './history.mapper.ts';
import { findConfirmedSorts } from '../../data/sorts.repository.ts';
import { findProfileStudent } from './profile.repository.ts';

export interface HistoryService {
  list(caller: Caller, query: Query<typeof listResults>): Promise<Answer<typeof listResults>>;
}

export function createHistoryService({ db }: { readonly db: Database }): HistoryService {
  return {
    list: async (caller, { page }) => {
      const owner = studentKeyOf(caller);
      const student = await findProfileStudent(db, owner);
      if (!student) throw new ApiError('request/not-found');
      const limit = limits.resultsPerPage;
      const sorts = await findConfirmedSorts(db, owner, {
        offset: (page - 1) * limit,
        limit: limit + 1,
      });
      const all = sorts.map((sort) => toPastResult(sort, student));
      return {
        results: all.slice(0, limit),
        before: all[limit] ?? null,
        hasNextPage: all.length > limit,
        hasPrevPage: page > 1,
      };
    },
  };
}
