import type { EnglishMessages } from '../message.ts';

/** The public page for schools. */
export const forschools = {
  'forSchools.title': 'Trio for schools',
  'forSchools.heading': 'One lesson. Then a conversation worth having.',
  'forSchools.lead':
    'Students sort 56 illustrated challenges, keep three and say why. You see whom to talk with first, and where to begin.',
  'forSchools.begin': 'Sign up your school',
  'forSchools.lessonLink': 'See how a lesson goes',
  'forSchools.pictures': 'Three of the 56 cards',

  'forSchools.what': 'What it is',
  'forSchools.what.text':
    'Trio starts with problems, not job titles. Each card shows something that people are working on right now: clean water, safer roads, care at home. The back of the card names careers from many levels of training.',
  'forSchools.what.student': 'Students',
  'forSchools.what.student.text':
    'Sort the cards, keep three, write why, and plan one small step. They leave with a profile as an accessible PDF. It works on an old Chromebook, on a phone, and when the Wi-Fi drops.',
  'forSchools.what.teacher': 'Teachers',
  'forSchools.what.teacher.text':
    'A class with a code, a projector page without names, and a page that shows who has joined, who is sorting and who is done. Students without email can join.',
  'forSchools.what.counsellor': 'Counsellors',
  'forSchools.what.counsellor.text':
    'A list that says whom to see first, and why, in words. One screen to prepare each conversation. There is no score and no prediction.',

  'forSchools.lesson': 'How a lesson goes',
  'forSchools.lesson.text':
    'Fifty minutes, no preparation course. The lesson plan comes with what to say, a worksheet, cards to print, and what to do when the network fails.',
  'forSchools.lesson.minutes': 'Minutes {from} to {to}',

  'forSchools.privacy': 'Privacy',
  'forSchools.privacy.lead':
    'Your students are minors. So we keep little, show it to few, and write down who looks.',
  'forSchools.privacy.little':
    'A name and an email address or a username. No date of birth, no home address, no health information.',
  'forSchools.privacy.sold': 'No advertising, nothing sold, no third-party script on any page.',
  'forSchools.privacy.see':
    'Teachers see the students of their own classes, counsellors and owners those of the school. A student decides whether class teachers read their words.',
  'forSchools.privacy.copy':
    'Everyone can download their own data. A school can delete a student, or itself.',
  'forSchools.privacy.test': 'It is an exploration, never a test, a diagnosis or a forecast.',
  'forSchools.privacy.open': 'What we keep, who sees it, and for how long',

  'forSchools.access': 'Accessibility',
  'forSchools.access.text':
    'Trio is built to WCAG 2.2 level AA. Every page works with the keyboard alone and with a screen reader, and the profile is a tagged PDF (PDF/UA). Automated checks run on every page in both languages before each release. No outside auditor has examined Trio yet.',
  'forSchools.access.french':
    'English and French are equals: the same cards, the same careers, the same documents, written in each language.',

  'forSchools.evidence': 'What we know, and what we don’t',
  'forSchools.evidence.none':
    'There is no independent study of Trio itself yet. It is built on findings about its parts:',
  'forSchools.evidence.counsellor':
    'Career interventions help to a small to moderate degree (57 studies, mean effect 0.35), and support from a counsellor appears to be a critical ingredient.',
  'forSchools.evidence.individual':
    'Individual career counselling has a large average effect on career outcomes (35 samples, g = 0.82), with wide differences between studies.',
  'forSchools.evidence.plan':
    'Plans that say when, where and how help people do what they intend (642 tests, effects from 0.27 to 0.66).',
  'forSchools.evidence.own':
    'So Trio saves the counsellor’s minutes, asks for one concrete step and follows it up. If your school likes, three short questions before and after show whether students feel surer. The figures stay in your school.',
  'forSchools.evidence.sources': 'Sources',

  'forSchools.start': 'How to begin',
  'forSchools.start.1': 'Sign up with your work email, and confirm it.',
  'forSchools.start.2': 'Try the example class. Its students are invented.',
  'forSchools.start.3': 'Make a class, invite a colleague, and pick a day for the lesson.',
  'forSchools.start.4': 'After the lesson, open the list of students to talk with.',
  'forSchools.start.board':
    'For your board’s privacy and security officers: everything that Trio stores is listed, with who sees it and for how long.',
} as const satisfies EnglishMessages;
