import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { pathId } from './query-fields.ts';

export const mailTemplates = [
  'password-reset',
  'password-changed',
  'school-verification',
  'student-confirmation',
  'email-change',
  'email-change-asked',
  'email-changed',
  'student-email-correction',
  'student-email-change-asked',
  'contact-request',
  'contact-received',
  'approval-requested',
  'school-approved',
  'school-refused',
  'school-refusal-undone',
  'admin-invited',
  'admin-removed',
  'admin-left',
  'student-deletion-requested',
  'school-deletion-requested',
  'account-deleted',
  'profile',
  'staff-invited',
  'staff-removed',
  'board-invited',
  'board-removed',
  'owner-change',
  'support-window',
  'second-factor-changed',
  'second-factor-loss',
  'keeping-warning',
  'account-expiring',
  'school-changed',
  'audit-summary',
  'talk-requested',
  'talk-waiting',
  'accounts-merged',
  'support-message',
  'step-reminder',
  'guardian-asked',
  'guardian-agreed',
] as const;

export type MailTemplateName = (typeof mailTemplates)[number];

export const mailStatuses = ['dead', 'queued', 'sent'] as const;

export type MailStatus = (typeof mailStatuses)[number];

export const mailsPerPage = 20;

/** Our own reasons to abandon an email; any other `lastError` comes from the mail server. */
export const ownMailErrors = [
  'trio/unreadable',
  'trio/expired',
  'trio/interrupted',
  'trio/attachment',
] as const;

export type OwnMailError = (typeof ownMailErrors)[number];

const mailRecord = z.object({
  _id: z.uuid(),
  recipient: z.string(),
  template: z.enum(mailTemplates),
  language: z.enum(['en', 'fr']),
  status: z.enum(mailStatuses),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  created: z.iso.datetime(),
});

export type MailRecord = z.output<typeof mailRecord>;

export const listMails = defineEndpoint({
  method: 'GET',
  path: '/mails',
  summary: 'List emails by status, newest first',
  access: ['admin'],
  query: z.object({
    status: z._default(z.enum(mailStatuses), 'dead'),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  }),
  answer: z.object({ total: z.int(), mails: z.array(mailRecord) }),
});

export const retryMail = defineEndpoint({
  method: 'POST',
  path: '/mails/:id/retry',
  summary: 'Resend an abandoned email',
  access: ['admin'],
  params: pathId,
  answer: null,
});
