import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, locale, page, schoolid } from './query-fields.ts';

export const auditActions = [
  'logged-in',
  'log-in-failed',
  'student-opened',
  'queue-opened',
  'audit-exported',
  'student-disabled',
  'student-enabled',
  'student-email-confirmed',
  'student-password-given',
  'student-email-corrected',
  'student-email-correction-withdrawn',
  'student-deleted',
  'guardian-agreed',
  'guardian-refused',
  'student-data-exported',
  'students-listed',
  'student-prepared',
  'student-put-off',
  'conversation-noted',
  'conversation-corrected',
  'students-merged',
  'students-exported',
  'profile-opened',
  'profile-mailed',
  'profile-sent',
  'survey-answers-opened',
  'survey-answers-exported',
  'school-settings-changed',
  'school-approved',
  'school-refused',
  'school-refusal-undone',
  'refused-school-deleted',
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
  'class-watched',
  'insight-opened',
  'staff-joined',
  'staff-removed',
  'staff-kind-changed',
  'owner-change-requested',
  'owner-change-stopped',
  'details-changed',
  'email-changed',
  'password-changed',
  'sessions-ended',
  'account-disabled',
  'account-enabled',
  'account-password-replaced',
  'account-opened',
  'account-reset-asked',
  'account-resend-asked',
  'account-unlocked',
  'staff-email-corrected',
  'staff-email-correction-withdrawn',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-reset',
  'second-factor-loss-reported',
  'second-factor-loss-stopped',
  'recovery-code-used',
  'recovery-codes-made',
  'admin-created',
  'admin-invited',
  'admin-invited-again',
  'admin-invitation-withdrawn',
  'admin-joined',
  'admin-removed',
  'class-created',
  'class-changed',
  'class-joining-opened',
  'class-joining-closed',
  'class-code-changed',
  'class-teachers-changed',
  'class-archived',
  'class-restored',
  'class-deleted',
  'class-students-added',
  'class-students-moved',
  'class-student-removed',
  'class-sign-ins-made',
  'school-year-started',
  'card-added',
  'card-changed',
  'card-removed',
  'support-window-opened',
  'support-window-ended',
  'keeping-confirmed',
  'keeping-warned',
  'keeping-warning-seen',
  'student-kept',
  'students-deleted-by-time',
  'classes-deleted-by-time',
  'tenant-mapped',
  'tenant-unmapped',
  'mail-retried',
  'board-created',
  'board-renamed',
  'board-settings-changed',
  'board-deleted',
  'board-school-added',
  'board-school-removed',
  'board-member-invited',
  'board-member-invited-again',
  'board-member-joined',
  'board-member-removed',
  'board-figures-opened',
  'board-figures-exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** How a person proved who they are. */
export const logInMethods = ['password', 'single-sign-on', 'passkey', 'one-time-code'] as const;
export type LogInMethod = (typeof logInMethods)[number];

export const logInFailures = [
  'wrong-password',
  'account-disabled',
  'password-expired',
  'wrong-second-factor',
  'school-refused',
  /** No address is stored. */
  'unknown-address',
] as const;
export type LogInFailure = (typeof logInFailures)[number];

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Looks at one student; repeated ones are one entry. */
export const studentLooks = [
  'student-opened',
  'student-prepared',
  'survey-answers-opened',
] as const satisfies readonly AuditAction[];

/** Owners are told about these by email. */
export const mailedActions = [
  'staff-invited',
  'staff-joined',
  'staff-removed',
  'staff-kind-changed',
  'owner-change-requested',
  'owner-change-stopped',
  'staff-email-corrected',
  'school-settings-changed',
  'school-address-changed',
  'school-code-changed',
  'tenant-mapped',
  'tenant-unmapped',
  'keeping-confirmed',
  'board-school-added',
  'board-school-removed',
] as const satisfies readonly AuditAction[];
export type MailedAction = (typeof mailedActions)[number];

const entry = z.object({
  _id: z.uuid(),
  at: z.iso.datetime(),
  /** A student’s log-in: only the day counts, `at` is its noon in UTC. */
  isDayOnly: z.boolean(),
  action: z.enum(auditActions),
  /**
   * Null for a command on the server, a job, or an unknown address. No name: deleted. No id: a student
   * of a school that is closed to the Trio team.
   */
  actor: z.nullable(
    z.object({ _id: z.nullable(z.uuid()), role: z.enum(roles), name: z.nullable(z.string()) }),
  ),
  school: z.nullable(z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() })),
  /** Of an entry in the log of a board. */
  board: z.optional(z.object({ id: z.uuid(), name: z.string(), isDeleted: z.boolean() })),
  /** The name is null after a student is deleted. */
  subject: z.nullable(z.object({ _id: z.uuid(), name: z.nullable(z.string()) })),
  details: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
  ),
});
export type AuditEntry = z.output<typeof entry>;

const emptyOr = <S extends z.ZodMiniType>(schema: S) =>
  z.optional(
    z.pipe(
      z.union([z.literal(''), schema]),
      z.transform((value) => (value === '' ? undefined : value)),
    ),
  );

const filters = {
  schoolid,
  action: emptyOr(z.enum(auditActions)),
  /** Who acted or whom it concerned. */
  person: emptyOr(id()),
  /** From this moment on, until before the other. */
  from: emptyOr(z.iso.datetime()),
  to: emptyOr(z.iso.datetime()),
};

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/audit',
  summary: 'List the audit log of a school, or of all schools for administrators, newest first',
  access: ['school', 'board', 'admin'],
  kinds: ['owner'],
  query: z.object({ page, ...filters }),
  answer: z.object({
    entries: z.array(entry),
    hasNextPage: z.boolean(),
    hasPrevPage: z.boolean(),
  }),
});

export const downloadAudit = defineEndpoint({
  method: 'GET',
  path: '/audit/csv',
  summary: 'Download the audit log with the same filters as a CSV file',
  access: ['school', 'board', 'admin'],
  kinds: ['owner'],
  query: z.object({ locale, ...filters }),
  answer: z.unknown(),
});
