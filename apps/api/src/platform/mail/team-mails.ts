import { newSchoolPath, pages, personPath } from '@trio/contracts/pages';
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

  'approval-requested': (t, { schoolId, schoolName, isRequired, ...values }, place) => ({
    ...heading(t('mail.approvalRequested.subject', { schoolName })),
    text: t(
      isRequired === 'yes' ? 'mail.approvalRequested.closed' : 'mail.approvalRequested.open',
      {
        schoolName,
      },
    ),
    facts: [
      [t('mail.fact.school'), schoolName],
      [t('mail.fact.place'), values.place ?? ''],
      [t('mail.fact.domain'), values.domain ?? ''],
      [t('mail.fact.name'), fullName(values)],
      [t('mail.fact.email'), values.email],
    ],
    action: {
      label: t('mail.approvalRequested.approve'),
      link: `${place.publicOrigin}${newSchoolPath(schoolId)}`,
    },
    after: t('mail.approvalRequested.after'),
    other: {
      label: t('mail.approvalRequested.refuse'),
      link: `${place.publicOrigin}${newSchoolPath(schoolId, 'refuse')}`,
    },
    why: t('mail.why.admin', { host: hostOf(place) }),
  }),

  'admin-invited': (t, { firstName, invitedBy, link }, place) => ({
    ...heading(t('mail.adminInvited.subject')),
    name: firstName,
    text: t('mail.adminInvited.text', { invitedBy, host: hostOf(place) }),
    action: { label: t('mail.staffInvited.action'), link },
    after: t('mail.adminInvited.after'),
    notYou: t('mail.adminInvited.notYou'),
    why: t('mail.why.form', { host: hostOf(place) }),
  }),

  'admin-removed': (t, { firstName }, place) => ({
    ...heading(t('mail.adminRemoved.subject')),
    name: firstName,
    text: t('mail.adminRemoved.text', { host: hostOf(place) }),
    notYou: t('mail.adminRemoved.notYou', { support: place.supportEmail }),
    why: t('mail.why.former'),
  }),

  'admin-left': (t, { firstName, memberName, email, removedBy }, place) => ({
    ...heading(t('mail.adminLeft.subject')),
    name: firstName,
    text: t('mail.adminLeft.text', { memberName, email, removedBy }),
    action: {
      label: t('mail.adminLeft.action'),
      link: `${place.publicOrigin}${pages.admins.path}`,
    },
    notYou: t('mail.adminLeft.notYou', { support: place.supportEmail }),
    why: t('mail.why.admin', { host: hostOf(place) }),
  }),

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
