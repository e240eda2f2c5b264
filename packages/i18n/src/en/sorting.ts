import type { EnglishMessages } from '../message.ts';

/** The cards area. */
export const sorting = {
  'cards.title': 'Your cards',
  'cards.greeting': 'Hi {name}!',
  'cards.empty.heading': '56 cards are waiting for you',
  'cards.empty.paragraph':
    'Each one shows a challenge somebody is working on right now. Say how much it interests you. There are no wrong answers, and you can change your mind.',
  'cards.empty.sort': 'Sort cards',
} as const satisfies EnglishMessages;
