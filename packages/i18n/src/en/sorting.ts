import type { EnglishMessages } from '../message.ts';

export const sorting = {
  'answer.dislike': 'Not interested',
  'answer.like': 'Interested',
  'answer.superlike': 'Very interested',
  'answer.group': 'How much does this interest you?',

  'steps.progress': 'Step {step} of {count}',
  'steps.back': 'Back',
  'steps.next': 'Next',
  'steps.skip': 'Skip to the cards',

  'intro.title': 'Before you start',
  'intro.heading': 'Follow what pulls you in',
  'intro.paragraph': {
    one: 'You will see {count} challenge that people are working on right now. Just say how much it interests you.',
    other:
      'You will see {count} challenges that people are working on right now. Go with your first feeling: there are no wrong answers, and you can change your mind.',
  },
  'intro.duration':
    'It takes about 12 minutes, and longer if you turn over many cards to read. You can take a break any time and pick up where you left off.',
  'intro.openHeading': 'Your cards are where you left them',
  'intro.openText': {
    one: 'You have sorted {count} of {total} cards. Your answer is safe.',
    other: 'You have sorted {count} of {total} cards. Your answers are safe.',
  },
  'intro.continue': 'Keep going',
  'intro.restart': 'Start over',
  'intro.restartHeading': 'Start over?',
  'intro.restartText':
    'The answers in this sort will be erased. A top three that you confirmed before stays yours.',
  'intro.restartBusy': 'Erasing…',
  'intro.restartCancel': 'Keep my answers',
  'intro.unconfirmedHeading': 'First, confirm your address',
  'intro.expiredHeading': 'New sorts are paused',
  'intro.home': 'Go to my cards',

  'instructions.title': 'How to sort',
  'instructions.heading': 'Three answers, one card at a time',
  'instructions.paragraph':
    'The next card comes up by itself. Changed your mind? “Back” takes you to the previous card.',
  'instructions.swipe': 'You can also swipe the card left, up or right.',
  'instructions.keys': 'With a keyboard, use 1, 2, 3 or the arrow keys.',
  'instructions.answers': 'The three answers',

  'reminder.title': 'One more thing',
  'reminder.heading': 'Curious? Turn the card over',
  'reminder.paragraph':
    'Tap the card or its “i” to read more: what people do about it, some of the careers involved, and a short story. You can answer from there too.',
  'reminder.start': 'Show me the first card',

  'table.title': 'Sort the cards',
  'table.heading': 'Sort the cards',
  'table.progress': '{index} of {count}',
  'table.pass': 'Second look',
  'table.back': 'Back',
  'table.exit': 'Save and exit',
  'table.turn': 'Turn the card over',
  'table.info': 'More about this card',
  'table.gone': 'This card is no longer in the deck',
  'table.toSelect': 'Pick my three',
  'table.hint': 'Press 1, 2 or 3 to answer, Backspace to go back. On the card, ← ↑ → work too.',
  'table.shortcuts': 'Keyboard shortcuts',

  'halfway.line': {
    one: 'Halfway there! {count} card to go.',
    other: 'Halfway there! {count} cards to go.',
  },

  'careers.heading': 'Careers on this card',
  'careers.show': 'Show careers',
  'careers.hide': 'Hide careers',

  'ideas.heading': 'Your own ideas',
  'ideas.label': 'Add your own idea',
  'ideas.hint': 'A job, a place, anything you think of. Up to {max} on a card.',
  'ideas.readers':
    'You. Your school’s staff and the Trio team see it in your profile if the card is one of your three.',
  'ideas.add': 'Add',
  'ideas.remove': 'Remove {idea}',
  'ideas.empty': 'Write your idea first.',
  'ideas.tooLong': 'Keep it to {max} characters.',
  'ideas.known': 'This idea is already on the card.',
  'ideas.full': 'This card already has {max} ideas. Remove one to make room for another.',

  'leave.heading': 'Leave the sort?',
  'leave.text': 'Your answers are kept. You can come back and continue any time.',
  'leave.ranks': 'You would have to pick your top three again.',
  'leave.stay': 'Keep sorting',
  'leave.later': 'Save for later',
  'leave.stop': 'Erase this sort',
  'leave.stopText':
    'Or erase the answers in this sort. A top three that you confirmed before stays yours.',

  'undo.heading': 'Go back and pick again?',
  'undo.text':
    'You have already started picking your top three. If you go back, you will pick again from the start.',
  'undo.confirm': 'Go back',
  'undo.cancel': 'Stay here',
  'undo.busy': 'Going back…',

  'headsUp.heading': 'Heads up',
  'headsUp.liked': {
    one: 'You are about to take another look at the {count} card that interests you.',
    other: 'You are about to take another look at the {count} cards that interest you.',
  },
  'headsUp.all': {
    one: 'You are about to take another look at {count} card.',
    other: 'You are about to take another look at all {count} cards.',
  },
  'headsUp.kept': 'Your answers are marked, and each one stays until you change it.',
  'headsUp.start': 'Start the second look',

  'tooFew.heading': 'Let’s find a few more',
  'tooFew.none':
    'None of the cards has caught your interest so far. You need at least three to choose your top three.',
  'tooFew.text': {
    one: 'So far {count} card interests you. You need at least three to choose your top three.',
    other: 'So far {count} cards interest you. You need at least three to choose your top three.',
  },
  'tooFew.again':
    'So here are the cards once more, with your answers marked. If one makes you a little curious, that counts.',
  'tooFew.start': 'Got it',

  'table.toAll': 'See all the cards at once',
  'table.enough': 'Three cards interest you. You can pick your three now.',
} as const satisfies EnglishMessages;
