import type { EnglishMessages } from '../message.ts';

export const earlier = {
  'earlier.title': 'Earlier sorts',
  'earlier.lead':
    'Every sort you’ve finished, newest first: your three, your words and your profile from that day. Interests change, and no sort is better than another.',
  'earlier.back': 'Back to my cards',
  'earlier.loading': 'Loading your sorts…',
  'earlier.failed': 'We couldn’t load your earlier sorts.',
  'earlier.empty': 'Once you’ve picked three challenges, you’ll find them here.',
  'earlier.only': 'This is your first sort. After the next one, you’ll see both here.',
  'earlier.pageEmpty': 'There are no sorts on this page.',
  'earlier.toFirst': 'Go to the newest',
  'earlier.latest': 'Latest',
  'earlier.dateTime': '{date} at {time}',
  'earlier.open': 'Number {rank}: {title}. See the back',
  'earlier.openOwn': '{title}. See the back',

  'earlier.change': 'Compared with {date}',
  'earlier.change.same': 'The same three, in the same order.',
  'earlier.change.order': 'The same three, in a new order.',
  'earlier.change.kept': 'Still in your three',
  'earlier.change.fresh': 'New in your three',
  'earlier.change.gone': 'No longer in your three',

  'earlier.words': 'In your own words',
  'earlier.shared': 'What the three share',
  'earlier.action': 'Your 30-day step',
  'earlier.noWords': 'You didn’t write anything for this sort.',
  'earlier.own': 'Other cards you made',
  'earlier.liked': {
    one: 'You also liked {count} more challenge',
    other: 'You also liked {count} more challenges',
  },
  'earlier.superlike': 'Very interested',
  'earlier.like': 'Interested',

  'earlier.profile': 'Get this profile',
  'earlier.profileOf': 'from {date}',
  'earlier.pending': 'The Trio team is still preparing this profile.',
} as const satisfies EnglishMessages;
