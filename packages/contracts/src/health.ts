import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  summary: 'Check that the process is alive',
  access: 'public',
  answer: z.object({ status: z.literal('ok'), version: z.string() }),
});

export const unreadyReasons = ['stopping', 'database-away', 'database-read-only'] as const;

export const getReady = defineEndpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Check that the server is ready: the database answers and accepts writes',
  access: 'public',
  answer: z.object({
    status: z.literal('ready'),
    details: z.object({
      profileEngine: z.enum(['native', 'portable', 'none']),
    }),
  }),
  otherAnswers: {
    503: z.object({ status: z.literal('unavailable'), reason: z.enum(unreadyReasons) }),
  },
});
