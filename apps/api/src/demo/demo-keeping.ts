import type { Connection } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { updateDemoLastHere, updateToListed } from './demo.repository.ts';

const dayMs = 24 * 60 * 60_000;
const months = 12;

/** A school that keeps accounts for a year: some are on a list, and some were deleted before. */
export async function insertDemoKeeping(
  connection: Connection,
  schoolId: string,
  now: Date,
): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await updateDemoLastHere(connection, schoolId);
  await connection
    .insertInto('schoolKeeping')
    .values({ schoolId, months, confirmedAt: daysAgo(300) })
    .execute();
  await connection
    .insertInto('keepingReceipts')
    .values({
      schoolId,
      receiptId: newId(),
      deletedAt: daysAgo(12),
      students: 4,
      classes: 1,
      months,
      warnedAt: daysAgo(45),
    })
    .execute();
  const warningId = newId();
  await connection
    .insertInto('keepingWarnings')
    .values({ schoolId, warningId, madeAt: now, mailedAt: now })
    .execute();
  await updateToListed(connection, { schoolId, warningId, months }, now);
}
