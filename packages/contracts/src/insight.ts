import * as z from 'zod/mini';
import { extraCard } from './cards.ts';
import { defineEndpoint } from './endpoint.ts';
import { stages } from '@trio/domain/classes/stages';
import { cardColor } from './own-card.ts';
import { classid } from './query-fields.ts';

/** A card that the student made: its title, but none of the student's other words. */
const ownCard = z.object({ title: z.string(), color: z.optional(cardColor) });

const insightStudent = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  stage: z.enum(stages),
  /** The latest three, in rank order; empty before the first confirmed sort. */
  chosen: z.array(z.union([z.string(), ownCard])),
  /** Cards of the same sort that the student liked but did not choose. */
  liked: z.array(z.string()),
});
export type InsightStudent = z.output<typeof insightStudent>;

export const getInsight = defineEndpoint({
  method: 'GET',
  path: '/insight',
  summary: 'Get what the students of a class, or all whom the caller sees, chose and liked',
  access: ['school'],
  query: z.object({ classid }),
  answer: z.object({
    /** By name. */
    students: z.array(insightStudent),
    extraCards: z.array(extraCard),
  }),
});
