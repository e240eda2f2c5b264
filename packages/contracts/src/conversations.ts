import { queueReasons } from '@trio/domain/conversations/reasons';
import { limits } from '@trio/domain/limits';
import { toPlainText } from '@trio/domain/plain-text';
import { staffKinds } from '@trio/domain/staff-kinds';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';
import { day, sentence } from './reflection.ts';
import { withCode } from './with-code.ts';

/** May have line breaks. */
const note = z.string(withCode('request/invalid')).check(
  z.trim(),
  z.maxLength(limits.conversationNoteMax, withCode('form/text-too-long')),
  z.refine((text) => toPlainText(text) === text, withCode('form/text-invalid')),
);

/** Staff and the student get the same fields: staff store nothing that the student cannot read. */
export const conversation = z.object({
  _id: z.uuid(),
  heldOn: z.iso.date(),
  /** The author's name. It is a copy, because it stays after the author has left the school. */
  author: z.string(),
  /** The reader noted it and may correct it. Absent for students. */
  isOwn: z.optional(z.boolean()),
  agreedStep: sentence,
  note,
  created: z.iso.datetime(),
  /** Of the author's latest correction. */
  changed: z.nullable(z.iso.datetime()),
  /** Of the student. */
  answer: sentence,
  answered: z.nullable(z.iso.datetime()),
});
export type Conversation = z.output<typeof conversation>;

export const reasonSince = z.object({ reason: z.enum(queueReasons), since: z.iso.date() });

export const talkRequest = z.object({
  _id: z.uuid(),
  asked: z.iso.datetime(),
  /** Null: all counsellors. */
  to: z.nullable(z.string()),
  opened: z.nullable(z.object({ by: z.nullable(z.string()), at: z.iso.datetime() })),
  /** All counsellors were told, because the chosen person did not open it. */
  passedOn: z.nullable(z.iso.datetime()),
});
export type TalkRequest = z.output<typeof talkRequest>;

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/conversations',
  summary:
    'List what staff noted about conversations with the student, and why they may ask for one',
  access: ['student'],
  answer: z.object({
    /** Newest first. */
    conversations: z.array(conversation),
    request: z.nullable(talkRequest),
    /** Whom the student may ask. */
    people: z.array(z.object({ _id: z.uuid(), name: z.string(), kind: z.enum(staffKinds) })),
    /** As the counsellors' queue shows them. */
    reasons: z.array(reasonSince),
    putOffUntil: z.nullable(z.iso.date()),
  }),
});

export const answerForm = z.object({ answer: sentence });

export const answerConversation = defineEndpoint({
  method: 'PUT',
  path: '/conversations/:id/answer',
  summary: 'Answer a noted conversation with a sentence; an empty one removes the answer',
  access: ['student'],
  params: pathId,
  body: answerForm,
  answer: conversation,
});

export const askToTalk = defineEndpoint({
  method: 'POST',
  path: '/talk-requests',
  summary: 'Ask a counsellor or a teacher of an own class to talk',
  access: ['student'],
  body: z.object({
    /** Made by the device, so that a repeated request counts once. */
    id: z.uuid(),
    /** Null: any counsellor. */
    to: z.nullable(z.uuid()),
  }),
  answer: z.object({ request: talkRequest }),
  status: 201,
});

export const withdrawTalk = defineEndpoint({
  method: 'DELETE',
  path: '/talk-requests/:id',
  summary: 'Withdraw a request to talk',
  access: ['student'],
  params: pathId,
  answer: null,
});

export const conversationForm = z.object({
  heldOn: day,
  agreedStep: sentence,
  note,
});

export const noteConversation = defineEndpoint({
  method: 'POST',
  path: '/users/student/:id/conversations',
  summary: 'Note a conversation with a student, who can read all of it',
  access: ['school'],
  params: pathId,
  body: z.extend(conversationForm, { id: z.uuid() }),
  answer: conversation,
  status: 201,
});

export const correctConversation = defineEndpoint({
  method: 'PUT',
  path: '/conversations/:id',
  summary: 'Correct a conversation that the caller noted',
  access: ['school'],
  params: pathId,
  body: conversationForm,
  answer: conversation,
});
