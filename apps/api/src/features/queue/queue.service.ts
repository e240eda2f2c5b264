import type { Answer, Query } from '@trio/contracts/endpoint';
import type { countQueue, listQueue } from '@trio/contracts/queue';
import { compareQueued } from '@trio/domain/conversations/reasons';
import { limits } from '@trio/domain/limits';
import { dayIn } from '@trio/domain/time/zones';
import { insertAuditEntry, insertLook } from '../../data/audit.repository.ts';
import { findStudentSet } from '../../data/class-scope.repository.ts';
import { deleteDelay, findDelay, upsertDelay } from '../../data/queue-delays.repository.ts';
import { findQueueFacts } from '../../data/queue-facts.repository.ts';
import { findSchoolZone } from '../../data/school-zone.repository.ts';
import { findStudentKey, lockStudent } from '../../data/students.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { mayReadRequest, talkScopeOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { toQueued } from './queue.mapper.ts';
import { refuseInvalidDelay } from './queue.policy.ts';
import { findClassNames } from './queue.repository.ts';

export interface QueueService {
  list(caller: Caller, query: Query<typeof listQueue>): Promise<Answer<typeof listQueue>>;
  count(caller: Caller, query: Query<typeof countQueue>): Promise<Answer<typeof countQueue>>;
  putOff(caller: Caller, studentId: string, until: string | null): Promise<void>;
}

export interface QueueDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

/** Most of a large group have no reason to talk: more students are read than are listed. */
const readMax = 5 * limits.queueMax;

export function createQueueService({ db, transact, clock }: QueueDeps): QueueService {
  async function findQueued(caller: Caller, classId: string | undefined) {
    const scope = talkScopeOf(caller);
    if (!(await findStudentSet(db, scope, classId))) throw new ApiError('class/not-found');
    const zone = await findSchoolZone(db, scope.schoolId);
    const today = dayIn(zone, clock.now());
    const rows = await findQueueFacts(db, { scope, classId }, { today, most: readMax + 1 });
    const queued = rows
      .map((row) => toQueued(row, { zone, today }, (request) => mayReadRequest(caller, request)))
      .filter(({ reasons }) => reasons.length > 0);
    return { scope, today, queued, isCut: rows.length > readMax };
  }

  return {
    list: async (caller, { classid }) => {
      const found = await findQueued(caller, classid);
      const { scope, today } = found;
      const queued = found.queued.toSorted(compareQueued);
      const listed = queued.slice(0, limits.queueMax);
      const names = await findClassNames(
        db,
        scope,
        listed.map(({ _id }) => _id),
      );
      const look = { by: caller, action: 'queue-opened', schoolId: scope.schoolId } as const;
      await insertLook(db, look, clock.now());
      return {
        students: listed.map((student) => ({ ...student, classes: names.get(student._id) ?? [] })),
        today,
        isCut: found.isCut || queued.length > listed.length,
      };
    },

    count: async (caller, { classid }) => {
      const { queued } = await findQueued(caller, classid);
      const waiting = queued.filter((each) => each.putOffUntil === null && !each.isSeenLately);
      const asked = waiting.filter(({ request }) => request !== null);
      return { waiting: waiting.length, asked: asked.length };
    },

    putOff: async (caller, studentId, until) => {
      const scope = talkScopeOf(caller);
      const { schoolId } = scope;
      await transact(async (connection) => {
        const student = await findStudentKey(connection, studentId, scope);
        if (!student || !(await lockStudent(connection, student))) {
          throw new ApiError('request/not-found');
        }
        const now = clock.now();
        const today = dayIn(await findSchoolZone(connection, schoolId), now);
        refuseInvalidDelay(until, today);
        if ((await findDelay(connection, student, today)) === until) return;
        await (until === null
          ? deleteDelay(connection, student)
          : upsertDelay(connection, student, {
              untilDay: until,
              setBy: caller.userId,
              setAt: now,
            }));
        const details = { until };
        const entry = { by: caller, action: 'student-put-off', schoolId, details } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: student.studentId }, now);
      });
    },
  };
}
