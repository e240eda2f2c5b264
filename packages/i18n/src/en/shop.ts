import type { EnglishMessages } from '../message.ts';

export const shop = {
  'getCards.title': 'Cards you can hold',
  'getCards.lead':
    'Trio’s challenges as a deck of cards: pick them up, pass them around, keep three.',
  'getCards.shop': 'Go to the shop',
  'getCards.shopText': 'The shop is a separate site and opens in a new tab.',
  'getCards.order': 'Write to us about printed cards',
  'getCards.orderHint':
    'A short message is ready for you: fill in how many decks you need, and send it.',
  'getCards.draft':
    'We would like printed cards for our school.\n\nSchool: {school}\nNumber of decks:\nLanguage (English, French or both):\nDelivery address:\nNeeded by:',

  'getCards.ways': 'How to get them',
  'getCards.orderHeading': 'Order a printed deck',
  'getCards.deck':
    'A deck has all {count} challenges, in English or in French: the picture on the front, the challenge and its careers on the back.',
  'getCards.step.1': 'Send us the message with the number of decks, the language and the address.',
  'getCards.step.2':
    'We’ll answer by email with the options for your school, the price and the delivery time.',
  'getCards.step.3': 'Nothing is ordered or charged until you agree.',
  'getCards.print': 'Print them yourself, now',
  'getCards.printText':
    'All cards are in one document, with pictures, texts and careers. It’s free, and it works well with a screen reader.',
  'getCards.printOpen.en': 'All cards in English (PDF)',
  'getCards.printOpen.fr': 'All cards in French (PDF)',
  'getCards.printHint':
    'There are two challenges on each page. Print on one side and cut the pages in half to sort the cards by hand.',

  'getCards.uses': 'What a deck is good for',
  'getCards.class': 'A class without screens',
  'getCards.class.text':
    'Groups sort the cards by hand and say out loud why one stays. Everyone sees what the others keep, and the talking starts by itself.',
  'getCards.families': 'An evening with families',
  'getCards.families.text':
    'Let family members pick three as well, before they see the student’s. It’s a good way to hear something new about each other.',
  'getCards.office': 'One-on-one',
  'getCards.office.text':
    'A deck between you and a student says: let’s look at this together. No log-in, no waiting.',

  'getCards.saved': 'Sorting on paper isn’t saved',
  'getCards.savedText':
    'For the profile, and for your table of results, students sort on a screen. The two go well together: first on paper, then on the screen.',
} as const satisfies EnglishMessages;
