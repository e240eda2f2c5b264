import type { Region } from '@trio/domain/regions';
import type { Connection } from '../../platform/database/database.ts';
import type { StudentKey } from '../../data/students.repository.ts';

export interface ProfileStudent {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly schoolName: string;
  readonly region: Region;
  readonly isConsumerGroup: boolean;
}

export async function findProfileStudent(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
): Promise<ProfileStudent | null> {
  const row = await connection
    .selectFrom('students')
    .innerJoin('schools', 'schools.schoolId', 'students.schoolId')
    .select(['firstName', 'lastName', 'email', 'name as schoolName', 'region', 'isConsumerGroup'])
    .where((eb) => eb.and({ 'students.schoolId': schoolId, studentId }))
    .executeTakeFirst();
  return row ?? null;
}

/** Of two simultaneous uses of a ticket, only one spends it. */
export async function insertSpentTicket(
  connection: Connection,
  { schoolId }: StudentKey,
  ticketId: string,
  expiresAt: Date,
): Promise<'spent' | 'spent-before'> {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('spentTickets')
    .values({ schoolId, ticketId, expiresAt })
    .onConflict((conflict) => conflict.columns(['schoolId', 'ticketId']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n ? 'spent' : 'spent-before';
}
