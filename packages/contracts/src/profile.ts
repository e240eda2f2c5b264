import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { flag, page, pathId } from './query-fields.ts';

const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

const language = z.enum(['en', 'fr']);
/** The student's id. Staff send it; a student may leave it out. */
const uid = z.string(says('profile/uid-missing'));

/** A download ticket is valid for 60 seconds; an email ticket works once. */
export const createPdfTicket = defineEndpoint({
  method: 'POST',
  path: '/results/pdf/ticket',
  summary: 'A ticket for one student’s profile, which may stand in an address for a short while',
  access: roles,
  body: z.object({ uid: z.optional(uid), language, email: z.optional(z.boolean()) }),
  answer: z.object({ auth: z.string() }),
});

/**
 * Returns the document, or with `email` sends it to the student. Only the ticket or the
 * Authorization header authenticates; the cookie does not.
 */
export const getPdf = defineEndpoint({
  method: 'GET',
  path: '/results/pdf',
  summary: 'A student’s profile as a PDF; with email=true it is sent to the student by mail',
  access: 'public',
  query: z.object({
    /** Must match the language of the ticket. */
    language: z.optional(language),
    uid: z.optional(uid),
    email: z.optional(flag),
    auth: z.optional(z.string().check(z.maxLength(600))),
  }),
  answer: z.unknown(),
  otherAnswers: { 202: z.object({ success: z.literal(true) }) },
});

const awaited = z.object({
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
export type AwaitedProfile = z.output<typeof awaited>;

export const listAwaitedProfiles = defineEndpoint({
  method: 'GET',
  path: '/profiles/awaited',
  summary: 'Students of consumer and freemium groups who wait for their profile, the longest first',
  access: ['admin'],
  query: z.object({ page }),
  answer: z.object({
    students: z.array(awaited),
    total: z.int(),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
  }),
});

export const sendAwaitedProfile = defineEndpoint({
  method: 'POST',
  path: '/profiles/awaited/:id/send',
  summary: 'Mail the profile to a student who waits for it; from then on it can be downloaded too',
  access: ['admin'],
  params: pathId,
  answer: null,
});
