import type { MailTemplateName } from '@trio/contracts/mail';
import type { Role } from '@trio/domain/roles';
import type { ProfileRef } from './attachment.ts';

/**
 * Every mail the product writes, with the values it is filled with. Values are text, never markup.
 * A role is the reader's, where both students and staff may be: French speaks to them differently.
 */
export type MailContent =
  | Mail<'password-reset', { firstName: string; role: Role; link: string }>
  | Mail<'password-changed', { firstName: string; role: Role }>
  | Mail<'school-verification', { firstName: string; schoolName: string; link: string }>
  /** To a student of a school that limits addresses by domain. */
  | Mail<'student-confirmation', { firstName: string; schoolName: string; link: string }>
  /** To the new address. */
  | Mail<'email-change', { firstName: string; link: string }>
  /** To the old address, both. */
  | Mail<'email-change-asked', { firstName: string; newEmail: string }>
  | Mail<'email-changed', { firstName: string; newEmail: string }>
  /** To the platform's support. */
  | Mail<
      'contact-request',
      { firstName: string; lastName: string; email: string; phone: string; schoolName: string }
    >
  /** To who asked. */
  | Mail<'contact-received', { firstName: string; schoolName: string }>
  /** To the platform's support. */
  | Mail<
      'approval-requested',
      {
        schoolId: string;
        schoolName: string;
        firstName: string;
        lastName: string;
        email: string;
      }
    >
  | Mail<'school-approved', { firstName: string; schoolName: string; accessCode: string }>
  /** To a school's staff; the first name is the reader's. */
  | Mail<'student-deletion-requested', { firstName: string; studentName: string; link: string }>
  /** To the platform's support. */
  | Mail<
      'school-deletion-requested',
      { schoolName: string; firstName: string; lastName: string; email: string }
    >
  /** To a student. */
  | Mail<'account-deleted', { firstName: string }>
  /** To somebody whom a school invites to its staff. */
  | Mail<
      'staff-invited',
      { firstName: string; invitedBy: string; schoolName: string; link: string }
    >
  /** To somebody who is no longer of a school's staff. */
  | Mail<'staff-removed', { firstName: string; schoolName: string }>
  /** To the address that a student no longer signs in with. */
  | Mail<'accounts-merged', { firstName: string; keptEmail: string; schoolName: string }>
  /** To the platform's support, from somebody who is signed in; an administrator has no school. */
  | Mail<
      'support-message',
      {
        firstName: string;
        lastName: string;
        email: string;
        role: Role;
        schoolName: string;
        /** The only value that may have several lines. */
        message: string;
      }
    >
  /** To a student. */
  | (Mail<'profile', { firstName: string }> & { readonly attached: ProfileRef });

interface Mail<Template extends MailTemplateName, Values> {
  readonly template: Template;
  readonly values: Readonly<Values>;
}

export type MailTemplate = MailContent['template'];
