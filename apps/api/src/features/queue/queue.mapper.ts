import type { QueuedStudent } from '@trio/contracts/queue';
import { isSeenLately, reasonsOf } from '@trio/domain/conversations/reasons';
import { toQueueFacts } from '../../data/queue-facts.mapper.ts';
import type { QueueFactsRow } from '../../data/queue-facts.repository.ts';
import { toTalkRequest } from '../../data/talk-requests.mapper.ts';
import type { TalkRequestRow } from '../../data/talk-requests.repository.ts';

interface School {
  readonly zone: string;
  readonly today: string;
}

/** The reader may not see every request. */
type MayRead = (request: TalkRequestRow) => boolean;

export function toReasons(row: QueueFactsRow, { zone, today }: School, mayRead: MayRead) {
  const request = requestOf(row);
  const isVisible = request !== null && mayRead(request);
  const facts = toQueueFacts(row, zone, isVisible);
  return { facts, reasons: [...reasonsOf(facts, today)], request: isVisible ? request : null };
}

export function toQueued(
  row: QueueFactsRow,
  school: School,
  mayRead: MayRead,
): Omit<QueuedStudent, 'classes'> {
  const { facts, reasons, request } = toReasons(row, school, mayRead);
  return {
    _id: row.studentId,
    firstname: row.firstName,
    lastname: row.lastName,
    stage: row.stage,
    answered: row.answered,
    stepDueOn: row.dueOn,
    reasons,
    isSeenLately: isSeenLately(facts, school.today),
    seenOn: row.seenOn,
    putOffUntil: row.putOffUntil,
    request: request && toTalkRequest(request),
  };
}

function requestOf({ requestId, askedAt, ...row }: QueueFactsRow): TalkRequestRow | null {
  return requestId === null || askedAt === null ? null : { ...row, requestId, askedAt };
}
