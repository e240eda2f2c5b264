import type { ExtraCard } from '@trio/contracts/cards';
import type { Sort } from '@trio/domain/sorting/sort';
import { sql } from 'kysely';
import type { Reflection } from '@trio/contracts/reflection';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';
import {
  toConfirmedRow,
  toSavedSort,
  toSortRow,
  type StudentSorts,
  type SavedSort,
  type SortRow,
} from './sorts.mapper.ts';

export async function findSorts(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  most: 3 | 'all' = 3,
): Promise<StudentSorts> {
  const rows = await connection
    .selectFrom('sorts')
    .innerJoin('students', (join) =>
      join
        .onRef('students.schoolId', '=', 'sorts.schoolId')
        .onRef('students.studentId', '=', 'sorts.studentId'),
    )
    .selectAll('sorts')
    .select('sortAttempts')
    .where((eb) => eb.and({ 'sorts.schoolId': schoolId, 'sorts.studentId': studentId }))
    .orderBy('confirmedAt', (order) => order.desc().nullsFirst())
    .orderBy('sortId', 'desc')
    .$if(most !== 'all', (query) => query.limit(3))
    .execute();
  return { sorts: rows.map(toSavedSort), sortAttempts: rows[0]?.sortAttempts ?? 0 };
}

const sortsOf = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('sorts')
    .selectAll()
    .where((eb) => eb.and({ schoolId, studentId }));

const toSavedOrNull = (row: SortRow | undefined): SavedSort | null =>
  row ? toSavedSort(row) : null;

/** Newest first. */
export async function findConfirmedSorts(
  connection: Connection,
  owner: StudentKey,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly SavedSort[]> {
  const rows = await sortsOf(connection, owner)
    .where('confirmedAt', 'is not', null)
    .orderBy('confirmedAt', 'desc')
    .orderBy('sortId', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(toSavedSort);
}

export async function findConfirmedSort(
  connection: Connection,
  owner: StudentKey,
  sortId: string,
): Promise<SavedSort | null> {
  const row = await sortsOf(connection, owner)
    .where('sortId', '=', sortId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return toSavedOrNull(row);
}

/** A concurrent save on the fast path waits, then finds another revision. */
export async function lockSort(
  connection: Connection,
  owner: StudentKey,
  sortId: string,
): Promise<SavedSort | null> {
  const row = await sortsOf(connection, owner)
    .where('sortId', '=', sortId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return toSavedOrNull(row);
}

export async function lockOpenSort(
  connection: Connection,
  owner: StudentKey,
): Promise<SavedSort | null> {
  const row = await sortsOf(connection, owner)
    .where('confirmedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return toSavedOrNull(row);
}

/** The caller must also call countConfirmation for a confirmed sort. */
export async function insertSort(
  connection: Connection,
  owner: StudentKey,
  {
    sort,
    extraCards,
    createdAt,
    confirmedAt = createdAt,
  }: { sort: Sort; extraCards: readonly ExtraCard[]; createdAt: Date; confirmedAt?: Date },
): Promise<void> {
  await connection
    .insertInto('sorts')
    .values({
      ...owner,
      ...toSortRow(sort),
      ...(sort.confirmedAt !== null && toConfirmedRow(sort, confirmedAt)),
      sortId: sort.id,
      createdAt,
      startedMs: sort.startedAt,
      deck: [...sort.deck],
      extraCards: JSON.stringify(extraCards),
      // Random start: a deleted sort that is sent again under its id must not match an old
      // revision.
      revision: sql<number>`1 + floor(random() * ${2 ** 30})::int`,
    })
    .execute();
}

/** The transaction must hold the row's lock. The caller also calls countConfirmation. */
export async function updateSort(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sort: Sort,
  now: Date,
): Promise<number> {
  const { revision } = await connection
    .updateTable('sorts')
    .set({
      ...toSortRow(sort),
      ...(sort.confirmedAt !== null && toConfirmedRow(sort, now)),
      revision: sql`revision + 1`,
    })
    .where((eb) => eb.and({ schoolId, studentId, sortId: sort.id }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** A trigger updates the rollups at commit. */
export async function countConfirmation(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sort: Sort,
  confirmedAt: Date,
): Promise<void> {
  const { selected, isQuick: isQuickSort, timeSpentMs } = toConfirmedRow(sort, confirmedAt);
  await connection
    .updateTable('students')
    .set((eb) => ({
      selected,
      isQuickSort,
      lastSortedAt: confirmedAt,
      sortAttempts: eb('sortAttempts', '+', 1),
      timedSorts: eb('timedSorts', '+', timeSpentMs > 0 ? 1 : 0),
      timeSpentMs: eb('timeSpentMs', '+', String(timeSpentMs)),
    }))
    .where((eb) => eb.and({ schoolId, studentId }))
    .execute();
}

/** `confirmedMs` is a time on the device's clock. */
export async function findConfirmedAt(
  connection: Connection,
  owner: StudentKey,
  confirmedMs: number,
): Promise<SavedSort[]> {
  const rows = await sortsOf(connection, owner)
    .where('confirmedMs', '=', String(confirmedMs))
    .execute();
  return rows.map(toSavedSort);
}

export async function deleteOpenSort(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sortId: string,
  revision?: number,
): Promise<'deleted' | 'changed' | 'confirmed' | 'not-found'> {
  const { numDeletedRows } = await connection
    .deleteFrom('sorts')
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .where('confirmedAt', 'is', null)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
    .executeTakeFirst();
  if (numDeletedRows === 1n) return 'deleted';
  const row = await connection
    .selectFrom('sorts')
    .select('confirmedAt')
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .executeTakeFirst();
  if (!row) return 'not-found';
  return row.confirmedAt === null ? 'changed' : 'confirmed';
}

export async function findOwnImages(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  imageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (imageIds.length === 0) return new Set();
  const rows = await connection
    .selectFrom('cardImages')
    .select('imageId')
    .where((eb) => eb.and({ schoolId, studentId }))
    .where('imageId', 'in', imageIds)
    .execute();
  return new Set(rows.map(({ imageId }) => imageId));
}

export const findImages = (connection: Connection, { schoolId, studentId }: StudentKey) =>
  connection
    .selectFrom('cardImages')
    .select(['imageId', 'byteSize', 'createdAt'])
    .where((eb) => eb.and({ schoolId, studentId }))
    .orderBy('createdAt')
    .execute();

/** Null if the sort is not confirmed, or has no words yet. */
export async function findReflection(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sortId: string,
): Promise<Reflection | null> {
  const row = await connection
    .selectFrom('sorts')
    .select('reflection')
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .executeTakeFirst();
  return (row?.reflection ?? null) as unknown as Reflection | null;
}

/** Absent fields stay unchanged. */
interface SentWords {
  readonly reflection?: Reflection | undefined;
  readonly areWordsShared?: boolean | undefined;
}

/** The revision does not change: devices do not merge the words. At least one field must be set. */
export async function updateWords(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sortId: string,
  { reflection, areWordsShared }: SentWords,
): Promise<'written' | 'not-confirmed'> {
  const { numUpdatedRows } = await connection
    .updateTable('sorts')
    .set({
      ...(reflection !== undefined && { reflection: JSON.stringify(reflection) }),
      ...(areWordsShared !== undefined && { areWordsShared }),
    })
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'written' : 'not-confirmed';
}

export async function updateEmailedAt(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sortId: string,
  emailedAt: Date,
): Promise<void> {
  await connection
    .updateTable('sorts')
    .set({ emailedAt })
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .execute();
}

export async function updateProfileSentAt(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  sortId: string,
  profileSentAt: Date,
): Promise<void> {
  await connection
    .updateTable('sorts')
    .set({ profileSentAt })
    .where((eb) => eb.and({ schoolId, studentId, sortId }))
    .execute();
}
