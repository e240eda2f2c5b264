import type { Conversation } from '@trio/contracts/conversations';
import type { ConversationRow } from './conversations.repository.ts';

/** For staff and for the student: both read the same. */
export const toConversation = (row: ConversationRow): Conversation => ({
  _id: row.conversationId,
  heldOn: row.heldOn,
  author: row.authorName,
  agreedStep: row.agreedStep,
  note: row.note,
  created: row.createdAt.toISOString(),
  changed: row.changedAt?.toISOString() ?? null,
  answer: row.answer,
  answered: row.answeredAt?.toISOString() ?? null,
});

/** The author may correct it. Says nothing about the student, who gets everything else. */
export const toStaffConversation = (row: ConversationRow, readerId: string): Conversation => ({
  ...toConversation(row),
  isOwn: row.authorId === readerId,
});
