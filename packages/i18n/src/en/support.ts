import type { EnglishMessages } from '../message.ts';

export const support = {
  'support.title': 'Write to us',
  'support.heading.student': 'Need a hand?',
  'support.heading.staff': 'Write to us',
  'support.lead.student':
    'Ask your teacher or counsellor first: they can often help right away. Or write to us here.',
  'support.lead.guest': 'Something doesn’t work, or you have an idea? Write to us here.',
  'support.lead.staff':
    'A question, a problem, an idea: write it here, and someone on the Trio team will answer you.',

  'support.message': 'Your message',
  'support.hint.student':
    'What happened, and on which page? It doesn’t have to sound perfect. Never write a password here.',
  'support.hint.staff':
    'What were you doing, and what happened? Leave out students’ names where you can.',
  'support.send': 'Send',
  'support.sending': 'Sending…',
  'support.sent': 'Message sent',
  'support.offline': 'You are offline. Your message stays here: send it once the Wi‑Fi is back.',

  'support.readers': 'Who reads this',
  'support.readers.school': 'The Trio team, who also see your name and your school.',
  'support.readers.plain': 'The Trio team, who also see your name.',
  'support.answer': 'How we answer',
  'support.answer.school': 'Through your school, because your account has no email.',
  'support.answer.text': 'By email, to {address}.',

  'support.tips': 'Maybe this helps',
  'support.tip.stopped': 'Didn’t finish?',
  'support.tip.stopped.text':
    'Your answers are kept, even when the Wi‑Fi drops. Go back to your cards and carry on.',
  'support.tip.stopped.link': 'Go to my cards',
  'support.tip.account': 'Wrong name, or a new password?',
  'support.tip.account.text': 'You can change both yourself.',
  'support.tip.account.link': 'Go to my account',
  'support.tip.school': 'Two accounts, or a disabled one?',
  'support.tip.school.text': 'Only your school’s staff can fix that. Ask them.',
  'support.tip.questions': 'Maybe it’s already answered',
  'support.tip.questions.text': 'How students join, what to do when one can’t log in, and more.',
  'support.tip.questions.link': 'Go to the FAQ',
} as const satisfies EnglishMessages;
