import type {
  answerConversation,
  Conversation,
  correctConversation,
  listConversations,
  noteConversation,
} from '@trio/contracts/conversations';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { reasonsOf } from '@trio/domain/conversations/reasons';
import { dayIn } from '@trio/domain/time/zones';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { toConversation, toStaffConversation } from '../../data/conversations.mapper.ts';
import {
  findConversation,
  findConversations,
  type ConversationRow,
} from '../../data/conversations.repository.ts';
import { findDelay } from '../../data/queue-delays.repository.ts';
import { toQueueFacts } from '../../data/queue-facts.mapper.ts';
import { findQueueFacts } from '../../data/queue-facts.repository.ts';
import { findSchoolZone } from '../../data/school-zone.repository.ts';
import { findStudentKey, lockStudent, type StudentKey } from '../../data/students.repository.ts';
import { toTalkRequest } from '../../data/talk-requests.mapper.ts';
import {
  findOpenRequest,
  findRequests,
  updateRequestClosed,
} from '../../data/talk-requests.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { mayReadRequest, studentKeyOf, talkScopeOf } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import { toPerson } from './conversations.mapper.ts';
import {
  refuseInvalidNote,
  refuseOthers,
  refuseTooManyConversations,
} from './conversations.policy.ts';
import { insertConversation, updateConversation } from './conversations.repository.ts';
import { findPeople } from './talk-requests.repository.ts';

export interface ConversationsService {
  list(caller: Caller): Promise<Answer<typeof listConversations>>;
  answer(
    caller: Caller,
    conversationId: string,
    body: Body<typeof answerConversation>,
  ): Promise<Conversation>;
  note(
    caller: Caller,
    studentId: string,
    body: Body<typeof noteConversation>,
  ): Promise<Conversation>;
  correct(
    caller: Caller,
    conversationId: string,
    body: Body<typeof correctConversation>,
  ): Promise<Conversation>;
}

export interface ConversationsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createConversationsService(deps: ConversationsDeps): ConversationsService {
  const { db, transact, clock } = deps;

  async function reread(connection: Connection, schoolId: string, conversationId: string) {
    const row = await findConversation(connection, schoolId, conversationId);
    if (!row) throw new ApiError('request/not-found');
    return row;
  }

  /** Locks the student, so that two requests run one after the other. */
  async function lock(connection: Connection, student: StudentKey): Promise<void> {
    if (!(await lockStudent(connection, student))) throw new ApiError('request/not-found');
  }

  return {
    list: async (caller) => {
      const student = studentKeyOf(caller);
      const [conversations, request, people, waiting] = await Promise.all([
        findConversations(db, student),
        findOpenRequest(db, student),
        findPeople(db, student),
        findWaiting(db, student, clock.now()),
      ]);
      return {
        conversations: conversations.map(toConversation),
        request: request && toTalkRequest(request),
        people: people.map(toPerson),
        ...waiting,
      };
    },

    answer: async (caller, conversationId, { answer }) => {
      const student = studentKeyOf(caller);
      return transact(async (connection) => {
        await lock(connection, student);
        const row = await reread(connection, student.schoolId, conversationId);
        if (row.studentId !== student.studentId) throw new ApiError('request/not-found');
        if (row.answer === answer) return toConversation(row);
        const answeredAt = answer === '' ? null : clock.now();
        await updateConversation(connection, student, conversationId, { answer, answeredAt });
        return toConversation(await reread(connection, student.schoolId, conversationId));
      });
    },

    note: async (caller, studentId, { id: conversationId, ...noted }) => {
      const scope = talkScopeOf(caller);
      const { schoolId } = scope;
      return transact(async (connection) => {
        const student = await findStudentKey(connection, studentId, scope);
        if (!student) throw new ApiError('request/not-found');
        await lock(connection, student);
        const before = await findConversations(connection, student);
        const again = before.find((row) => row.conversationId === conversationId.toLowerCase());
        if (again) {
          refuseOthers(caller, again);
          return toStaffConversation(again, caller.userId);
        }
        const now = clock.now();
        refuseInvalidNote(noted, dayIn(await findSchoolZone(connection, schoolId), now));
        refuseTooManyConversations(before.length);
        const authorId = caller.userId;
        const row = { ...student, ...noted, conversationId, authorId, createdAt: now };
        if (!(await insertConversation(connection, row))) throw new ApiError('request/invalid');
        const request = await findOpenRequest(connection, student);
        if (request && mayReadRequest(caller, request)) {
          await updateRequestClosed(connection, student, request.requestId, now);
        }
        const entry = { by: caller, action: 'conversation-noted', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: student.studentId }, now);
        return toStaffConversation(
          await reread(connection, schoolId, conversationId),
          caller.userId,
        );
      });
    },

    correct: async (caller, conversationId, noted) => {
      const scope = talkScopeOf(caller);
      const { schoolId } = scope;
      return transact(async (connection) => {
        const found = await reread(connection, schoolId, conversationId);
        const student = await findStudentKey(connection, found.studentId, scope);
        if (!student) throw new ApiError('request/not-found');
        refuseOthers(caller, found);
        await lock(connection, student);
        const row = await reread(connection, schoolId, conversationId);
        if (isSameNote(row, noted)) return toStaffConversation(row, caller.userId);
        const now = clock.now();
        refuseInvalidNote(noted, dayIn(await findSchoolZone(connection, schoolId), now));
        await updateConversation(connection, student, conversationId, { ...noted, changedAt: now });
        const entry = { by: caller, action: 'conversation-corrected', schoolId } as const;
        await insertAuditEntry(connection, { ...entry, subjectId: student.studentId }, now);
        return toStaffConversation(
          await reread(connection, schoolId, conversationId),
          caller.userId,
        );
      });
    },
  };
}

const isSameNote = (row: ConversationRow, noted: Body<typeof correctConversation>): boolean =>
  row.heldOn === noted.heldOn && row.agreedStep === noted.agreedStep && row.note === noted.note;

/** As the counsellors' queue shows the student. */
async function findWaiting(db: Database, student: StudentKey, now: Date) {
  const { schoolId, studentId } = student;
  const zone = await findSchoolZone(db, schoolId);
  const today = dayIn(zone, now);
  const [facts] = await findQueueFacts(
    db,
    { scope: oneSchool(schoolId), studentId },
    { today, most: 1 },
  );
  return {
    reasons: facts ? [...reasonsOf(toQueueFacts(facts, zone, true), today)] : [],
    putOffUntil: await findDelay(db, student, today),
  };
}

export const createConversationsExport =
  (db: Database, clock: Clock) => async (schoolId: string, studentId: string) => {
    const student = { schoolId, studentId };
    const requests = await findRequests(db, student);
    return {
      conversations: (await findConversations(db, student)).map(toConversation),
      talkRequests: requests.map((request) => ({
        ...toTalkRequest(request),
        closed: request.closedAt?.toISOString() ?? null,
      })),
      queue: await findWaiting(db, student, clock.now()),
    };
  };
