import type { Connection } from '../../platform/database/database.ts';
import type { Owner } from './owner.ts';

export async function updateEmailedAt(
  connection: Connection,
  { schoolId, studentId }: Owner,
  sortId: string,
  emailedAt: Date,
): Promise<void> {
  await connection
    .updateTable('sorts')
    .set({ emailedAt })
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .execute();
}
