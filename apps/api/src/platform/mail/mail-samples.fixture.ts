import type { MailContent } from './mail-content.ts';

export const place = {
  publicOrigin: 'https://trio.example.org',
  supportEmail: 'help@trio.example.org',
};
const link = 'https://trio.example.org/login?reset=abc&x=1';
const person = { firstName: 'Léa', lastName: 'Roy', email: 'lea@pins.example' };
const school = { schoolName: 'École des Pins' };

export const samples: {
  [T in MailContent['template']]: Extract<MailContent, { template: T }>['values'];
} = {
  'password-reset': { firstName: 'Léa', role: 'student', link },
  'password-changed': { firstName: 'Léa', role: 'student' },
  'school-verification': { firstName: 'Léa', ...school, link },
  'student-confirmation': { firstName: 'Léa', ...school, link },
  'email-change': { firstName: 'Léa', link },
  'email-change-asked': { firstName: 'Léa', newEmail: 'lea@sapins.example' },
  'email-changed': { firstName: 'Léa', newEmail: 'lea@sapins.example' },
  'student-email-correction': { ...school, link },
  'student-email-change-asked': { role: 'student' },
  'contact-request': { ...person, ...school, phone: '506 555-0134' },
  'contact-received': { firstName: 'Léa', ...school },
  'approval-requested': {
    schoolId: '01900000-0000-7000-8000-0000000000b1',
    ...person,
    ...school,
    place: 'Moncton, Nouveau-Brunswick',
    domain: 'pins.example',
    isRequired: 'yes',
  },
  'school-refused': {
    firstName: 'Léa',
    ...school,
    reason: 'duplicate',
    text: 'Votre collègue Marc Gagné a déjà inscrit l’école',
    day: 'December 20, 2026',
  },
  'school-refusal-undone': { firstName: 'Léa', ...school },
  'admin-invited': { firstName: 'Léa', invitedBy: 'Anne Roy', link },
  'admin-removed': { firstName: 'Léa' },
  'admin-left': {
    firstName: 'Léa',
    memberName: 'Marc Gagné',
    email: 'lea@pins.example',
    removedBy: 'Anne Roy',
  },
  'school-approved': { firstName: 'Léa', ...school, accessCode: 'Cedar.4827' },
  'student-deletion-requested': { firstName: 'Léa', studentName: 'Nour Haddad', link },
  'school-deletion-requested': { ...person, ...school },
  'account-deleted': { firstName: 'Léa' },
  'staff-invited': {
    firstName: 'Léa',
    invitedBy: 'Anne Roy',
    schoolName: 'École du Parc',
    link,
  },
  'staff-removed': { firstName: 'Léa', schoolName: 'École du Parc' },
  'board-invited': { firstName: 'Léa', boardName: 'Conseil scolaire du Fleuve', link },
  'board-removed': { firstName: 'Léa', boardName: 'Conseil scolaire du Fleuve' },
  'owner-change': {
    firstName: 'Léa',
    memberName: 'Marc Gagné',
    schoolName: 'École du Parc',
    kind: 'none',
  },
  'second-factor-changed': { firstName: 'Léa', kind: 'reset' },
  'second-factor-loss': {
    firstName: 'Léa',
    memberName: 'Marc Gagné',
    schoolName: 'École du Parc',
    hours: '72',
    link,
  },
  'support-window': {
    firstName: 'Léa',
    openedBy: 'Marc Gagné',
    schoolName: 'École du Parc',
    hours: '8',
  },
  'keeping-warning': {
    firstName: 'Léa',
    schoolName: 'École du Parc',
    students: '12',
    day: 'December 20, 2026',
  },
  'account-expiring': {
    firstName: 'Léa',
    schoolName: 'École du Parc',
    day: 'December 20, 2026',
  },
  'school-changed': {
    firstName: 'Léa',
    schoolName: 'École du Parc',
    changes: 'Nov 3, 2026, 11:04 AM: Anne Roy removed Marc Gagné from the team',
  },
  'audit-summary': {
    firstName: 'Léa',
    schoolName: 'École du Parc',
    month: 'October 2026',
    entries: '214',
    looks: '57',
    sequence: '1893',
    hash: '3f0a9c41d2b7e8560c9d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d',
  },
  'talk-requested': { firstName: 'Léa' },
  'talk-waiting': { firstName: 'Léa' },
  'accounts-merged': {
    firstName: 'Léa',
    keptEmail: 'lea@example.ca',
    schoolName: 'École du Parc',
  },
  'support-message': {
    ...person,
    ...school,
    userId: '01900000-0000-7000-8000-0000000000a1',
    role: 'student',
    message: 'Où est mon profil?',
  },
  'step-reminder': { firstName: 'Léa', ticket: 'eyJh.eyJz.c2ln' },
  'guardian-asked': {
    ...school,
    age: '12',
    kind: 'sign-up',
    day: 'December 20, 2026',
    link,
  },
  'guardian-agreed': { ...school, day: 'December 20, 2026', link },
  profile: { firstName: 'Léa' },
};
