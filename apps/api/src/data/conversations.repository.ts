import { sql } from 'kysely';
import type { Connection } from '../platform/database/database.ts';
import type { StudentKey } from './students.repository.ts';

export interface ConversationRow {
  readonly conversationId: string;
  readonly studentId: string;
  readonly authorId: string | null;
  readonly authorName: string;
  readonly heldOn: string;
  readonly agreedStep: string;
  readonly note: string;
  readonly createdAt: Date;
  readonly changedAt: Date | null;
  readonly answer: string;
  readonly answeredAt: Date | null;
}

const columns = [
  'conversationId',
  'studentId',
  'authorId',
  'authorName',
  sql<string>`held_on::text`.as('heldOn'),
  'agreedStep',
  'note',
  'createdAt',
  'changedAt',
  'answer',
  'answeredAt',
] as const;

/** Newest first. With an author, only theirs. */
export const findConversations = (
  connection: Connection,
  { schoolId, studentId }: StudentKey,
  authorId: string | null = null,
): Promise<ConversationRow[]> =>
  connection
    .selectFrom('conversations')
    .select(columns)
    .where((eb) => eb.and({ schoolId, studentId }))
    .$if(authorId !== null, (query) => query.where('authorId', '=', authorId))
    .orderBy('conversations.heldOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('conversationId')
    .execute();

export async function findConversation(
  connection: Connection,
  schoolId: string,
  conversationId: string,
): Promise<ConversationRow | null> {
  const row = await connection
    .selectFrom('conversations')
    .select(columns)
    .where((eb) => eb.and({ schoolId, conversationId }))
    .executeTakeFirst();
  return row ?? null;
}

export async function moveConversations(
  connection: Connection,
  { schoolId, kept, removed }: { schoolId: string; kept: string; removed: string },
): Promise<void> {
  await connection
    .updateTable('conversations')
    .set({ studentId: kept })
    .where((eb) => eb.and({ schoolId, studentId: removed }))
    .execute();
}
