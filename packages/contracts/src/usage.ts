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
  'faq-view',
  'support-request',
  'detail-change',
  'password-change',
  'code-change',
  'sort-start',
  'sort-abandon',
  'sort-complete-first',
  'sort-complete-again',
  'sort-save-failed',
  'card-times',
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
  /** Made by the browser, so that a batch sent twice counts once; in the letters the database gives back. */
  id: z.uuid().check(z.toLowerCase()),
  name: z.enum(usageEventNames),
  /** Milliseconds before the batch was sent: a device's clock is not trusted, its intervals are. */
  age: z.int().check(z.nonnegative(), z.maximum(24 * 60 * 60_000)),
  language: z.enum(['en', 'fr']),
  /** The route's pattern, never the address itself. */
  route: z.string().check(z.maxLength(60), z.regex(/^\/[\w/:.*-]*$/)),
  /** At which card, from 1, a sort was left (`sort-abandon`); the pick has none. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  /** The deck's key of the card, `own` or `extra`; the server takes no other (`card-back-view`, …). */
  card: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z]+$/))),
  /** The career's key on that card (`career-click`); careers that a school wrote have none. */
  career: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z]+$/))),
  /** Active milliseconds at each card, by its name, since the last report (`card-times`). */
  times: z.optional(
    z
      .record(
        z.string().check(z.maxLength(40), z.regex(/^[A-Za-z]+$/)),
        z.int().check(z.nonnegative(), z.maximum(60 * 60_000)),
      )
      .check(z.refine((times) => Object.keys(times).length <= limits.deckMax)),
  ),
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

/** How far back the page looks. */
export const usageWindows = [7, 30, 90, 365] as const;
export type UsageWindow = (typeof usageWindows)[number];

const count = z.int();

/** What a day had; days without anything are left out. */
const usageDay = z.object({
  /** `YYYY-MM-DD`, UTC. */
  day: z.string(),
  signIns: count,
  started: count,
  abandoned: count,
  completed: count,
});

export const usageSummary = z.object({
  days: z.array(usageDay),
  totals: z.object({
    signIns: z.object({ student: count, school: count }),
    started: count,
    abandoned: count,
    completedFirst: count,
    completedAgain: count,
    pageViews: count,
  }),
  /** Page views in each language. */
  languages: z.object({ en: count, fr: count }),
  /** Where sorts were left, by step; null is the pick of three. */
  abandons: z.array(z.object({ step: z.nullable(count), count })),
  /** The deck's cards that have been looked at, the slowest first. */
  cards: z.array(z.object({ card: z.string(), answers: count, averageTime: count })),
  /** What was looked at more closely, by card (`own` and `extra` are all others), most first. */
  looks: z.array(z.object({ card: z.string(), turns: count, careers: count, clicks: count })),
  /** The careers of the deck that were opened most. */
  openedCareers: z.array(z.object({ card: z.string(), career: z.string(), count })),
});
export type UsageSummary = z.output<typeof usageSummary>;

export const getUsage = defineEndpoint({
  method: 'GET',
  path: '/usage/summary',
  summary: 'How the product was used in the last days',
  access: ['admin'],
  query: z.object({
    days: z.optional(
      z.pipe(
        z.pipe(z.enum(['7', '30', '90', '365']), z.transform(Number)),
        z.literal(usageWindows),
      ),
    ),
  }),
  answer: usageSummary,
});
