import type { Answer } from '@trio/contracts/endpoint';
import type { listPendingProfiles } from '@trio/contracts/profile';
import type { Language } from '@trio/i18n/languages';
import { ApiError } from '../../http/api-error.ts';
import {
  adminStudentScopeOf,
  refuseAllButAdmins,
  studentNotFound,
} from '../../http/caller.policy.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import { findStudentKey, lockStudent, type StudentKey } from '../../data/students.repository.ts';
import { updateProfileSentAt } from '../../data/sorts.repository.ts';
import { toPendingProfile } from './pending-profiles.mapper.ts';
import {
  countPendingProfiles,
  findPendingProfiles,
  findPendingProfile,
} from './pending-profiles.repository.ts';

const perPage = 20;

export interface PendingProfilesService {
  list(by: Caller, page: number): Promise<Answer<typeof listPendingProfiles>>;
  send(by: Caller, studentId: string): Promise<void>;
}

export interface PendingProfilesDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly enqueueProfile: (
    connection: Connection,
    mail: {
      readonly owner: StudentKey;
      readonly sortId: string;
      readonly language: Language;
      readonly to: string;
      readonly firstName: string;
    },
  ) => Promise<void>;
}

export function createPendingProfilesService(deps: PendingProfilesDeps): PendingProfilesService {
  const { db, transact, clock, enqueueProfile } = deps;
  return {
    list: async (by, page) => {
      refuseAllButAdmins(by);
      const offset = (page - 1) * perPage;
      const [total, rows] = await Promise.all([
        countPendingProfiles(db),
        findPendingProfiles(db, { offset, limit: perPage }),
      ]);
      return {
        students: rows.map(toPendingProfile),
        total,
        hasNextPage: offset + perPage < total,
        hasPrevPage: page > 1,
      };
    },

    send: async (by, studentId) => {
      const scope = adminStudentScopeOf(by);
      await transact(async (connection) => {
        const owner = await findStudentKey(connection, studentId, scope);
        // Locked, so that of two administrators who send at once the second gets 404.
        const isThere = owner && (await lockStudent(connection, owner));
        const pending = isThere && (await findPendingProfile(connection, owner));
        if (!pending) throw studentNotFound(scope);
        if (pending.email === '') throw new ApiError('profile/no-email');
        const { sortId, language, email: to, firstName } = pending;
        await updateProfileSentAt(connection, owner, sortId, clock.now());
        await enqueueProfile(connection, { owner, sortId, language, to, firstName });
        const entry = { by, action: 'profile-sent', schoolId: owner.schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: studentId }, clock.now());
      });
    },
  };
}
