import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { StudentKey } from '../../data/students.repository.ts';

interface NewConversation extends StudentKey {
  readonly conversationId: string;
  readonly authorId: string;
  readonly heldOn: string;
  readonly agreedStep: string;
  readonly note: string;
  readonly createdAt: Date;
}

/** Copies the author's name: it stays after the author left. False if the school has this id already. */
export async function insertConversation(
  connection: Connection,
  conversation: NewConversation,
): Promise<boolean> {
  const { schoolId, authorId } = conversation;
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('conversations')
    .values({
      ...conversation,
      authorName: sql<string>`(
        SELECT first_name || ' ' || last_name FROM staff
        WHERE school_id = ${schoolId} AND staff_id = ${authorId})`,
    })
    .onConflict((conflict) => conflict.columns(['schoolId', 'conversationId']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

interface Change {
  readonly heldOn?: string;
  readonly agreedStep?: string;
  readonly note?: string;
  readonly changedAt?: Date;
  readonly answer?: string;
  readonly answeredAt?: Date | null;
}

export async function updateConversation(
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  conversationId: string,
  change: Change,
): Promise<void> {
  await connection
    .updateTable('conversations')
    .set(change)
    .where((eb) => eb.and({ schoolId, studentId, conversationId }))
    .execute();
}
