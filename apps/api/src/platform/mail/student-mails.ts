import { pages } from '@trio/contracts/pages';
import { heading, type Templates } from './mail-body.ts';

export const studentMails = {
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
} satisfies Partial<Templates>;
