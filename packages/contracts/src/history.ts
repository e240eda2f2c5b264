import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { page } from './query-fields.ts';
import { confirmedResult, selectedCard } from './results.ts';

const likedCard = z.object({ card: selectedCard, result: z.enum(['superlike', 'like']) });
export type LikedCard = z.output<typeof likedCard>;

const pastResult = z.extend(confirmedResult, {
  /** Without the three, very interested first. */
  liked: z.array(likedCard),
  /** False while a consumer group's profile has not been sent. */
  hasProfile: z.boolean(),
});
export type PastResult = z.output<typeof pastResult>;

export const listResults = defineEndpoint({
  method: 'GET',
  path: '/results/history',
  summary: 'List the student’s confirmed results, newest first',
  access: ['student'],
  query: z.object({ page }),
  answer: z.object({
    results: z.array(pastResult),
    /** The next older result, to compare the last one of this page with. */
    before: z.nullable(pastResult),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
  }),
});
