import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/**
 * The product's own events. Properties are short closed values, never text a person typed, so that
 * no personal data can reach this table.
 */
export const usageEventNames = [
  'page-view',
  'login',
  'logout',
  'timeout',
  'signup',
  'language-change',
  'detail-change',
  'password-change',
  'code-change',
  'sort-start',
  'sort-abandon',
  'sort-complete-first',
  'sort-complete-again',
  'sort-save-failed',
  'card-back-view',
  'sample-careers-view',
  'career-click',
  'results-download',
  'results-email',
  'students-search',
  'students-sort',
  'students-show-disabled',
  'students-page',
  'students-export',
  'student-open',
  'student-enable',
  'student-disable',
  'student-download',
  'student-merge',
  'student-delete',
] as const;

export type UsageEventName = (typeof usageEventNames)[number];

export const usageEvent = z.object({
  /** Made by the browser, so that a batch sent twice counts once. */
  id: z.uuid(),
  name: z.enum(usageEventNames),
  /** Milliseconds before the batch was sent: a device's clock is not trusted, its intervals are. */
  age: z.int().check(z.nonnegative(), z.maximum(24 * 60 * 60_000)),
  language: z.enum(['en', 'fr']),
  /** The route's pattern, never the address itself. */
  route: z.string().check(z.maxLength(60), z.regex(/^\/[\w/:.*-]*$/)),
});

export type UsageEvent = z.output<typeof usageEvent>;

export const recordUsage = defineEndpoint({
  method: 'POST',
  path: '/usage/events',
  summary: 'Record a batch of usage events',
  access: 'public',
  body: z.object({
    events: z.array(usageEvent).check(z.minLength(1), z.maxLength(limits.usageEventsPerBatch)),
  }),
  status: 202,
  answer: z.object({ recorded: z.int() }),
});
