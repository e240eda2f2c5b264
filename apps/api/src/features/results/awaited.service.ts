import type { Answer } from '@trio/contracts/endpoint';
import type { listAwaitedProfiles } from '@trio/contracts/profile';
import { ApiError } from '../../http/api-error.ts';
import { adminScopeOf, refuseAllButAdmins } from '../../http/caller.policy.ts';
import { noteAction, type Actor } from '../../platform/audit/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { findStudentKey, lockStudent } from '../../platform/students/student.repository.ts';
import { toAwaited } from './awaited.mapper.ts';
import {
  countAwaited,
  findAwaited,
  findAwaitedOne,
  updateProfileSentAt,
} from './awaited.repository.ts';
import { enqueueProfile } from './profile-mail.ts';

const perPage = 20;

export interface AwaitedService {
  list(by: Actor, page: number): Promise<Answer<typeof listAwaitedProfiles>>;
  send(by: Actor, studentId: string): Promise<void>;
}

export interface AwaitedWorld {
  readonly db: Database;
  readonly transact: Transact;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

export function createAwaitedService(world: AwaitedWorld): AwaitedService {
  const { db, transact, outbox, clock } = world;
  return {
    list: async (by, page) => {
      refuseAllButAdmins(by);
      const offset = (page - 1) * perPage;
      const [total, rows] = await Promise.all([
        countAwaited(db),
        findAwaited(db, { offset, limit: perPage }),
      ]);
      return {
        students: rows.map(toAwaited),
        total,
        hasNextPage: offset + perPage < total,
        hasPrevPage: page > 1,
      };
    },

    send: async (by, studentId) => {
      const scope = adminScopeOf(by);
      await transact(async (connection) => {
        const owner = await findStudentKey(connection, studentId, scope);
        // Locked, so that of two administrators who send at once the second gets 404.
        const isThere = owner && (await lockStudent(connection, owner));
        const awaited = isThere && (await findAwaitedOne(connection, owner));
        if (!awaited) throw new ApiError('request/not-found');
        const { sortId, language, email: to, firstName } = awaited;
        await updateProfileSentAt(connection, owner, sortId, clock.now());
        await enqueueProfile(outbox, connection, { owner, sortId, language, to, firstName });
        const note = { by, action: 'profile-sent', schoolId: owner.schoolId } as const;
        await noteAction(connection, { ...note, subjectId: studentId }, clock.now());
      });
    },
  };
}
