import type { EnglishMessages } from '../message.ts';

/** The administrator’s list of students who wait for their profile. */
export const awaited = {
  'awaited.title': 'Profiles to send',
  'awaited.lead':
    'Students of consumer and freemium groups who have chosen their three, the longest wait first. They can open their profile once you have sent it.',
  'awaited.loading': 'Loading the list…',
  'awaited.empty': 'Nobody is waiting. Every profile has been sent.',
  'awaited.pageEmpty': 'There is nobody on this page any more.',
  'awaited.toStart': 'To the first page',
  'awaited.tryAgain': 'Try again',
  'awaited.total': {
    one: '{count} student is waiting.',
    other: '{count} students are waiting.',
  },
  'awaited.list': 'Students who are waiting',
  'awaited.consumer': 'Consumer group',
  'awaited.freemium': 'Freemium group',
  'awaited.since': 'Chose their three on {date}',
  'awaited.answered': 'Survey answered',
  'awaited.unanswered': 'Survey not answered yet',
  'awaited.preview': 'Preview',
  'awaited.previewOf': 'Preview the profile of {name}',
  'awaited.send': 'Send',
  'awaited.sendTo': 'Send the profile to {name}',
  'awaited.askHeading': 'Send this profile?',
  'awaited.ask': '{name}’s profile goes to {email}. An email can’t be called back once it is out.',
  'awaited.yes': 'Send the profile',
  'awaited.sending': 'Sending…',
  'awaited.no': 'Not yet',
  'awaited.sent': 'The profile of {name} is on its way to {email}.',
  'awaited.gone':
    '{name} is no longer waiting: the profile has been sent already, or the three have changed.',
  'awaited.pages': 'Pages of the list',
  'awaited.page': 'On page {page}',
  'awaited.previous': 'Previous page',
  'awaited.next': 'Next page',
} as const satisfies EnglishMessages;
