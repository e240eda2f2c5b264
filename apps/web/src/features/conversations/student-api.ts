import type { Answer } from '@trio/contracts/endpoint';
import {
  answerConversation,
  askToTalk,
  listConversations,
  withdrawTalk,
  type Conversation,
} from '@trio/contracts/conversations';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery, queryClient } from '../../lib/api/query.ts';

export type OwnConversations = Answer<typeof listConversations>;

export const ownConversationsQuery = endpointQuery(listConversations);

const show = (change: (now: OwnConversations) => OwnConversations): void =>
  void queryClient.setQueryData(ownConversationsQuery.queryKey, (now) => now && change(now));

export async function ask(id: string, to: string | null): Promise<void> {
  const { request } = await call(askToTalk, { id, to });
  // Asking ends a delay.
  show((now) => ({ ...now, request, putOffUntil: null }));
}

export async function withdraw(id: string): Promise<void> {
  await call(withParams(withdrawTalk, { id }));
  show((now) => ({ ...now, request: null }));
}

export async function answer(id: string, text: string): Promise<void> {
  const changed = await call(withParams(answerConversation, { id }), { answer: text });
  show((now) => ({ ...now, conversations: now.conversations.map(replaceBy(changed)) }));
}

const replaceBy =
  (changed: Conversation) =>
  (each: Conversation): Conversation =>
    each._id === changed._id ? changed : each;
