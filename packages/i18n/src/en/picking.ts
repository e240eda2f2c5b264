import type { EnglishMessages } from '../message.ts';

/** The select page and own cards. */
export const picking = {
  'select.title': 'Pick your three',
  'select.back': 'Back',

  'select.intro.heading': 'Time to pick your three',
  'select.intro.liked': {
    one: '{count} card caught your interest.',
    other: '{count} cards caught your interest.',
  },
  'select.intro.text':
    'Choose the three that pull at you most, and put them in order: 1, 2, 3. Nothing is final until you confirm.',
  'select.intro.start': 'Pick my three',
  'select.again.heading': 'Go through them once more?',
  'select.again.recommended': 'A good idea here',
  'select.again.many':
    'Three out of {count} is a hard choice. Take just those {count} in your hands again: it gets easier with fewer on the table. Each answer stays until you change it.',
  'select.again.few':
    'You can take just those {count} in your hands again. Each answer stays until you change it.',
  'select.again.start': 'Sort them once more',
  'select.quick.heading': 'You went fast. Want to look again?',
  'select.quick.text':
    'Maybe you knew right away, and that’s fine. If you’d like a second look at all the cards, your answers stay until you change them.',
  'select.quick.yes': 'Look again',
  'select.quick.no': 'No thanks',

  'select.pick.text':
    'Choose a card and it takes the lowest free place. Choose it again to put it back.',
  'select.super': 'Very interested',
  'select.interested': 'Interested',
  'select.card.ranked': '{title}, your number {rank}',
  'select.card.info': 'About {title}',
  'select.said.ranked': '{title} is your number {rank}.',
  'select.said.unranked': '{title} is back on the table.',
  'select.tray.label': 'Your three',
  'select.tray.free': 'Number {rank} is free',
  'select.tray.taken': 'Number {rank}: {title}',
  'select.confirm': 'Confirm',
  'select.confirm.missing': {
    one: 'Pick {count} more card, then confirm.',
    other: 'Pick {count} more cards, then confirm.',
  },
  'select.confirm.ready': 'That makes three. Confirm when it feels right.',

  'own.add': 'Add your own card',
  'own.addHint': 'Something you care about was missing?',
  'own.edit': 'Edit {title}',
  'own.heading.new': 'Make your own card',
  'own.heading.edit': 'Edit your card',
  'own.preview': 'This is how your card looks',
  'own.untitled': 'Your title',
  'own.title': 'Title',
  'own.titlePlaceholder': 'For example: Safe bike lanes',
  'own.description': 'Description (optional)',
  'own.descriptionHint': 'What is the challenge? Why does it matter to you?',
  'own.count': {
    one: '{count} of {max} characters',
    other: '{count} of {max} characters',
  },
  'own.color': 'Colour and theme',
  'own.picture': 'Picture (optional)',
  'own.picture.hint': 'PNG or JPEG. A large photo is made smaller first.',
  'own.picture.choose': 'Choose a picture',
  'own.picture.change': 'Change picture',
  'own.picture.remove': 'Remove the picture',
  'own.picture.preparing': 'Getting the picture ready…',
  'own.picture.sending': 'Sending the picture',
  'own.picture.percent': '{percent}%',
  'own.picture.cancel': 'Cancel sending',
  'own.picture.sent': 'The picture is on your card.',
  'own.picture.again': 'Try again',
  'own.picture.unsent': 'The picture is not there yet. Try again, or save the card without it.',
  'own.picture.offline':
    'A picture needs the network, and you are offline. Save the card now and add its picture later.',
  'own.save': 'Save card',
  'own.cancel': 'Cancel',
  'own.remove': 'Remove card',
  'own.remove.heading': 'Remove this card?',
  'own.remove.text': '“{title}” goes away. If it is one of your three, its place is free again.',
  'own.remove.yes': 'Remove',
  'own.remove.no': 'Keep it',
  'own.said.saved': '{title} is on the table.',
  'own.said.removed': '{title} is gone.',

  'saved.title': 'Your three',
  'saved.heading': 'Here are your three',
  'saved.saved': 'Your three are saved.',
  'saved.saving': 'Saving your three…',
  'saved.waiting': 'Your three will be saved when you are online again.',
  'saved.refused': 'Your three could not be saved.',
  'saved.expired': 'Your three could not be saved.',
  'saved.text':
    'Out of everything on the table, you were drawn to these. They are yours to explore.',
  'saved.rank': 'Number {rank}',
  'saved.home': 'Go to my cards',
} as const satisfies EnglishMessages;
