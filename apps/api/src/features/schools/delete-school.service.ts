import { refusedSchoolDays } from '@trio/domain/school-review';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import { insertAuditEntry, system, type Actor } from '../../data/audit.repository.ts';
import { isLockRefusal, type Connection } from '../../platform/database/database.ts';
import { deleteSchool, findUnverified, lockWholeSchool } from './delete-school.repository.ts';
import { findDueRefusals } from './school-reviews.repository.ts';
import type { DeleteSchoolDeps } from './schools.service.ts';

export interface DeleteSchoolService {
  deleteSchool(by: Actor, schoolId: string): Promise<{ readonly students: number }>;
  deleteUnverified(): Promise<number>;
  deleteRefused(): Promise<number>;
}

const mostTries = 10;
const dayMs = 24 * 60 * 60_000;
const unverifiedMs = 14 * dayMs;
const refusedMs = refusedSchoolDays * dayMs;

export function createDeleteSchoolService(deps: DeleteSchoolDeps): DeleteSchoolService {
  const { transactLongRunning, identity, outbox, clock } = deps;

  async function deleteWhole(connection: Connection, schoolId: string) {
    await outbox.discardOfSchool(connection, schoolId);
    await identity.users.deleteOfSchool(connection, schoolId);
    await deleteSchool(connection, schoolId);
  }

  async function deleteByHand(connection: Connection, by: Actor, schoolId: string) {
    const held = await lockWholeSchool(connection, schoolId);
    if (!held) throw new ApiError('school/not-found');
    const { students } = held;
    const entry = { by, action: 'school-deleted', schoolId, details: { students } } as const;
    await insertAuditEntry(connection, entry, clock.now());
    await deleteWhole(connection, schoolId);
    return { students };
  }

  /** Checked again under the lock: the school may just have been verified. */
  async function deleteIfUnverified(connection: Connection, schoolId: string): Promise<boolean> {
    const held = await lockWholeSchool(connection, schoolId);
    if (!held || held.verifiedAt !== null || held.students > 0) return false;
    const entry = { by: system, action: 'unverified-school-deleted', schoolId } as const;
    await insertAuditEntry(connection, entry, clock.now());
    await deleteWhole(connection, schoolId);
    return true;
  }

  /** Checked again under the lock: the refusal may just have been undone. */
  async function deleteIfRefused(
    connection: Connection,
    schoolId: string,
    before: Date,
  ): Promise<boolean> {
    const held = await lockWholeSchool(connection, schoolId);
    if (!held || held.refusedAt === null || held.refusedAt > before) return false;
    const { students } = held;
    const entry = { by: system, action: 'refused-school-deleted', schoolId } as const;
    await insertAuditEntry(connection, { ...entry, details: { students } }, clock.now());
    await deleteWhole(connection, schoolId);
    return true;
  }

  async function untilHeld<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    let refusal: unknown;
    for (let tries = 0; tries < mostTries; tries += 1) {
      try {
        return await transactLongRunning(work);
      } catch (error) {
        if (!isLockRefusal(error)) throw error;
        refusal = error;
      }
    }
    throw new ApiError('server/unavailable', { cause: refusal });
  }

  return {
    deleteSchool: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return untilHeld((connection) => deleteByHand(connection, by, schoolId));
    },

    deleteUnverified: async () => {
      const before = new Date(clock.now().getTime() - unverifiedMs);
      const schoolIds = await transactLongRunning((connection) =>
        findUnverified(connection, before),
      );
      let deleted = 0;
      for (const schoolId of schoolIds) {
        if (await untilHeld((connection) => deleteIfUnverified(connection, schoolId))) deleted += 1;
      }
      return deleted;
    },

    deleteRefused: async () => {
      const before = new Date(clock.now().getTime() - refusedMs);
      const schoolIds = await transactLongRunning((connection) =>
        findDueRefusals(connection, before),
      );
      let deleted = 0;
      for (const schoolId of schoolIds) {
        const isDeleted = await untilHeld((connection) =>
          deleteIfRefused(connection, schoolId, before),
        );
        if (isDeleted) deleted += 1;
      }
      return deleted;
    },
  };
}
