import { pages } from '@trio/contracts/pages';
import { isStaff } from '@trio/domain/roles';
import { heading, hostOf, type Templates } from './mail-body.ts';

const factorChanges = ['added', 'removed', 'codes', 'codeUsed', 'reset'] as const;

export const accountMails = {
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

  'second-factor-changed': (t, { firstName, kind }, { supportEmail }) => ({
    ...heading(t('mail.secondFactorChanged.subject')),
    name: firstName,
    text: t(
      `mail.secondFactorChanged.text.${factorChanges.find((each) => each === kind) ?? 'reset'}`,
    ),
    notYou: t('mail.secondFactorChanged.notYou', { support: supportEmail }),
    why: t('mail.why.account'),
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

  'accounts-merged': (t, { firstName, keptEmail, schoolName }, { publicOrigin }) => ({
    ...heading(t('mail.accountsMerged.subject')),
    name: firstName,
    text: t('mail.accountsMerged.text', { schoolName, keptEmail }),
    action: { label: t('mail.accountsMerged.action'), link: publicOrigin },
    after: t('mail.accountsMerged.after'),
    why: t('mail.why.former'),
  }),

  'account-deleted': (t, { firstName }, { supportEmail }) => ({
    ...heading(t('mail.accountDeleted.subject')),
    name: firstName,
    text: t('mail.accountDeleted.text'),
    notYou: t('mail.accountDeleted.notYou', { support: supportEmail }),
    why: t('mail.why.former'),
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
} satisfies Partial<Templates>;
