import type { MailStatus } from '@trio/contracts/mail';
import type { Role } from '@trio/domain/roles';
import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';

interface Key {
  readonly userId: string;
  readonly role: Role;
  readonly schoolId: string | null;
}

/** Of a student the day only; older ones than the log keeps are unknown. */
export async function findLastLogIn(connection: Connection, userId: string): Promise<Date | null> {
  const row = await connection
    .selectFrom('auditEntries')
    .select('occurredAt')
    .where('actorId', '=', userId)
    .where('action', '=', 'logged-in')
    .orderBy('occurredAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.occurredAt ?? null;
}

/** Archived classes do not count. */
export async function countClasses(
  connection: Connection,
  { userId, role, schoolId }: Key,
): Promise<number | null> {
  if (schoolId === null) return null;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
    FROM ${role === 'student' ? sql`class_students` : sql`class_teachers`} m
    JOIN classes c USING (school_id, class_id)
    WHERE m.school_id = ${schoolId} AND c.state <> 'archived'
      AND ${role === 'student' ? sql`m.student_id` : sql`m.staff_id`} = ${userId}`.execute(
    connection,
  );
  return rows[0]?.count ?? 0;
}

export interface SentMail {
  readonly template: string;
  readonly status: MailStatus;
  readonly createdAt: Date;
}

export const findMailsTo = (
  connection: Connection,
  recipients: readonly string[],
  since: Date,
): Promise<(SentMail & { readonly recipient: string })[]> =>
  connection
    .selectFrom('mails')
    .select(['template', 'status', 'createdAt', 'recipient'])
    .where('recipient', 'in', recipients)
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .execute();
