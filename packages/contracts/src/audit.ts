import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { page, schoolid } from './query-fields.ts';

export const auditActions = [
  'student-disabled',
  'student-enabled',
  'student-email-confirmed',
  'student-deleted',
  'students-merged',
  'students-exported',
  'profile-opened',
  'profile-mailed',
  'profile-sent',
  'survey-answers-opened',
  'survey-answers-exported',
  'school-settings-changed',
  'school-approved',
  'school-verified',
  'school-deleted',
  'unverified-school-deleted',
  'school-address-changed',
  'school-code-changed',
  'schools-exported',
  'school-deletion-requested',
  'school-deletion-withdrawn',
  'staff-invited',
  'staff-invited-again',
  'staff-joined',
  'staff-removed',
  'details-changed',
  'email-changed',
  'password-changed',
  'account-disabled',
  'account-enabled',
  'account-password-replaced',
  'admin-created',
  'card-added',
  'card-changed',
  'card-removed',
  'tenant-mapped',
  'tenant-unmapped',
  'mail-retried',
] as const;
export type AuditAction = (typeof auditActions)[number];

const entry = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  action: z.enum(auditActions),
  /** Null for a command on the server or a job. */
  actor: z.nullable(z.object({ _id: z.uuid(), role: z.enum(roles), name: z.string() })),
  school: z.nullable(z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() })),
  /** The name is null after the account is deleted. */
  subject: z.nullable(z.object({ _id: z.uuid(), name: z.nullable(z.string()) })),
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  ),
});
export type AuditEntry = z.output<typeof entry>;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/audit',
  summary: 'List the audit log of staff and administrators, newest first',
  access: ['admin'],
  query: z.object({ page, schoolid, action: z.optional(z.enum(auditActions)) }),
  answer: z.object({
    entries: z.array(entry),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
  }),
});
