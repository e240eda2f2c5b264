import type { Reflection } from '@trio/contracts/reflection';
import type { Connection } from '../../platform/database/database.ts';
import type { Owner } from './owner.ts';

/** The revision does not change: devices do not merge the reflection. */
export async function updateReflection(
  connection: Connection,
  { schoolId, studentId }: Owner,
  sortId: string,
  reflection: Reflection,
): Promise<'written' | 'not-confirmed'> {
  const { numUpdatedRows } = await connection
    .updateTable('sorts')
    .set({ reflection: JSON.stringify(reflection) })
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'written' : 'not-confirmed';
}
