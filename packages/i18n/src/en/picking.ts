import type { EnglishMessages } from '../message.ts';

export const picking = {
  'select.title': 'Pick your three',
  'select.back': 'Back',

  'select.intro.heading': 'Time to pick your three',
  'select.intro.liked': {
    one: '{count} card caught your interest.',
    other: '{count} cards caught your interest.',
  },
  'select.intro.text':
    'Choose the three that pull you in most, and put them in order: 1, 2, 3. Nothing is final until you confirm.',
  'select.intro.start': 'Pick my three',
  'select.again.heading': 'Go through them once more?',
  'select.again.recommended': 'Recommended',
  'select.again.many':
    'Three out of {count} is a hard choice. Go through just those {count} again: it gets easier with fewer cards. Each answer stays until you change it.',
  'select.again.few':
    'You can go through just those {count} again. Each answer stays until you change it.',
  'select.again.start': 'Sort them once more',
  'select.quick.heading': 'Want to look at the cards again?',
  'select.quick.text':
    'Many answers came quickly, or were all the same. Maybe you knew right away, and that’s fine. If you’d like a second look at all the cards, your answers stay until you change them.',
  'select.quick.yes': 'Look again',
  'select.quick.no': 'No thanks',

  'select.pick.text':
    'Choose a card and it takes the next open spot. Choose it again to put it back.',
  'select.super': 'Very interested',
  'select.interested': 'Interested',
  'select.card.ranked': '{title}, your number {rank}',
  'select.card.info': 'About {title}',
  'select.said.ranked': '{title} is your number {rank}.',
  'select.said.unranked': '{title} is no longer one of your three.',
  'select.tray.label': 'Your three',
  'select.tray.free': 'Spot {rank} is open',
  'select.tray.taken': 'Number {rank}: {title}',
  'select.confirm': 'Confirm',
  'select.confirm.missing': {
    one: 'Pick {count} more card, then confirm.',
    other: 'Pick {count} more cards, then confirm.',
  },
  'select.confirm.ready': 'That makes three. Confirm when it feels right.',

  'own.add': 'Add your own card',
  'own.addHint': 'Is something you care about missing?',
  'own.edit': 'Edit {title}',
  'own.heading.new': 'Make your own card',
  'own.heading.edit': 'Edit your card',
  'own.preview': 'This is how your card looks',
  'own.untitled': 'Your title',
  'own.title': 'Title',
  'own.titlePlaceholder': 'For example: Safe bike lanes',
  'own.description': 'Description (optional)',
  'own.descriptionHint': 'What is the challenge? Why does it matter to you?',
  'own.readers':
    'You. Your school’s staff and the Trio team see the card if it is one of your three, else only its title, in your profile.',
  'own.count': {
    one: '{count} of {max} characters',
    other: '{count} of {max} characters',
  },
  'own.color': 'Colour and category',
  'own.picture': 'Picture (optional)',
  'own.picture.hint': 'PNG or JPEG. Large photos are made smaller first.',
  'own.picture.choose': 'Choose a picture',
  'own.picture.change': 'Change picture',
  'own.picture.remove': 'Remove the picture',
  'own.picture.preparing': 'Getting the picture ready…',
  'own.picture.sending': 'Uploading the picture',
  'own.picture.percent': '{percent}%',
  'own.picture.cancel': 'Cancel upload',
  'own.picture.sent': 'The picture is on your card.',
  'own.picture.again': 'Try again',
  'own.picture.unsent':
    'The picture hasn’t been uploaded yet. Try again, or save the card without it.',
  'own.picture.offline':
    'You are offline, so the picture can’t be uploaded. Save the card now and add the picture later.',
  'own.save': 'Save card',
  'own.cancel': 'Cancel',
  'own.remove': 'Remove card',
  'own.remove.heading': 'Remove this card?',
  'own.remove.text':
    '“{title}” will be removed. If it is one of your three, its spot opens up again.',
  'own.remove.yes': 'Remove',
  'own.remove.no': 'Keep it',
  'own.said.saved': '{title} is saved.',
  'own.said.removed': '{title} was removed.',
  'own.earlier.heading': 'From your last sort',
  'own.earlier.take': 'Use again',
  'own.earlier.takeOne': 'Use again: {title}',

  'saved.title': 'Your three',
  'saved.heading': 'Here are your three',
  'saved.saved': 'Your three are saved.',
  'saved.saving': 'Saving your three…',
  'saved.waiting': 'Your three will be saved when you are online again.',
  'saved.refused': 'We couldn’t save your three.',
  'saved.expired': 'We couldn’t save your three.',
  'saved.text': 'Out of all the cards, you were drawn to these. They are yours to explore.',
  'saved.rank': 'Number {rank}',
  'saved.home': 'Go to my cards',

  'all.title': 'All the cards',
  'all.back': 'One card at a time',
  'all.heading': 'Tap the cards that interest you',
  'all.text': 'A little curious is enough. Tap a card again to unselect it.',
  'all.count': '{count} of {needed}',
  'all.countInWords': {
    one: '{count} of the {needed} cards you need.',
    other: '{count} of the {needed} cards you need.',
  },
  'all.missing': {
    one: 'One more, and you can pick your three.',
    other: '{count} more, and you can pick your three.',
  },
  'all.enough': {
    one: '{count} card interests you.',
    other: '{count} cards interest you. You can pick your three.',
  },
} as const satisfies EnglishMessages;
