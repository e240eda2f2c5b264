import { openingQuestions } from '@trio/domain/conversations/opening-question';
import { stages } from '@trio/domain/classes/stages';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { conversation, reasonSince, talkRequest } from './conversations.ts';
import { type Answer, defineEndpoint } from './endpoint.ts';
import { classid, pathId } from './query-fields.ts';
import { day } from './reflection.ts';
import { selectedCard } from './results.ts';
import { savedCareer } from './saved-careers.ts';
import { step } from './steps.ts';
import { sortOfStudent } from './students.ts';

const queued = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  /** Names of the classes that the reader may see. */
  classes: z.array(z.string()),
  stage: z.enum(stages),
  /** Cards of the sort that is not finished. Optional: the page does without it. */
  answered: z.optional(z.int()),
  /** Of the open step; null for a step without a day. Optional: the page does without it. */
  stepDueOn: z.optional(z.nullable(z.iso.date())),
  /** In the queue's order; the first one decides the student's place. */
  reasons: z.array(reasonSince),
  /** Goes to the end. */
  isSeenLately: z.boolean(),
  seenOn: z.nullable(z.iso.date()),
  putOffUntil: z.nullable(z.iso.date()),
  request: z.nullable(talkRequest),
});
export type QueuedStudent = z.output<typeof queued>;

/** The page filters by reason itself, so that a filter needs no request. */
export const listQueue = defineEndpoint({
  method: 'GET',
  path: '/queue',
  summary: 'List the students to talk with, first the one who needs it most, with the reasons',
  access: ['school'],
  query: z.object({ classid }),
  answer: z.object({
    students: z.array(queued),
    /** In the school's time zone. */
    today: z.iso.date(),
    /** True if there are more students than one answer has. */
    isCut: z.boolean(),
  }),
});

/** As the page counts them: without students who were seen lately or put off. */
export const countQueue = defineEndpoint({
  method: 'GET',
  path: '/queue/counts',
  summary: 'Count the students to talk with now, and how many of them asked to talk',
  access: ['school'],
  query: z.object({ classid }),
  answer: z.object({ waiting: z.int(), asked: z.int() }),
});
export type QueueCounts = Answer<typeof countQueue>;

export const putOff = defineEndpoint({
  method: 'PUT',
  path: '/queue/:id',
  summary: 'Put a student of the queue off until a day; null brings the student back',
  access: ['school'],
  params: pathId,
  body: z.object({ until: z.nullable(day) }),
  answer: null,
});

export const prepareConversation = defineEndpoint({
  method: 'GET',
  path: '/users/student/:id/preparation',
  summary: 'Get what helps to prepare a conversation with a student; opens a request to talk',
  access: ['school'],
  params: pathId,
  answer: z.object({
    _id: z.uuid(),
    firstname: z.string(),
    lastname: z.string(),
    classes: z.array(z.string()),
    stage: z.enum(stages),
    answered: z.int(),
    deckSize: z.int(),
    /** The latest two, newest first. */
    sorts: z.array(sortOfStudent),
    extraCards: z.array(extraCard),
    savedCareers: z.array(savedCareer),
    steps: z.array(step),
    /** Newest first; a teacher gets only own ones. */
    conversations: z.array(conversation),
    request: z.nullable(talkRequest),
    reasons: z.array(reasonSince),
    putOffUntil: z.nullable(z.iso.date()),
    question: z.object({
      key: z.enum(openingQuestions),
      /** The challenge that it is about. */
      card: z.nullable(selectedCard),
      /** The student's own words. */
      quote: z.string(),
    }),
    /** In the school's time zone. */
    today: z.iso.date(),
  }),
});
