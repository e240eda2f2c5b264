import { rolesWithCards } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { flag, page, pathId } from './query-fields.ts';
import { withCode } from './with-code.ts';

const language = z.enum(['en', 'fr']);
/** The student's id. Staff send it; a student may leave it out. */
const uid = z.string(withCode('profile/uid-missing'));
/** One of the student's earlier results; if absent, the latest. Only students may name an earlier one. */
const resultId = z.optional(z.string());

/** A download ticket is valid for 60 seconds; an email ticket works once. */
export const createPdfTicket = defineEndpoint({
  method: 'POST',
  path: '/results/pdf/ticket',
  summary: 'Create a short-lived ticket for a student’s profile',
  access: rolesWithCards,
  body: z.object({ uid: z.optional(uid), language, email: z.optional(z.boolean()), resultId }),
  answer: z.object({ auth: z.string() }),
});

/** Only the ticket or the Authorization header authenticates; the cookie does not. */
export const getPdf = defineEndpoint({
  method: 'GET',
  path: '/results/pdf',
  summary: 'Get a student’s profile as a PDF, or email it to the student with email=true',
  access: 'public',
  query: z.object({
    /** Must match the language of the ticket. */
    language: z.optional(language),
    uid: z.optional(uid),
    email: z.optional(flag),
    /** Must match the result of the ticket. */
    resultId,
    auth: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.unknown(),
  otherAnswers: { 202: z.object({ success: z.literal(true) }) },
});

const pendingProfile = z.object({
  _id: z.uuid(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  schoolname: z.string(),
  isFreemiumGroup: z.boolean(),
  hasCompletedConsumerEndSurvey: z.boolean(),
  /** Only answers to our own surveys are stored, not those of outside surveys. */
  hasAnswers: z.boolean(),
  /** When the trio was confirmed. */
  updated: z.iso.datetime(),
});
export type PendingProfile = z.output<typeof pendingProfile>;

export const listPendingProfiles = defineEndpoint({
  method: 'GET',
  path: '/profiles/awaited',
  summary: 'List the pending profiles of consumer and freemium groups, longest wait first',
  access: ['admin'],
  query: z.object({ page }),
  answer: z.object({
    students: z.array(pendingProfile),
    total: z.int(),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
  }),
});

export const sendPendingProfile = defineEndpoint({
  method: 'POST',
  path: '/profiles/awaited/:id/send',
  summary: 'Email a pending profile to its student and make it downloadable',
  access: ['admin'],
  params: pathId,
  answer: null,
});
