import type { EnglishMessages } from '../message.ts';

export const home = {
  'home.title': 'Your cards',
  'home.greeting': 'Hi {name}!',
  'home.empty.heading': 'Your cards are waiting for you',
  'home.empty.paragraph':
    'Each one shows a challenge somebody is working on right now. Say how much it interests you. There are no wrong answers, and you can change your mind.',
  'home.unconfirmed.heading': 'First, confirm your address',
  'home.unconfirmed.paragraph':
    'Then your cards are ready for you. Wrong address, or no email? Tell your teacher, who can confirm it for you.',
  'home.expired.heading': 'New sorts are paused',
  'home.empty.sort': 'Sort cards',

  'home.three.heading': 'Your top three challenges',
  'home.three.chosen': 'Chosen on {date}.',
  'home.three.waiting': 'They will be saved when you are online again.',
  'home.three.open': 'Number {rank}: {title}. See its back',
  'home.sortAgain': 'Sort again',
  'home.path': 'Create your path',

  'home.change.heading': 'Since your last sort',
  'home.change.same': 'The same three, in the same order. They really stayed with you.',
  'home.change.order': 'The same three, in a new order.',
  'home.change.kept': 'Still with you',
  'home.change.fresh': 'New in your three',
  'home.change.gone': 'Not in your three for now',

  'home.continue.heading': 'Continue where you were',
  'home.continue.card': 'Card {index} of {count} is next. All your answers are here.',
  'home.continue.select': 'All cards are sorted. Now pick your three.',
  'home.continue.go': 'Continue',
  'home.startOver': 'Start over',
  'home.startOver.heading': 'Start over?',
  'home.startOver.text': 'The answers of the sort you began are erased, and you start at card 1.',
  'home.startOver.kept': 'The three you chose before stay until you choose new ones.',
  'home.startOver.yes': 'Erase and start over',
  'home.startOver.no': 'Keep my answers',
} as const satisfies EnglishMessages;
