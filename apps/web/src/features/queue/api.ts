import { listClasses } from '@trio/contracts/classes';
import {
  type Conversation,
  type conversationForm,
  correctConversation,
  noteConversation,
} from '@trio/contracts/conversations';
import type { Answer } from '@trio/contracts/endpoint';
import { listQueue, prepareConversation, putOff } from '@trio/contracts/queue';
import type * as z from 'zod/mini';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';

export type Queue = Answer<typeof listQueue>;
export type Preparation = Answer<typeof prepareConversation>;
export type Noted = z.output<typeof conversationForm>;

export const queueQuery = (classid: string) => endpointQuery(listQueue, { query: { classid } });

export const classesQuery = endpointQuery(listClasses, { query: {} });

export const preparationQuery = (id: string) =>
  endpointQuery(prepareConversation, { params: { id } });

/** Null brings the student back. */
export const putOffUntil = (id: string, until: string | null): Promise<void> =>
  call(withParams(putOff, { id }), { until });

/** `id` is the conversation's: a repeated request notes it once. */
export const note = (studentId: string, id: string, noted: Noted): Promise<Conversation> =>
  call(withParams(noteConversation, { id: studentId }), { ...noted, id });

export const correct = (id: string, noted: Noted): Promise<Conversation> =>
  call(withParams(correctConversation, { id }), noted);
