import type { EnglishMessages } from '../message.ts';

/** Server only. */
export const csv = {
  'csv.firstname': 'First name',
  'csv.lastname': 'Last name',
  'csv.email': 'Email',
  'csv.timeSpent': 'Total time spent',
  'csv.lastSort': 'Last sort date',
  'csv.sorts': 'Sorts',
  'csv.challenge1': 'Top challenge 1',
  'csv.challenge2': 'Top challenge 2',
  'csv.challenge3': 'Top challenge 3',
  'csv.account': 'Account',
  'csv.enabled': 'Enabled',
  'csv.disabled': 'Disabled',
  'csv.hours': { one: '{count} hour', other: '{count} hours' },
  'csv.minutes': { one: '{count} minute', other: '{count} minutes' },
  'csv.lessThanAMinute': 'less than a minute',

  'csv.schoolname': 'School',
  'csv.contactName': 'Contact name',
  'csv.contactEmail': 'Contact email',
  'csv.signedUp': 'Sign-up date',
  'csv.studentCount': 'Students',
  'csv.state': 'State',
  'csv.state.open': 'Open',
  'csv.state.verification': 'Waiting for its email to be confirmed',
  'csv.state.approval': 'Waiting for approval',
  'csv.state.expired': 'Expired',
  'csv.state.deletion': 'Asked to be deleted',

  'csv.answered.end': 'Survey at the end answered on',
  'csv.answered.profile-intro': 'Survey before the profile answered on',
  'csv.otherAnswers': 'Other answers',
} as const satisfies EnglishMessages;
