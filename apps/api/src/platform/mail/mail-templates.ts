import { pages, personPath } from '@trio/contracts/pages';
import { isStaff, type Role } from '@trio/domain/roles';
import { staffKinds } from '@trio/domain/staff-kinds';
import type { MailContent, MailTemplate } from './mail-content.ts';
import type { MailWords } from './mail-words.ts';

export interface MailBody {
  readonly subject: string;
  readonly heading: string;
  readonly name?: string;
  readonly text: string;
  readonly quote?: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly code?: { readonly value: string; readonly hint: string };
  readonly action?: { readonly label: string; readonly link: string };
  readonly after?: string;
  readonly notYou?: string;
  readonly why: string;
  /** Opens a page, which changes nothing until the reader says so. */
  readonly stop?: { readonly label: string; readonly link: string };
  /** Mail programs send a POST there: see RFC 8058. */
  readonly unsubscribe?: string;
  readonly replyTo?: string;
}

export interface MailPlace {
  readonly publicOrigin: string;
  readonly supportEmail: string;
}

type Values<T extends MailTemplate> = Extract<MailContent, { template: T }>['values'];

type Templates = {
  readonly [T in MailTemplate]: (t: MailWords, values: Values<T>, place: MailPlace) => MailBody;
};

const heading = (text: string) => ({ subject: text, heading: text });

const hostOf = ({ publicOrigin }: MailPlace): string => new URL(publicOrigin).host;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;

function aboutPerson(
  t: MailWords,
  values: { firstName: string; lastName: string; email: string; schoolName: string },
  place: MailPlace,
) {
  return {
    facts: [
      [t('mail.fact.school'), values.schoolName],
      [t('mail.fact.name'), fullName(values)],
      [t('mail.fact.email'), values.email],
    ] as const,
    after: t('mail.reply'),
    why: t('mail.why.support', { host: hostOf(place) }),
    replyTo: values.email,
  };
}

const logLink = (label: string, { publicOrigin }: MailPlace) => ({
  label,
  link: `${publicOrigin}${pages.audit.path}`,
});

function roleWord(role: Role): 'mail.role.student' | 'mail.role.school' | 'mail.role.admin' {
  if (role === 'admin') return 'mail.role.admin';
  return isStaff(role) ? 'mail.role.school' : 'mail.role.student';
}

const templates: Templates = {
  'password-reset': (t, { firstName, role, link }) => ({
    ...heading(t('mail.passwordReset.subject')),
    name: firstName,
    text: t(isStaff(role) ? 'mail.passwordReset.text.staff' : 'mail.passwordReset.text.student'),
    action: { label: t('mail.passwordReset.action'), link },
    after: t('mail.passwordReset.after'),
    notYou: t(
      isStaff(role) ? 'mail.passwordReset.notYou.staff' : 'mail.passwordReset.notYou.student',
    ),
    why: t('mail.why.account'),
  }),

  'password-changed': (t, { firstName, role }, { supportEmail: support }) => ({
    ...heading(
      t(
        isStaff(role)
          ? 'mail.passwordChanged.subject.staff'
          : 'mail.passwordChanged.subject.student',
      ),
    ),
    name: firstName,
    text: t(
      isStaff(role) ? 'mail.passwordChanged.text.staff' : 'mail.passwordChanged.text.student',
    ),
    notYou: t(
      isStaff(role) ? 'mail.passwordChanged.notYou.staff' : 'mail.passwordChanged.notYou.student',
      { support },
    ),
    why: t('mail.why.account'),
  }),

  'school-verification': (t, { firstName, schoolName, link }, place) => ({
    subject: t('mail.schoolVerification.subject'),
    heading: t('mail.schoolVerification.heading'),
    name: firstName,
    text: t('mail.schoolVerification.text', { schoolName }),
    action: { label: t('mail.schoolVerification.action'), link },
    after: t('mail.schoolVerification.after'),
    notYou: t('mail.schoolVerification.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'student-confirmation': (t, { firstName, schoolName, link }, place) => ({
    ...heading(t('mail.studentConfirmation.subject')),
    name: firstName,
    text: t('mail.studentConfirmation.text', { schoolName }),
    action: { label: t('mail.studentConfirmation.action'), link },
    after: t('mail.studentConfirmation.after'),
    notYou: t('mail.studentConfirmation.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'email-change': (t, { firstName, link }, place) => ({
    ...heading(t('mail.emailChange.subject')),
    name: firstName,
    text: t('mail.emailChange.text'),
    action: { label: t('mail.emailChange.action'), link },
    after: t('mail.emailChange.after'),
    notYou: t('mail.emailChange.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'email-change-asked': (t, { firstName, newEmail }, { supportEmail }) => ({
    ...heading(t('mail.emailChangeAsked.subject')),
    name: firstName,
    text: t('mail.emailChangeAsked.text', { newEmail }),
    notYou: t('mail.emailChangeAsked.notYou', { support: supportEmail }),
    why: t('mail.why.account'),
  }),

  'email-changed': (t, { firstName, newEmail }, { supportEmail }) => ({
    ...heading(t('mail.emailChanged.subject')),
    name: firstName,
    text: t('mail.emailChanged.text', { newEmail }),
    notYou: t('mail.emailChanged.notYou', { support: supportEmail }),
    why: t('mail.why.former'),
  }),

  'student-email-correction': (t, { schoolName, link }, place) => ({
    ...heading(t('mail.emailCorrection.subject')),
    text: t('mail.emailCorrection.text', { schoolName }),
    action: { label: t('mail.emailCorrection.action'), link },
    after: t('mail.emailCorrection.after'),
    notYou: t('mail.emailCorrection.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'student-email-change-asked': (t) => ({
    ...heading(t('mail.emailCorrectionAsked.subject')),
    text: t('mail.emailCorrectionAsked.text'),
    after: t('mail.emailCorrectionAsked.after'),
    why: t('mail.why.account'),
  }),

  'contact-request': (t, values, place) => {
    const about = aboutPerson(t, values, place);
    return {
      ...heading(t('mail.contactRequest.subject')),
      text: t('mail.contactRequest.text', { person: fullName(values) }),
      ...about,
      facts: [...about.facts, [t('mail.fact.phone'), values.phone]],
    };
  },

  'contact-received': (t, { firstName, schoolName }, place) => ({
    ...heading(t('mail.contactReceived.subject')),
    name: firstName,
    text: t('mail.contactReceived.text', { schoolName }),
    notYou: t('mail.contactReceived.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'approval-requested': (t, values, place) => {
    const about = aboutPerson(t, values, place);
    // The id, not the access code: schools choose their codes, and this command is pasted into a
    // shell.
    const command = `npm run admin -- approve --school ${values.schoolId}`;
    return {
      ...heading(t('mail.approvalRequested.subject')),
      text: t('mail.approvalRequested.text', { schoolName: values.schoolName }),
      ...about,
      facts: [...about.facts, [t('mail.approvalRequested.command'), command]],
    };
  },

  'school-approved': (t, { firstName, schoolName, accessCode }, { publicOrigin }) => ({
    ...heading(t('mail.schoolApproved.subject')),
    name: firstName,
    text: t('mail.schoolApproved.text', { schoolName }),
    code: { value: accessCode, hint: t('mail.schoolApproved.codeHint') },
    action: { label: t('mail.schoolApproved.action'), link: publicOrigin },
    why: t('mail.why.account'),
  }),

  'student-deletion-requested': (t, { firstName, studentName, link }) => ({
    ...heading(t('mail.studentDeletion.subject')),
    name: firstName,
    text: t('mail.studentDeletion.text', { studentName }),
    action: { label: t('mail.studentDeletion.action'), link },
    after: t('mail.studentDeletion.after'),
    why: t('mail.why.account'),
  }),

  'school-deletion-requested': (t, values, place) => ({
    ...heading(t('mail.schoolDeletion.subject')),
    text: t('mail.schoolDeletion.text', { schoolName: values.schoolName }),
    ...aboutPerson(t, values, place),
  }),

  'account-deleted': (t, { firstName }, { supportEmail }) => ({
    ...heading(t('mail.accountDeleted.subject')),
    name: firstName,
    text: t('mail.accountDeleted.text'),
    notYou: t('mail.accountDeleted.notYou', { support: supportEmail }),
    why: t('mail.why.former'),
  }),

  'staff-invited': (t, { firstName, invitedBy, schoolName, link }) => ({
    ...heading(t('mail.staffInvited.subject', { schoolName })),
    name: firstName,
    text: t('mail.staffInvited.text', { invitedBy, schoolName }),
    action: { label: t('mail.staffInvited.action'), link },
    after: t('mail.staffInvited.after'),
    notYou: t('mail.staffInvited.notYou'),
    why: t('mail.why.invited', { schoolName }),
  }),

  'staff-removed': (t, { firstName, schoolName }, { supportEmail }) => ({
    ...heading(t('mail.staffRemoved.subject')),
    name: firstName,
    text: t('mail.staffRemoved.text', { schoolName }),
    notYou: t('mail.staffRemoved.notYou', { support: supportEmail }),
    why: t('mail.why.former'),
  }),

  'owner-change': (t, { firstName, memberName, schoolName, kind }, place) => ({
    ...heading(t('mail.ownerChange.subject', { schoolName })),
    name: firstName,
    text: t(`mail.ownerChange.text.${staffKinds.find((each) => each === kind) ?? 'none'}`, {
      memberName,
      schoolName,
    }),
    action: {
      label: t('mail.ownerChange.action'),
      link: `${place.publicOrigin}${pages.staff.path}`,
    },
    after: t('mail.ownerChange.after'),
    notYou: t('mail.ownerChange.notYou', { support: place.supportEmail }),
    why: t('mail.why.account'),
  }),

  'support-window': (t, { firstName, openedBy, schoolName, hours }, place) => ({
    ...heading(t('mail.supportWindow.subject', { schoolName })),
    name: firstName,
    text: t('mail.supportWindow.text', { openedBy, schoolName, count: Number(hours) }),
    action: {
      label: t('mail.supportWindow.action'),
      link: `${place.publicOrigin}${pages.account.path}`,
    },
    after: t('mail.supportWindow.after'),
    why: t('mail.why.account'),
  }),

  'keeping-warning': (t, { firstName, schoolName, students, day }, place) => ({
    ...heading(t('mail.keepingWarning.subject', { schoolName })),
    name: firstName,
    text: t('mail.keepingWarning.text', { schoolName, day, count: Number(students) }),
    action: {
      label: t('mail.keepingWarning.action'),
      link: `${place.publicOrigin}${pages.keeping.path}`,
    },
    after: t('mail.keepingWarning.after'),
    why: t('mail.why.account'),
  }),

  'account-expiring': (t, { firstName, schoolName, day }, place) => ({
    ...heading(t('mail.accountExpiring.subject')),
    name: firstName,
    text: t('mail.accountExpiring.text', { schoolName, day }),
    action: {
      label: t('mail.accountExpiring.action'),
      link: `${place.publicOrigin}${pages.login.path}`,
    },
    after: t('mail.accountExpiring.after'),
    why: t('mail.why.account'),
  }),

  'school-changed': (t, { firstName, schoolName, changes }, place) => ({
    ...heading(t('mail.schoolChanged.subject', { schoolName })),
    name: firstName,
    text: t('mail.schoolChanged.text', { schoolName }),
    quote: changes,
    action: logLink(t('mail.schoolChanged.action'), place),
    after: t('mail.schoolChanged.after'),
    notYou: t('mail.schoolChanged.notYou', { support: place.supportEmail }),
    why: t('mail.why.account'),
  }),

  'audit-summary': (t, { firstName, schoolName, month, ...figures }, place) => ({
    ...heading(t('mail.auditSummary.subject', { schoolName, month })),
    name: firstName,
    text: t('mail.auditSummary.text', { schoolName, month }),
    facts: [
      [t('mail.auditSummary.entries'), figures.entries],
      [t('mail.auditSummary.looks'), figures.looks],
      [t('mail.auditSummary.sequence'), figures.sequence],
      [t('mail.auditSummary.hash'), figures.hash],
    ],
    action: logLink(t('mail.auditSummary.action'), place),
    after: t('mail.auditSummary.after', { support: place.supportEmail }),
    why: t('mail.why.account'),
  }),

  'talk-requested': (t, { firstName }, place) => ({
    ...heading(t('mail.talkRequested.subject')),
    name: firstName,
    text: t('mail.talkRequested.text'),
    action: { label: t('mail.talk.action'), link: `${place.publicOrigin}${pages.queue.path}` },
    after: t('mail.talk.after'),
    why: t('mail.why.account'),
  }),

  'talk-waiting': (t, { firstName }, place) => ({
    ...heading(t('mail.talkWaiting.subject')),
    name: firstName,
    text: t('mail.talkWaiting.text'),
    action: { label: t('mail.talk.action'), link: `${place.publicOrigin}${pages.queue.path}` },
    after: t('mail.talk.after'),
    why: t('mail.why.account'),
  }),

  'accounts-merged': (t, { firstName, keptEmail, schoolName }, { publicOrigin }) => ({
    ...heading(t('mail.accountsMerged.subject')),
    name: firstName,
    text: t('mail.accountsMerged.text', { schoolName, keptEmail }),
    action: { label: t('mail.accountsMerged.action'), link: publicOrigin },
    after: t('mail.accountsMerged.after'),
    why: t('mail.why.former'),
  }),

  'support-message': (t, values, place) => {
    const { facts, ...about } = aboutPerson(t, values, place);
    return {
      ...heading(t('mail.support.subject', { person: fullName(values) })),
      text: t('mail.support.text'),
      quote: values.message,
      action: {
        label: t('mail.support.action'),
        link: `${place.publicOrigin}${personPath(values.userId)}`,
      },
      facts: [
        ...(values.schoolName === '' ? facts.slice(1) : facts),
        [t('mail.fact.role'), t(roleWord(values.role))],
        [t('mail.fact.language'), t('mail.ownLanguage')],
      ],
      ...about,
    };
  },

  'step-reminder': (t, { firstName, ticket }, { publicOrigin }) => ({
    ...heading(t('mail.stepReminder.subject')),
    name: firstName,
    text: t('mail.stepReminder.text'),
    action: {
      label: t('mail.stepReminder.action'),
      link: `${publicOrigin}${pages.results.path}`,
    },
    after: t('mail.stepReminder.after'),
    stop: {
      label: t('mail.stepReminder.stop'),
      link: `${publicOrigin}${pages.stopReminders.path}?ticket=${ticket}`,
    },
    unsubscribe: `${publicOrigin}/api/reminders/stop/${ticket}`,
    why: t('mail.why.reminders'),
  }),

  profile: (t, { firstName }, { publicOrigin }) => ({
    subject: t('mail.profile.subject'),
    heading: t('mail.profile.heading'),
    name: firstName,
    text: t('mail.profile.text'),
    action: { label: t('mail.profile.action'), link: publicOrigin },
    after: t('mail.profile.after'),
    why: t('mail.why.account'),
  }),
};

export function composeMail(t: MailWords, content: MailContent, place: MailPlace): MailBody {
  // TypeScript cannot pair a template with its values.
  const template = templates[content.template] as (
    t: MailWords,
    values: MailContent['values'],
    place: MailPlace,
  ) => MailBody;
  return template(t, content.values, place);
}
