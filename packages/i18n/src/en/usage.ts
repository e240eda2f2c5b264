import type { EnglishMessages } from '../message.ts';

export const usage = {
  'usage.title': 'Usage',
  'usage.lead':
    'How Trio is used, in sums by day. Nobody is named: not a student, not a school, not a device.',
  'usage.leftOut':
    'Not in these figures: administrators, and everyone whose browser asks not to be tracked (Do Not Track, Global Privacy Control). There was more going on than is counted here.',
  'usage.window': 'How far back',
  'usage.days': { one: 'Last {count} day', other: 'Last {count} days' },
  'usage.failed': 'We couldn’t load the usage figures.',
  'usage.nothing': 'Nothing has been counted in these days.',
  'usage.nothingText': 'As soon as students sign in and sort, you will see it here.',
  'usage.longer': 'Show the last 365 days',
  'usage.numbers': 'The same numbers as a table',

  'usage.visits.heading': 'Visits',
  'usage.visits.students': 'Student sign-ins',
  'usage.visits.school': 'School staff sign-ins',
  'usage.visits.pages': 'Pages viewed',

  'usage.sorts.heading': 'Sorts',
  'usage.sorts.note':
    'A sort can be left several times and still be completed later, or completed after having been started before these days. So the rows do not add up to 100.',
  'usage.sorts.what': 'What happened',
  'usage.sorts.count': 'How many',
  'usage.sorts.share': 'Per 100 started',
  'usage.sorts.started': 'Started',
  'usage.sorts.completed': 'Completed',
  'usage.sorts.first': 'Completed, for the first time',
  'usage.sorts.again': 'Completed, sorting again',
  'usage.sorts.split': '{first} for the first time, {again} again',
  'usage.sorts.abandoned': 'Left on the way',
  'usage.sorts.per': '{share} per 100 started',
  'usage.sorts.all': 'what the other rows are measured by',

  'usage.time.heading': 'Over time',
  'usage.time.measure': 'What the bars show',
  'usage.time.started': 'Sorts started',
  'usage.time.completed': 'Sorts completed',
  'usage.time.abandoned': 'Sorts left',
  'usage.time.signIns': 'Sign-ins',
  'usage.time.day': 'Day',
  'usage.time.week': 'Week',
  'usage.time.byDay': 'Each bar is a day (UTC).',
  'usage.time.byWeek':
    'Each bar is seven days, counted back from today (UTC). The first may be shorter.',
  'usage.time.bar': '{when}: {value}',
  'usage.time.none': 'None in these days.',

  'usage.left.heading': 'Where sorts are left',
  'usage.left.note': {
    one: 'A sort was left {count} time. Each bar is a card of the pass, in its order; the last one is the pick of three.',
    other:
      'Sorts were left {count} times. Each bar is a card of the pass, in its order; the last one is the pick of three.',
  },
  'usage.left.none': 'No sort was left in these days.',
  'usage.left.step': 'Card {step}',
  'usage.left.select': 'Pick of three',
  'usage.left.selectShort': 'Pick',
  'usage.left.where': 'Where',
  'usage.left.times': 'How often',
  'usage.left.bar': '{where}: {value}',

  'usage.cards.heading': 'Time per card',
  'usage.cards.note':
    'The average time from seeing a card to answering it, while the page is in view; pauses over two minutes are left out. Only the deck’s own cards, and only those answered at least {least} times.',
  'usage.cards.none': 'Not enough answers yet to compare cards.',
  'usage.cards.slowest': 'Looked at longest',
  'usage.cards.quickest': 'Answered fastest',
  'usage.cards.card': 'Card',
  'usage.cards.time': 'Average time',
  'usage.cards.seconds': '{seconds} sec',
  'usage.cards.answers': 'Answers',
  'usage.cards.answerCount': { one: '{count} answer', other: '{count} answers' },

  'usage.looks.heading': 'Looked up',
  'usage.looks.note':
    'Cards that students turned over, sample careers they saw beside or behind a card, and career links they opened. Cards that students made or that a school added are counted together.',
  'usage.looks.none': 'No card was turned over in these days.',
  'usage.looks.cards': 'Turned over most',
  'usage.looks.careers': 'Career links opened most',
  'usage.looks.card': 'Card',
  'usage.looks.turns': 'Turned over',
  'usage.looks.seen': 'Careers seen',
  'usage.looks.clicks': 'Links opened',
  'usage.looks.own': 'Cards that students made',
  'usage.looks.extra': 'Cards added to the deck',
  'usage.looks.times': { one: '{count} time', other: '{count} times' },

  'usage.languages.heading': 'Languages',
  'usage.languages.note': 'Pages viewed in each language.',
  'usage.languages.language': 'Language',
  'usage.languages.views': 'Pages viewed',
  'usage.languages.share': 'Share',
  'usage.languages.en': 'English',
  'usage.languages.fr': 'French',
  'usage.languages.none': 'No page was viewed in these days.',
} as const satisfies EnglishMessages;
