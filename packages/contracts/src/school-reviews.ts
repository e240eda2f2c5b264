import { limits } from '@trio/domain/limits';
import { isPlainText } from '@trio/domain/plain-text';
import { refusalReasons } from '@trio/domain/school-review';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

const access = ['admin'] as const;

const review = z.object({
  id: z.uuid(),
  schoolname: z.string(),
  city: z.string(),
  /** The province or state, as the school wrote it. */
  state: z.string(),
  country: z.string(),
  created: z.iso.datetime(),
  /** Null until the school has confirmed its email address. */
  verified: z.nullable(z.iso.datetime()),
  /** The person who registered the school; empty if none is left. */
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  studentCount: z.int(),
  standing: z.enum(['pending', 'approved', 'refused']),
  /** Null while pending. Without a name if the command line did it. */
  decided: z.nullable(z.object({ by: z.nullable(z.string()), at: z.iso.datetime() })),
  refusal: z.nullable(
    z.object({
      reason: z.enum(refusalReasons),
      text: z.string(),
      /** The school's data is deleted then. */
      deletion: z.iso.datetime(),
    }),
  ),
});
export type SchoolReview = z.output<typeof review>;

/** `isNew` is false if the decision had been made before: `school` says by whom and when. */
const outcome = z.object({ isNew: z.boolean(), school: review });
export type ReviewOutcome = z.output<typeof outcome>;

export const listNewSchools = defineEndpoint({
  method: 'GET',
  path: '/new-schools',
  summary: 'List schools that wait for a review, longest wait first, and refused ones',
  access,
  answer: z.object({
    /** More are counted than listed. */
    total: z.int(),
    schools: z.array(review),
    refused: z.array(review),
  }),
});

export const getNewSchool = defineEndpoint({
  method: 'GET',
  path: '/new-schools/:id',
  summary: 'Get a school for its review',
  access,
  params: pathId,
  answer: review,
});

export const acceptSchool = defineEndpoint({
  method: 'POST',
  path: '/new-schools/:id/approval',
  summary: 'Approve a new school; changes nothing if it was decided before',
  access,
  params: pathId,
  answer: outcome,
});

export const refusalForm = z.object({
  reason: z.enum(refusalReasons, withCode('school/reason-required')),
  /** A sentence for the owners of the school. */
  text: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(limits.refusalTextMax, withCode('form/text-too-long')),
        z.refine(isPlainText, withCode('form/text-invalid')),
      ),
    '',
  ),
});

export const refuseSchool = defineEndpoint({
  method: 'POST',
  path: '/new-schools/:id/refusal',
  summary: 'Refuse a new school with a reason; changes nothing if it was decided before',
  access,
  params: pathId,
  body: refusalForm,
  answer: outcome,
});

export const undoRefusal = defineEndpoint({
  method: 'DELETE',
  path: '/new-schools/:id/refusal',
  summary: 'Undo a refusal before the school is deleted',
  access,
  params: pathId,
  answer: outcome,
});
