import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

/** A sort in progress first, then the newest. */
export const findSortsOf = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  most: number | 'all' = 'all',
) =>
  connection
    .selectFrom('sorts')
    .select([
      'sortId',
      'createdAt',
      'confirmedAt',
      'deck',
      'answers',
      'selected',
      'extraCards',
      'isQuick',
      'timeSpentMs',
      'reflection',
      'areWordsShared',
      'profileSentAt',
    ])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('confirmedAt', (order) => order.desc().nullsFirst())
    .orderBy('sortId', 'desc')
    .$if(most !== 'all', (query) => query.limit(Number(most)))
    .execute();

export type SortRow = Awaited<ReturnType<typeof findSortsOf>>[number];
