import type { MailTemplateName } from '@trio/contracts/mail';

export const templateLabelKeys = {
  'password-reset': 'post.template.passwordReset',
  'password-changed': 'post.template.passwordChanged',
  'school-verification': 'post.template.schoolVerification',
  'student-confirmation': 'post.template.studentConfirmation',
  'email-change': 'post.template.emailChange',
  'email-change-asked': 'post.template.emailChangeAsked',
  'email-changed': 'post.template.emailChanged',
  'contact-request': 'post.template.contactRequest',
  'contact-received': 'post.template.contactReceived',
  'approval-requested': 'post.template.approvalRequested',
  'school-approved': 'post.template.schoolApproved',
  'student-deletion-requested': 'post.template.studentDeletion',
  'school-deletion-requested': 'post.template.schoolDeletion',
  'account-deleted': 'post.template.accountDeleted',
  'staff-invited': 'post.template.staffInvited',
  'staff-removed': 'post.template.staffRemoved',
  'accounts-merged': 'post.template.accountsMerged',
  'support-message': 'post.template.supportMessage',
  profile: 'post.template.profile',
} as const satisfies Record<MailTemplateName, string>;
