import type { Stage } from '@trio/domain/classes/stages';
import { queueThresholds } from '@trio/domain/conversations/reasons';
import { limits } from '@trio/domain/limits';
import { addDays } from '@trio/domain/time/days';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentScope } from '../platform/identity/school-scope.ts';
import { isInScope } from './class-scope.repository.ts';
import type { TalkRequestRow } from './talk-requests.repository.ts';

/** One student’s facts for the queue. The mapper turns moments into days of the school. */
export interface QueueFactsRow extends TalkRequestColumns {
  readonly studentId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly stage: Stage;
  readonly answered: number;
  readonly activeAt: Date | null;
  /** Own cards count, as in a pick. Null without a sort in progress. */
  readonly liked: number | null;
  readonly stepId: string | null;
  readonly dueOn: string | null;
  readonly notYet: number;
  readonly notYetAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly selected: unknown;
  /** The three before the latest; null without two sorts. */
  readonly selectedBefore: unknown;
  readonly termEndsOn: string | null;
  readonly seenOn: string | null;
  readonly putOffUntil: string | null;
}

/** Null without an open request. */
type TalkRequestColumns = {
  readonly [C in keyof TalkRequestRow]: TalkRequestRow[C] | null;
};

export interface QueueSet {
  readonly scope: Exclude<StudentScope, { kind: 'all-schools' }>;
  readonly classId?: string | undefined;
  readonly studentId?: string | undefined;
}

/**
 * Enabled students who may have a reason to talk, those who asked first, then by id: a name must not
 * decide a place. `today` is a day of the school.
 */
export async function findQueueFacts(
  connection: Connection,
  { scope, classId, studentId }: QueueSet,
  { today, most }: { readonly today: string; readonly most: number },
): Promise<QueueFactsRow[]> {
  const ofClass =
    classId === undefined
      ? sql``
      : sql`AND EXISTS (
        SELECT FROM class_students m
        WHERE m.school_id = s.school_id AND m.student_id = s.student_id AND m.class_id = ${classId})`;
  const ofStudent = studentId === undefined ? sql`` : sql`AND s.student_id = ${studentId}`;
  const ofStudents = sql`school_id = s.school_id AND student_id = s.student_id`;
  const nameOf = (staffId: string) => sql`CASE WHEN ${sql.ref(staffId)} IS NOT NULL THEN (
    SELECT first_name || ' ' || last_name FROM staff
    WHERE school_id = s.school_id AND staff_id = ${sql.ref(staffId)}) END`;
  const ofNotYet = (count: string) => sql`CASE WHEN t.step_id IS NOT NULL THEN (
    SELECT ${sql.raw(count)} FROM step_check_ins
    WHERE ${ofStudents} AND step_id = t.step_id AND outcome = 'not-yet') END`;
  // Subqueries instead of joins: planning a dozen joins takes longer than running them.
  const { rows } = await sql<QueueFactsRow>`
    SELECT s.student_id AS "studentId", s.first_name AS "firstName", s.last_name AS "lastName",
           p.stage, p.answered, p.active_at AS "activeAt",
           length(translate(o.answers, 'd.', '')) + CASE WHEN p.stage = 'picking' THEN (
             SELECT least(count(*), ${limits.ownCardsMax})::int
             FROM jsonb_each(o.state -> 'ownCards') own WHERE own.value ->> 'value' IS NOT NULL
           ) ELSE 0 END AS liked,
           r.request_id AS "requestId", r.asked_at AS "askedAt", r.staff_id AS "staffId",
           ${nameOf('r.staff_id')} AS "staffName", r.opened_at AS "openedAt",
           ${nameOf('r.opened_by')} AS "openedByName",
           r.passed_on_at AS "passedOnAt", r.closed_at AS "closedAt",
           t.step_id AS "stepId", t.due_on::text AS "dueOn",
           coalesce(${ofNotYet('count(*)::int')}, 0) AS "notYet",
           ${ofNotYet('max(checked_at)')} AS "notYetAt",
           nullif(s.last_sorted_at, '-infinity') AS "confirmedAt", s.selected,
           CASE WHEN s.sort_attempts > 1 THEN (
             SELECT selected FROM sorts WHERE ${ofStudents} AND confirmed_at IS NOT NULL
             ORDER BY confirmed_at DESC, sort_id DESC OFFSET 1 LIMIT 1
           ) END AS "selectedBefore",
           CASE WHEN p.stage IN ('not-joined', 'joined') THEN (
             SELECT min(c.term_ends_on)::text
             FROM class_students m JOIN classes c USING (school_id, class_id)
             WHERE m.school_id = s.school_id AND m.student_id = s.student_id
               AND c.state <> 'archived' AND c.term_ends_on >= ${today}
           ) END AS "termEndsOn",
           (SELECT max(held_on)::text FROM conversations WHERE ${ofStudents}) AS "seenOn",
           d.until_day::text AS "putOffUntil"
    FROM students s
    JOIN student_states p USING (school_id, student_id)
    LEFT JOIN sorts o ON o.school_id = s.school_id AND o.student_id = s.student_id
      AND o.confirmed_at IS NULL
    LEFT JOIN talk_requests r ON r.school_id = s.school_id AND r.student_id = s.student_id
      AND r.closed_at IS NULL
    LEFT JOIN student_steps t ON t.school_id = s.school_id AND t.student_id = s.student_id
      AND t.closed_at IS NULL
    LEFT JOIN queue_delays d ON d.school_id = s.school_id AND d.student_id = s.student_id
      AND d.until_day > ${today}
    WHERE ${isInScope(scope, { schoolId: 's.school_id', studentId: 's.student_id' })}
      AND NOT s.is_disabled ${ofClass} ${ofStudent}
      AND (r.request_id IS NOT NULL OR t.step_id IS NOT NULL OR p.stage IN ('sorting', 'picking')
        OR s.sort_attempts > 1
        OR (p.stage IN ('not-joined', 'joined') AND EXISTS (
          SELECT FROM class_students m JOIN classes c USING (school_id, class_id)
          WHERE m.school_id = s.school_id AND m.student_id = s.student_id
            AND c.state <> 'archived' AND c.term_ends_on
              BETWEEN ${today} AND ${addDays(today, queueThresholds.daysBeforeTermEnd)})))
    ORDER BY r.request_id IS NULL, s.student_id
    LIMIT ${most}`.execute(connection);
  return rows;
}
