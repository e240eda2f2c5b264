import type { EnglishMessages } from '../message.ts';

/** The physical cards, for staff. */
export const shop = {
  'getCards.title': 'Cards you can hold',
  'getCards.lead':
    'The challenges of Trio as a deck on the table: pick them up, pass them around, keep three.',
  'getCards.shop': 'Go to the shop',
  'getCards.shopText': 'The shop is a site of its own and opens in a new tab.',
  'getCards.ask': 'Ask the Trio team',
  'getCards.askText': 'Tell us what you have in mind, and we’ll tell you how to get cards.',
  'getCards.draft': 'We would like to know how to get printed cards for our school.',

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
  'getCards.print':
    'Would you like to see them first? All cards are in one document, to read or to print.',
  'getCards.printOpen': 'Open all cards (PDF)',
} as const satisfies EnglishMessages;
