import { stages } from '@trio/domain/classes/stages';
import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';

const watchedStudent = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  stage: z.enum(stages),
  answered: z.int(),
  deckSize: z.int(),
  /** Of the latest save; null before the first one. */
  activeAt: z.nullable(z.iso.datetime()),
});
export type WatchedStudent = z.output<typeof watchedStudent>;

/** An empty 304. The page asks with the `ETag` of its latest answer. */
const unchanged = { 304: z.null() };

export const watchClass = defineEndpoint({
  method: 'GET',
  path: '/classes/:id/live',
  summary: 'Get how far each student of a class is; 304 if nothing changed',
  access: ['school'],
  params: pathId,
  answer: z.object({
    name: z.string(),
    code: z.string(),
    isJoiningOpen: z.boolean(),
    students: z.array(watchedStudent),
  }),
  otherAnswers: unchanged,
});

export const openProjector = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/projector',
  summary: 'Make a link to the projector screen of a class, valid for 12 hours',
  access: ['school'],
  params: pathId,
  answer: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
  status: 201,
});

/** Holds no name of a student. */
export const watchProjector = defineEndpoint({
  method: 'GET',
  path: '/projector/:ticket',
  summary: 'Get the progress of a class for its projector; 304 if nothing changed',
  access: 'public',
  params: z.object({ ticket: z.string() }),
  answer: z.object({
    schoolname: z.string(),
    name: z.string(),
    code: z.string(),
    isJoiningOpen: z.boolean(),
    /** Students per stage. */
    counts: z.record(z.enum(stages), z.int()),
    /** Null until five students have finished. */
    pattern: z.nullable(
      z.object({
        /** How many students it is about: a multiple of five. */
        students: z.int(),
        challenges: z.array(z.object({ card: z.string(), students: z.int() })),
        extraCards: z.array(extraCard),
      }),
    ),
  }),
  otherAnswers: unchanged,
});
