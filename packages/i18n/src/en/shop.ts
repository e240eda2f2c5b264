import type { EnglishMessages } from '../message.ts';

export const shop = {
  'getCards.title': 'Cards you can hold',
  'getCards.lead':
    'The challenges of Trio as a deck on the table: pick them up, pass them around, keep three.',
  'getCards.shop': 'Go to the shop',
  'getCards.shopText': 'The shop is a site of its own and opens in a new tab.',
  'getCards.order': 'Order printed cards',
  'getCards.orderHint': 'A short message is ready: fill in how many, and send it.',
  'getCards.draft':
    'We would like printed cards for our school.\n\nSchool: {school}\nNumber of decks:\nLanguage (English, French or both):\nDelivery address:\nNeeded by:',

  'getCards.ways': 'How to get them',
  'getCards.orderHeading': 'Order a printed deck',
  'getCards.deck':
    'A deck has all {count} challenges, in English or in French: the picture on the front, the challenge and its careers on the back.',
  'getCards.step.1': 'Send us the message with the number of decks, the language and the address.',
  'getCards.step.2':
    'We answer by email with what is possible for your school, the price and the delivery time.',
  'getCards.step.3': 'Nothing is ordered or charged until you say yes to that answer.',
  'getCards.print': 'Print them yourself, now',
  'getCards.printText':
    'All cards are in one document, with pictures, texts and careers. It costs nothing, and a screen reader reads it well.',
  'getCards.printOpen.en': 'All cards in English (PDF)',
  'getCards.printOpen.fr': 'All cards in French (PDF)',
  'getCards.printHint':
    'Two challenges stand on a page. Printed on one side and cut in half, they can be sorted by hand.',

  'getCards.uses': 'What a deck is good for',
  'getCards.class': 'A class without screens',
  'getCards.class.text':
    'Groups sort the cards by hand and say out loud why one stays. Everybody sees what the others keep, and the talking starts by itself.',
  'getCards.families': 'An evening with families',
  'getCards.families.text':
    'Let parents keep three as well, before they see their child’s. It is a good way to hear something new about each other.',
  'getCards.office': 'One conversation',
  'getCards.office.text':
    'A deck between you and a student says: let’s look at this together. No login, no waiting.',

  'getCards.saved': 'Nothing on the table is saved',
  'getCards.savedText':
    'For the profile, and for your table of results, students sort on a screen. The two go well together: first the table, then the screen.',
} as const satisfies EnglishMessages;
