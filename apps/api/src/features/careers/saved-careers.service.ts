import type { Answer, Body } from '@trio/contracts/endpoint';
import type { listSavedCareers, updateSavedCareers } from '@trio/contracts/saved-careers';
import {
  deleteSavedCareer,
  findSavedCareers,
  insertSavedCareer,
} from '../../data/saved-careers.repository.ts';
import { toSavedCareers } from '../../data/saved-careers.mapper.ts';
import { lockStudent } from '../../data/students.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { studentKeyOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { refuseTooManyCareers, refuseUnknownCareers } from './saved-careers.policy.ts';

export interface SavedCareersService {
  list(caller: Caller): Promise<Answer<typeof listSavedCareers>>;
  update(
    caller: Caller,
    body: Body<typeof updateSavedCareers>,
  ): Promise<Answer<typeof updateSavedCareers>>;
}

interface SavedCareersDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createSavedCareersService({
  db,
  transact,
  clock,
}: SavedCareersDeps): SavedCareersService {
  return {
    list: async (caller) => {
      const student = studentKeyOf(caller);
      return { careers: toSavedCareers(await findSavedCareers(db, student)) };
    },

    update: async (caller, { changes }) => {
      const student = studentKeyOf(caller);
      refuseUnknownCareers(changes);
      return transact(async (connection) => {
        // Two devices at once: the limit holds only one after the other.
        if (!(await lockStudent(connection, student))) throw new ApiError('request/not-found');
        const before = await findSavedCareers(connection, student);
        for (const { career, isSaved, at } of changes.toSorted((a, b) => a.at - b.at)) {
          // A device's clock may be ahead; a time in the future could never be removed.
          const moment = new Date(Math.min(at, clock.now().getTime()));
          const change = { ...student, career, at: moment };
          await (isSaved
            ? insertSavedCareer(connection, change)
            : deleteSavedCareer(connection, change));
        }
        const saved = await findSavedCareers(connection, student);
        refuseTooManyCareers(before.length, saved.length);
        return { careers: toSavedCareers(saved) };
      });
    },
  };
}

export const createSavedCareersExport =
  (db: Database) => async (schoolId: string, studentId: string) => ({
    savedCareers: toSavedCareers(await findSavedCareers(db, { schoolId, studentId })),
  });
