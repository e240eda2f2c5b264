import { pages } from '@trio/contracts/pages';
import { refusalReasons } from '@trio/domain/school-review';
import { staffKinds } from '@trio/domain/staff-kinds';
import { heading, hostOf, logLink, type Templates } from './mail-body.ts';

export const schoolMails = {
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

  'school-approved': (t, { firstName, schoolName, accessCode }, { publicOrigin }) => ({
    ...heading(t('mail.schoolApproved.subject')),
    name: firstName,
    text: t('mail.schoolApproved.text', { schoolName }),
    code: { value: accessCode, hint: t('mail.schoolApproved.codeHint') },
    action: { label: t('mail.schoolApproved.action'), link: publicOrigin },
    why: t('mail.why.account'),
  }),

  'school-refused': (t, { firstName, schoolName, reason, text, day }, place) => ({
    ...heading(t('mail.schoolRefused.subject', { schoolName })),
    name: firstName,
    text: t(`mail.schoolRefused.${refusalReasons.find((each) => each === reason) ?? 'other'}`, {
      schoolName,
    }),
    ...(text !== '' && { quote: text }),
    after: t('mail.schoolRefused.after', { day }),
    notYou: t('mail.schoolRefused.notYou', { support: place.supportEmail }),
    why: t('mail.why.account'),
  }),

  'school-refusal-undone': (t, { firstName, schoolName }, { publicOrigin }) => ({
    ...heading(t('mail.refusalUndone.subject', { schoolName })),
    name: firstName,
    text: t('mail.refusalUndone.text', { schoolName }),
    action: { label: t('mail.schoolApproved.action'), link: publicOrigin },
    why: t('mail.why.account'),
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

  'second-factor-loss': (t, { firstName, memberName, schoolName, hours, link }) => ({
    ...heading(t('mail.secondFactorLoss.subject', { schoolName })),
    name: firstName,
    text: t('mail.secondFactorLoss.text', { memberName, schoolName, count: Number(hours) }),
    action: { label: t('mail.secondFactorLoss.action'), link },
    after: t('mail.secondFactorLoss.after', { memberName }),
    why: t('mail.why.account'),
  }),

  'board-invited': (t, { firstName, boardName, link }) => ({
    ...heading(t('mail.boardInvited.subject')),
    name: firstName,
    text: t('mail.boardInvited.text', { boardName }),
    action: { label: t('mail.boardInvited.action'), link },
    after: t('mail.boardInvited.after'),
    notYou: t('mail.boardInvited.notYou'),
    why: t('mail.why.board', { boardName }),
  }),

  'board-removed': (t, { firstName, boardName }, { supportEmail }) => ({
    ...heading(t('mail.boardRemoved.subject')),
    name: firstName,
    text: t('mail.boardRemoved.text', { boardName }),
    notYou: t('mail.boardRemoved.notYou', { support: supportEmail }),
    why: t('mail.why.former'),
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

  'student-deletion-requested': (t, { firstName, studentName, link }) => ({
    ...heading(t('mail.studentDeletion.subject')),
    name: firstName,
    text: t('mail.studentDeletion.text', { studentName }),
    action: { label: t('mail.studentDeletion.action'), link },
    after: t('mail.studentDeletion.after'),
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
} satisfies Partial<Templates>;
