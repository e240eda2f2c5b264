import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** Properties are short closed values, never typed text, so no personal data reaches this table. */
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
  'career-view',
  'career-save',
  'career-outside',
  'careers-search',
  'careers-compare',
  'results-download',
  'results-email',
  'reveal-view',
  'picture-saved',
  'picture-shared',
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
  /**
   * Created by the browser, so that a repeated batch counts once. Lower case, as the database
   * returns it.
   */
  id: z.uuid().check(z.toLowerCase()),
  name: z.enum(usageEventNames),
  /** Milliseconds before the batch was sent: intervals are reliable, a device's clock is not. */
  age: z.int().check(z.nonnegative(), z.maximum(24 * 60 * 60_000)),
  language: z.enum(['en', 'fr']),
  /** The route's pattern, never the URL itself. */
  route: z.string().check(z.maxLength(60), z.regex(/^\/[\w/:.*-]*$/)),
  /** `sort-abandon`: the card at which the student left, 1-based; absent on the select page. */
  step: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  /**
   * `card-back-view` and others: the deck's key, `own` or `extra`; the server refuses other values.
   */
  card: z.optional(z.string().check(z.maxLength(40), z.regex(/^[A-Za-z]+$/))),
  /**
   * `career-click`: the career's place on the card; extra cards' careers have none. `career-view`
   * and others: the career's key.
   */
  career: z.optional(z.string().check(z.maxLength(80), z.regex(/^[A-Za-z\d-]+$/))),
  /** `card-times`: active milliseconds per card since the last report. */
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

export const usageWindows = [7, 30, 90, 365] as const;
export type UsageWindow = (typeof usageWindows)[number];

const count = z.int();

const usageDay = z.object({
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
  languages: z.object({ en: count, fr: count }),
  /** Null is the select page. */
  abandons: z.array(z.object({ step: z.nullable(count), count })),
  cards: z.array(z.object({ card: z.string(), answers: count, averageTime: count })),
  /** Most views first; `own` and `extra` sum up all other cards. */
  looks: z.array(z.object({ card: z.string(), turns: count, careers: count, clicks: count })),
  openedCareers: z.array(z.object({ card: z.string(), career: z.string(), count })),
});
export type UsageSummary = z.output<typeof usageSummary>;

export const getUsage = defineEndpoint({
  method: 'GET',
  path: '/usage/summary',
  summary: 'Get the usage statistics of the last days',
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
