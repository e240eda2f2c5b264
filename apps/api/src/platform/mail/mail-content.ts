import type { MailTemplateName } from '@trio/contracts/mail';
import type { Role } from '@trio/domain/roles';
import type { RefusalReason } from '@trio/domain/school-review';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { ProfileRef } from './attachment.ts';

/**
 * All emails with their values. Values are text, never markup. `role` is the reader's, because
 * French addresses students and staff differently.
 */
export type MailContent =
  | Mail<'password-reset', { firstName: string; role: Role; link: string }>
  | Mail<'password-changed', { firstName: string; role: Role }>
  | Mail<'school-verification', { firstName: string; schoolName: string; link: string }>
  | Mail<'student-confirmation', { firstName: string; schoolName: string; link: string }>
  /** To the new address. */
  | Mail<'email-change', { firstName: string; link: string }>
  /** Both to the old address. */
  | Mail<'email-change-asked', { firstName: string; newEmail: string }>
  | Mail<'email-changed', { firstName: string; newEmail: string }>
  /** To the new address: without a name, because staff may have mistyped it. */
  | Mail<'student-email-correction', { schoolName: string; link: string }>
  /** To the old address, which may be another person's: nothing personal. */
  | Mail<'student-email-change-asked', { role: Role }>
  | Mail<
      'contact-request',
      { firstName: string; lastName: string; email: string; phone: string; schoolName: string }
    >
  | Mail<'contact-received', { firstName: string; schoolName: string }>
  | Mail<
      'approval-requested',
      {
        schoolId: string;
        schoolName: string;
        firstName: string;
        lastName: string;
        email: string;
        /** These are missing in an email of an earlier version that still waits. */
        place?: string;
        domain?: string;
        isRequired?: 'yes' | 'no';
      }
    >
  /** To the owners of the school. */
  | Mail<
      'school-refused',
      {
        firstName: string;
        schoolName: string;
        reason: RefusalReason;
        /** Empty if the administrator wrote nothing. */
        text: string;
        day: string;
      }
    >
  | Mail<'school-refusal-undone', { firstName: string; schoolName: string }>
  | Mail<'admin-invited', { firstName: string; invitedBy: string; link: string }>
  | Mail<'admin-removed', { firstName: string }>
  /** To all other administrators. */
  | Mail<'admin-left', { firstName: string; memberName: string; email: string; removedBy: string }>
  | Mail<'school-approved', { firstName: string; schoolName: string; accessCode: string }>
  | Mail<'student-deletion-requested', { firstName: string; studentName: string; link: string }>
  | Mail<
      'school-deletion-requested',
      { schoolName: string; firstName: string; lastName: string; email: string }
    >
  | Mail<'account-deleted', { firstName: string }>
  | Mail<
      'staff-invited',
      { firstName: string; invitedBy: string; schoolName: string; link: string }
    >
  | Mail<'staff-removed', { firstName: string; schoolName: string }>
  /** Without the inviter: an administrator of the platform may be one. */
  | Mail<'board-invited', { firstName: string; boardName: string; link: string }>
  | Mail<'board-removed', { firstName: string; boardName: string }>
  /** To all owners. Without a kind, the member leaves the staff. */
  | Mail<
      'owner-change',
      { firstName: string; memberName: string; schoolName: string; kind: StaffKind | 'none' }
    >
  | Mail<
      'second-factor-changed',
      { firstName: string; kind: 'added' | 'removed' | 'codes' | 'codeUsed' | 'reset' }
    >
  /** To all owners: the link opens a page with one button. */
  | Mail<
      'second-factor-loss',
      { firstName: string; memberName: string; schoolName: string; hours: string; link: string }
    >
  /** To all owners. */
  | Mail<
      'support-window',
      { firstName: string; openedBy: string; schoolName: string; hours: string }
    >
  /** To all owners. Without names: the link opens the list. */
  | Mail<
      'keeping-warning',
      { firstName: string; schoolName: string; students: string; day: string }
    >
  | Mail<'account-expiring', { firstName: string; schoolName: string; day: string }>
  /** To all owners. Never about a student. */
  | Mail<
      'school-changed',
      /** A line for each, in the reader's language. */
      { firstName: string; schoolName: string; changes: string }
    >
  | Mail<
      'audit-summary',
      {
        firstName: string;
        schoolName: string;
        month: string;
        entries: string;
        looks: string;
        sequence: string;
        hash: string;
      }
    >
  /** Name no student. */
  | Mail<'talk-requested', { firstName: string }>
  | Mail<'talk-waiting', { firstName: string }>
  | Mail<'accounts-merged', { firstName: string; keptEmail: string; schoolName: string }>
  /** An administrator has no school. */
  | Mail<
      'support-message',
      {
        userId: string;
        firstName: string;
        lastName: string;
        email: string;
        role: Role;
        schoolName: string;
        /** The only value that may have several lines. */
        message: string;
      }
    >
  /** Never with a word of the student. The ticket turns reminders off. */
  | Mail<'step-reminder', { firstName: string; ticket: string }>
  /** To the address that a child typed: never with a name. */
  | Mail<
      'guardian-asked',
      { schoolName: string; age: string; kind: 'sign-up' | 'account'; day: string; link: string }
    >
  | Mail<'guardian-agreed', { schoolName: string; day: string; link: string }>
  | (Mail<'profile', { firstName: string }> & { readonly attached: ProfileRef });

interface Mail<Template extends MailTemplateName, Values> {
  readonly template: Template;
  readonly values: Readonly<Values>;
}

export type MailTemplate = MailContent['template'];
