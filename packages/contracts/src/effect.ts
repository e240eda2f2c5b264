import { effectMoments, effectPeriods, effectPoints } from '@trio/domain/effect/effect';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

const point = z.literal(effectPoints);
/** In the order of `effectStatements`. */
const points = z.tuple([point, point, point]);

const ownAnswers = z.object({
  /** In the order of the moments. */
  answers: z.array(
    z.object({
      moment: z.enum(effectMoments),
      day: z.iso.date(),
      /** Null: skipped, or deleted. */
      points: z.nullable(points),
    }),
  ),
});
export type OwnEffectAnswers = z.output<typeof ownAnswers>;

export const listEffectAnswers = defineEndpoint({
  method: 'GET',
  path: '/effect/answers',
  summary: 'List what the student answered to “Does it help?”',
  access: ['student'],
  answer: ownAnswers,
});

export const answerEffect = defineEndpoint({
  method: 'PUT',
  path: '/effect/answers/:moment',
  summary: 'Answer “Does it help?” at one moment, or skip it; the first answer counts',
  access: ['student'],
  params: z.object({ moment: z.enum(effectMoments) }),
  /** Null: skipped. */
  body: z.object({ points: z.nullable(points) }),
  answer: z.object({ moments: z.array(z.enum(effectMoments)) }),
});

/** The moments stay answered, so that they are not asked again. */
export const deleteEffectAnswers = defineEndpoint({
  method: 'DELETE',
  path: '/effect/answers',
  summary: 'Delete what the student answered to “Does it help?”',
  access: ['student'],
  answer: ownAnswers,
});

const figures = z.object({
  period: z.enum(effectPeriods),
  /** Null for the whole school. */
  class: z.nullable(z.object({ _id: z.uuid(), name: z.string() })),
  pairs: z.int(),
  /** In the order of `effectStatements`, with a 95 % confidence interval of the change. */
  changes: z.array(
    z.object({
      before: z.number(),
      after: z.number(),
      change: z.number(),
      low: z.number(),
      high: z.number(),
    }),
  ),
});
export type EffectFigures = z.output<typeof figures>;

export const getEffectResults = defineEndpoint({
  method: 'GET',
  path: '/effect/results',
  summary: 'Get the means of “Does it help?” for the school and its classes, from ten pairs',
  access: ['school'],
  kinds: ['owner', 'counsellor'],
  answer: z.object({
    isOn: z.boolean(),
    /** The first day of the month of these figures; null before the first ones. */
    month: z.nullable(z.iso.date()),
    figures: z.array(figures),
  }),
});
