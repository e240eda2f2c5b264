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
  'intro.heading': 'Follow what pulls at you',
  'intro.paragraph': {
    one: 'You will see {count} challenge that people are working on right now. Just say how much it interests you.',
    other:
      'You will see {count} challenges that people are working on right now. Go with your first feeling: there are no wrong answers, and you can change your mind.',
  },
  'intro.duration':
    'It takes about 12 minutes. You can stop any time and pick up where you left off.',
  'intro.openHeading': 'Your cards are where you left them',
  'intro.openText': {
    one: 'You have sorted {count} of {total} cards. Your answer is safe.',
    other: 'You have sorted {count} of {total} cards. Your answers are safe.',
  },
  'intro.continue': 'Keep going',
  'intro.restart': 'Start over',
  'intro.restartHeading': 'Start over?',
  'intro.restartText':
    'The answers of this sort will be cleared. A top three that you confirmed before stays yours.',
  'intro.restartBusy': 'Clearing…',
  'intro.restartCancel': 'Keep my answers',
  'intro.unconfirmedHeading': 'First, confirm your address',
  'intro.expiredHeading': 'New sorts are paused',
  'intro.home': 'Go to my cards',

  'instructions.title': 'How to sort',
  'instructions.heading': 'Three answers, one card at a time',
  'instructions.paragraph':
    'Choose one of three buttons. The next card comes up by itself. Changed your mind? Back takes you to the card before.',
  'instructions.swipe': 'On a touch screen you can also swipe the card left, up or right.',
  'instructions.keys': 'With a keyboard, use 1, 2, 3 or the arrow keys.',

  'reminder.title': 'One more thing',
  'reminder.heading': 'Curious? Turn the card over',
  'reminder.paragraph':
    'Tap the card or its “i” to read more: what the problem is, what people do about it, and some of the careers involved.',
  'reminder.start': 'Show me the first card',

  'table.title': 'Sort the cards',
  'table.heading': 'Sort the cards',
  'table.progress': '{index} of {count}',
  'table.pass': 'Second look',
  'table.back': 'Back',
  'table.exit': 'Save and exit',
  'table.turn': 'Turn the card over',
  'table.info': 'More about this card',
  'table.gone': 'This card has left the deck',
  'table.toSelect': 'Go to my picks',
  'table.hint': 'Keys 1, 2, 3 or the arrows answer. Backspace goes back.',
  'table.shortcuts': 'Keyboard shortcuts',

  'careers.heading': 'Careers on this card',
  'careers.show': 'Show careers',
  'careers.hide': 'Hide careers',

  'ideas.heading': 'Your own ideas',
  'ideas.label': 'Add your own idea',
  'ideas.hint': 'A job, a place, anything you think of. Up to {max} on a card.',
  'ideas.add': 'Add',
  'ideas.remove': 'Remove {idea}',
  'ideas.empty': 'Write your idea first.',
  'ideas.tooLong': 'Use at most {max} characters.',
  'ideas.known': 'This idea is on the card already.',
  'ideas.full': 'This card has its {max} ideas. Remove one to make room for another.',

  'leave.heading': 'Leave the sort?',
  'leave.text': 'Your answers are kept. You can come back and go on any time.',
  'leave.ranks': 'The cards you picked for your top three would have to be picked again.',
  'leave.stay': 'Keep sorting',
  'leave.later': 'Save for later',
  'leave.stop': 'Stop this sort',
  'leave.stopText':
    'Stopping clears the answers of this sort. A top three that you confirmed before stays yours.',

  'undo.heading': 'Go back and pick again?',
  'undo.text':
    'You have already started picking your top three. If you go back, you will pick again from the start.',
  'undo.confirm': 'Go back',
  'undo.cancel': 'Stay here',
  'undo.busy': 'Going back…',

  'headsUp.heading': 'Heads up',
  'headsUp.liked': {
    one: 'You are about to look once more at the {count} card that interests you.',
    other: 'You are about to look once more at the {count} cards that interest you.',
  },
  'headsUp.all': {
    one: 'You are about to look once more at {count} card.',
    other: 'You are about to look once more at all {count} cards.',
  },
  'headsUp.kept': 'Your answers are marked, and each one stays until you change it. Be choosy!',
  'headsUp.start': 'Got it',

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
} as const satisfies EnglishMessages;
