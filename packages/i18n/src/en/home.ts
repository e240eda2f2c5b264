import type { EnglishMessages } from '../message.ts';

export const home = {
  'home.title': 'Your cards',
  'home.greeting': 'Hi {name}!',
  'home.empty.heading': 'Your cards are waiting for you',
  'home.empty.paragraph':
    'Each one shows a challenge someone is working on right now. Say how much it interests you. There are no wrong answers, and you can change your mind.',
  'home.unconfirmed.heading': 'First, confirm your address',
  'home.unconfirmed.paragraph':
    'Then your cards will be ready. No email? Your teacher can confirm the address for you. Wrong address? Your teacher can correct it too.',
  'home.expired.heading': 'New sorts are paused',
  'home.empty.sort': 'Sort cards',

  'home.three.heading': 'Your top three challenges',
  'home.three.chosen': 'Chosen on {date}.',
  'home.three.waiting': 'They will be saved when you are online again.',
  'home.three.open': 'Number {rank}: {title}. See the back',
  'home.sortAgain': 'Sort again',
  'home.path': 'Create your path',

  'home.continue.heading': 'Continue where you left off',
  'home.continue.card': 'Card {index} of {count} is next. All your answers are here.',
  'home.continue.select': 'All cards are sorted. Now pick your three.',
  'home.continue.go': 'Continue',
  'home.startOver': 'Start over',
  'home.startOver.heading': 'Start over?',
  'home.startOver.text':
    'The answers in the sort you began will be erased, and you’ll start at card 1.',
  'home.startOver.kept': 'The three you chose before stay until you choose new ones.',
  'home.startOver.yes': 'Erase and start over',
  'home.startOver.no': 'Keep my answers',

  'home.notices.label': 'New for your school’s staff',
  'home.notices.liked':
    'They now see the names of the cards you liked, not only your three. It helps them to form groups that share a challenge.',
  'home.notices.talks':
    'A list tells them whom to talk with and why: for example, because you asked to, stopped partway, or the date of your step has passed. They see your step and how it went, and they can note conversations with you. Teachers read your words only if you let them. You can read why you are on the list, and every word that is noted, under “{conversations}”.',
  'home.notices.close': 'Got it',
  'home.notices.done': 'Notice closed.',
  'home.earlier': 'Earlier sorts',
  'home.result': 'See my result',
  'home.expired.next':
    'Tell a teacher or counsellor that you would like to sort the cards. As soon as your school renews, you can start right here.',
  'home.expired.ask': 'Write to the Trio team',
  'home.expired.account': 'Go to my account',
} as const satisfies EnglishMessages;
