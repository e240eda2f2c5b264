import { personPath } from '@trio/contracts/pages';
import { aboutPerson, fullName, heading, hostOf, roleWord, type Templates } from './mail-body.ts';

export const teamMails = {
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

  'school-deletion-requested': (t, values, place) => ({
    ...heading(t('mail.schoolDeletion.subject')),
    text: t('mail.schoolDeletion.text', { schoolName: values.schoolName }),
    ...aboutPerson(t, values, place),
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
} satisfies Partial<Templates>;
