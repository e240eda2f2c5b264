import { pages } from '@trio/contracts/pages';
import { heading, hostOf, type Templates } from './mail-body.ts';

export const guardianMails = {
  'guardian-asked': (t, { schoolName, age, kind, day, link }, place) => ({
    ...heading(t('mail.guardianAsked.subject')),
    text: t(
      kind === 'account' ? 'mail.guardianAsked.text.account' : 'mail.guardianAsked.text.signUp',
      { age },
    ),
    facts: [
      [t('mail.guardianAsked.trio'), t('mail.guardianAsked.trio.text')],
      [t('mail.guardianAsked.group'), schoolName],
      [t('mail.guardianAsked.kept'), t('mail.guardianAsked.kept.text')],
      [t('mail.guardianAsked.readers'), t('mail.guardianAsked.readers.text')],
    ],
    action: { label: t('mail.guardianAsked.action'), link },
    after: t(
      kind === 'account' ? 'mail.guardianAsked.after.account' : 'mail.guardianAsked.after.signUp',
      { day },
    ),
    notYou: t('mail.guardianAsked.notYou'),
    stop: {
      label: t('mail.guardianAsked.privacy'),
      link: `${place.publicOrigin}${pages.privacy.path}`,
    },
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'guardian-agreed': (t, { schoolName, day, link }, place) => ({
    ...heading(t('mail.guardianAgreed.subject')),
    text: t('mail.guardianAgreed.text', { schoolName }),
    action: { label: t('mail.guardianAgreed.action'), link },
    after: t('mail.guardianAgreed.after', { day }),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),
} satisfies Partial<Templates>;
