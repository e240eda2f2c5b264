import type { StepOutcome } from '@trio/domain/steps/plan';
import { canGetReminders, nextReminderAt } from '@trio/domain/steps/reminders';
import { changeOfStep, type WrittenStep } from '@trio/domain/steps/track-step';
import { zoneOfSchool } from '@trio/domain/time/school-zone';
import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { toPlan, toStepRow, type CheckInRow, type StepRow } from './steps.mapper.ts';
import type { StudentKey } from './students.repository.ts';

const stepsOf = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('studentSteps')
    .select([
      'stepId',
      'sortId',
      'sentence',
      'whenText',
      'willText',
      'withWhomText',
      // The driver would make it a moment in the server's zone.
      sql<string | null>`due_on::text`.as('dueOn'),
      'createdAt',
      'outcome',
      'closedAt',
      'remindersSent',
      'remindAt',
    ])
    .where((eb) => eb.and({ schoolId, studentId }));

/** The open one first, then the newest. */
export const findSteps = (connection: Connection, owner: StudentKey): Promise<StepRow[]> =>
  stepsOf(connection, owner)
    .orderBy(sql`closed_at IS NOT NULL`)
    .orderBy('createdAt', 'desc')
    .orderBy('stepId', 'desc')
    .execute();

export async function findStep(
  connection: Connection,
  owner: StudentKey,
  stepId: string,
): Promise<StepRow | null> {
  const row = await stepsOf(connection, owner).where('stepId', '=', stepId).executeTakeFirst();
  return row ?? null;
}

/** Oldest first. */
export const findCheckIns = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<CheckInRow[]> =>
  connection
    .selectFrom('stepCheckIns')
    .select(['checkInId', 'stepId', 'outcome', 'happened', 'checkedAt'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('checkedAt')
    .orderBy('checkInId')
    .execute();

/** Sorts whose words the student shares with class teachers. */
export async function findSharedSortIds(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<ReadonlySet<string>> {
  const rows = await connection
    .selectFrom('sorts')
    .select('sortId')
    .where((eb) => eb.and({ schoolId, studentId, areWordsShared: true }))
    .execute();
  return new Set(rows.map(({ sortId }) => sortId));
}

export async function insertCheckIn(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  checkIn: CheckInRow,
): Promise<void> {
  await connection
    .insertInto('stepCheckIns')
    .values({ ...checkIn, schoolId, studentId })
    .execute();
}

export async function insertStep(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  { sortId, written, now }: { sortId: string; written: WrittenStep; now: Date },
): Promise<string> {
  const stepId = newId();
  await connection
    .insertInto('studentSteps')
    .values({ schoolId, studentId, stepId, sortId, ...toStepRow(written), createdAt: now })
    .execute();
  return stepId;
}

/** Another day starts the reminders again. */
export async function updateStep(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  step: Pick<StepRow, 'stepId' | 'dueOn'>,
  written: WrittenStep,
): Promise<void> {
  const row = toStepRow(written);
  await connection
    .updateTable('studentSteps')
    .set({ ...row, ...(row.dueOn !== step.dueOn && { remindersSent: 0 }) })
    .where((eb) => eb.and({ schoolId, studentId, stepId: step.stepId }))
    .execute();
}

export async function updateStepToClosed(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  stepId: string,
  { outcome, now }: { outcome: Exclude<StepOutcome, 'not-yet'>; now: Date },
): Promise<void> {
  await connection
    .updateTable('studentSteps')
    .set({ outcome, closedAt: now, remindAt: null })
    .where((eb) => eb.and({ schoolId, studentId, stepId }))
    .execute();
}

async function deleteStep(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  stepId: string,
): Promise<void> {
  await connection
    .deleteFrom('studentSteps')
    .where((eb) => eb.and({ schoolId, studentId, stepId }))
    .execute();
}

/**
 * Makes the open step what the words of a confirmed sort say, if it is the latest one. The
 * transaction must hold the student's lock.
 */
export async function syncStep(
  connection: Connection,
  owner: StudentKey,
  { sortId, written, now }: { sortId: string; written: WrittenStep; now: Date },
): Promise<void> {
  if ((await findLatestConfirmedSortId(connection, owner)) !== sortId) return;
  const steps = await findSteps(connection, owner);
  const open = steps.find(({ closedAt }) => closedAt === null) ?? null;
  const checkIns = open ? await findCheckIns(connection, owner) : [];
  const change = changeOfStep(
    written,
    open && {
      ...toWritten(open),
      isOfThisSort: open.sortId === sortId,
      hasCheckIns: checkIns.some(({ stepId }) => stepId === open.stepId),
    },
    latestClosedOf(sortId, steps),
  );
  if (change === 'none') return;
  if (open && change === 'delete') await deleteStep(connection, owner, open.stepId);
  if (open && change === 'update') await updateStep(connection, owner, open, written);
  if (open && (change === 'close' || change === 'replace')) {
    await updateStepToClosed(connection, owner, open.stepId, { outcome: 'changed', now });
  }
  if (change === 'insert' || change === 'replace') {
    await insertStep(connection, owner, { sortId, written, now });
  }
  await updateReminder(connection, owner, now);
}

const toWritten = (step: StepRow): WrittenStep => ({
  sentence: step.sentence,
  plan: toPlan(step),
});

function latestClosedOf(sortId: string, steps: readonly StepRow[]): WrittenStep | null {
  const [latest] = steps
    .filter((step) => step.sortId === sortId && step.closedAt !== null)
    .toSorted((a, b) => Number(b.closedAt) - Number(a.closedAt));
  return latest ? toWritten(latest) : null;
}

export async function findLatestConfirmedSortId(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<string | null> {
  const row = await connection
    .selectFrom('sorts')
    .select('sortId')
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .orderBy('sortId', 'desc')
    .executeTakeFirst();
  return row?.sortId ?? null;
}

/** After each change of the open step or of its student's setting. */
export async function updateReminder(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  now: Date,
): Promise<void> {
  const open = await connection
    .selectFrom('studentSteps as p')
    .innerJoin('students as s', (join) =>
      join.onRef('s.schoolId', '=', 'p.schoolId').onRef('s.studentId', '=', 'p.studentId'),
    )
    .innerJoin('schools', 'schools.schoolId', 'p.schoolId')
    .select([
      'p.stepId',
      sql<string | null>`p.due_on::text`.as('dueOn'),
      'p.remindersSent',
      's.areRemindersOn',
      's.email',
      's.isEmailUnconfirmed',
      'schools.timeZone',
      'schools.country',
      'schools.state',
      'schools.region',
    ])
    .where((eb) => eb.and({ 'p.schoolId': schoolId, 'p.studentId': studentId }))
    .where('p.closedAt', 'is', null)
    .executeTakeFirst();
  if (!open) return;
  const { stepId, dueOn, remindersSent: sent } = open;
  const isOn = open.areRemindersOn && canGetReminders(open);
  const remindAt =
    isOn && dueOn !== null ? nextReminderAt({ dueOn, sent, zone: zoneOfSchool(open), now }) : null;
  await connection
    .updateTable('studentSteps')
    .set({ remindAt })
    .where((eb) => eb.and({ schoolId, studentId, stepId }))
    .execute();
}
