import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import { updateStudent, type StudentKey } from '../../data/students.repository.ts';

export const findReminderSettings = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('students')
    .select(['areRemindersOn', 'email', 'isEmailUnconfirmed'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .executeTakeFirst();

export type ReminderSettingsRow = NonNullable<Awaited<ReturnType<typeof findReminderSettings>>>;

/** The caller updates the open step’s next reminder. */
export const updateRemindersOn = (
  connection: Connection,
  student: StudentKey,
  areRemindersOn: boolean,
): Promise<void> => updateStudent(connection, student, { areRemindersOn });

export interface DueStep extends StudentKey {
  readonly stepId: string;
  readonly remindAt: Date;
}

/** In the order of their moments. A batch begins after the last step of the previous one. */
export async function findDueSteps(
  connection: Connection,
  { now, after, limit }: { now: Date; after: DueStep | null; limit: number },
): Promise<readonly DueStep[]> {
  const rows = await connection
    .selectFrom('studentSteps')
    .select(['schoolId', 'studentId', 'stepId', 'remindAt'])
    .where('remindAt', '<=', now)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(remind_at, step_id) > (${after?.remindAt}, ${after?.stepId})`),
    )
    .orderBy('remindAt')
    .orderBy('stepId')
    .limit(limit)
    .execute();
  return rows.flatMap(({ remindAt, ...key }) => (remindAt ? [{ ...key, remindAt }] : []));
}

/**
 * Null if another server has the step, or if no reminder is due any more. Locks the school first, in
 * the same order as its deletion.
 */
export async function lockDueStep(
  connection: Connection,
  { schoolId, studentId, stepId }: StudentKey & { readonly stepId: string },
  now: Date,
) {
  const school = await connection
    .selectFrom('schools')
    .select([
      'expiresAt',
      'refusedAt',
      'isConsumerGroup',
      'isFreemiumGroup',
      'timeZone',
      'country',
      'state',
      'region',
    ])
    .where('schoolId', '=', schoolId)
    .forKeyShare()
    .executeTakeFirst();
  const step = await connection
    .selectFrom('studentSteps')
    .select([sql<string | null>`due_on::text`.as('dueOn'), 'remindersSent'])
    .where((eb) => eb.and({ schoolId, studentId, stepId }))
    .where('remindAt', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // After the lock: a student who turned reminders off has changed the step too.
  const student = await connection
    .selectFrom('students')
    .select([
      'firstName',
      'email',
      'language',
      'areRemindersOn',
      'isEmailUnconfirmed',
      'isDisabled',
      'ageOutcome',
    ])
    .where((eb) => eb.and({ schoolId, studentId }))
    .executeTakeFirst();
  return school && step && student ? { school, step, student } : null;
}

export type LockedStep = NonNullable<Awaited<ReturnType<typeof lockDueStep>>>;

export async function updateRemindAt(
  connection: Connection,
  { schoolId, studentId, stepId }: DueStep,
  change: { readonly remindAt: Date | null; readonly remindersSent?: number },
): Promise<void> {
  await connection
    .updateTable('studentSteps')
    .set(change)
    .where((eb) => eb.and({ schoolId, studentId, stepId }))
    .execute();
}
