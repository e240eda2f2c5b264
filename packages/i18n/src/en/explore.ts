import type { EnglishMessages } from '../message.ts';

export const explore = {
  'explore.title': 'Your paths',
  'explore.heading': 'Where your three can lead',
  'explore.lead':
    'From each challenge to people who work on it, and how they usually got there. Nothing here is a decision: follow whatever makes you curious.',
  'explore.three': 'Your three',
  'explore.rank': 'Number {rank}:',
  'explore.own': 'A challenge of your own',

  'explore.now': 'Start now',
  'explore.subject': 'At school, look for it in',
  'explore.ask': 'A question to ask someone who does this',

  'explore.way.job': 'Often with a high-school diploma. You learn while you work.',
  'explore.way.college':
    'Up to about three years of college, or an apprenticeship in which you earn while you learn.',
  'explore.way.university': 'Usually a bachelor’s degree, sometimes more.',
  'explore.way.experience': 'People usually grow into these after years in related work.',
  'explore.schoolCareers': 'Chosen by your school.',

  'explore.find': 'Find the people who work on it',
  'explore.find.custom': 'You made this card, so this path is yours to draw. Three ways to begin:',
  'explore.find.extra': 'Your school added this card. Three ways to find its path:',
  'explore.find.1': 'Who already does something about it? Write down three kinds of people.',
  'explore.find.2': 'Ask a teacher or counsellor which training leads there.',
  'explore.find.3':
    'Look at the careers of your other challenges: which of them could help with this one too?',

  'explore.next': 'One step further',
  'explore.nextText':
    'Pick one career that makes you curious. Open its page, read what a day looks like, and ask someone about it this month. How people train is described for Canada; elsewhere the names and the years differ.',
  'explore.print': 'Print my paths',
  'explore.home': 'Back to my cards',

  'explore.empty.heading': 'Your paths begin with your three',
  'explore.empty.text':
    'Sort the cards and pick three challenges. Then this page shows where each of them can lead.',
  'explore.empty.go': 'Go to my cards',
} as const satisfies EnglishMessages;
