import type { EnglishMessages } from '../message.ts';

/** For the student and for staff, so no text speaks to one of them. */
export const change = {
  'change.heading': 'Since last time',
  'change.same': 'The same three, in the same order.',
  'change.order': 'The same three, in a new order.',
  'change.before': 'Last time',
  'change.now': 'Now',
  'change.kept': 'kept',
  'change.fresh': 'new',
  'change.gone': 'gone',
  'change.categories': 'Liked cards by category',
  'change.up': '{count} more',
  'change.down': '{count} fewer',
  'change.equal': 'as before',
  'change.table': 'Show as a table',
  'change.scroll': 'What changed, as a table',
  'change.card': 'Challenge or category',
  'change.what': 'Change',
  'change.number': 'number {rank}',
  'change.liked': { one: '{count} liked', other: '{count} liked' },
} as const satisfies EnglishMessages;
