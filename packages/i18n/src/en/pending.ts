import type { EnglishMessages } from '../message.ts';

/** The administrator’s list of pending profiles. */
export const pending = {
  'pending.title': 'Profiles to send',
  'pending.lead':
    'Students of consumer and freemium groups who have chosen their three, the longest wait first. They can open their profile once you have sent it.',
  'pending.loading': 'Loading the list…',
  'pending.empty': 'Nobody is waiting. Every profile has been sent.',
  'pending.pageEmpty': 'There is nobody on this page any more.',
  'pending.toStart': 'To the first page',
  'pending.total': {
    one: '{count} student is waiting.',
    other: '{count} students are waiting.',
  },
  'pending.list': 'Students who are waiting',
  'pending.consumer': 'Consumer group',
  'pending.freemium': 'Freemium group',
  'pending.since': 'Chose their three on {date}',
  'pending.answered': 'Survey answered',
  'pending.unanswered': 'Survey not answered yet',
  'pending.answers': 'Answers',
  'pending.answersOf': 'Read the survey answers of {name}',
  'pending.hideAnswers': 'Hide answers',
  'pending.hideAnswersOf': 'Hide answers of {name}',
  'pending.answersLoading': 'Loading the answers…',
  'pending.answersNone': 'There are no answers here any more.',
  'pending.answersLogged': 'This view is recorded in the log.',
  'pending.survey.end': 'After choosing the three',
  'pending.survey.profile-intro': 'For the profile',
  'pending.answeredOn': 'Answered on {date}',
  'pending.file': 'All survey answers',
  'pending.fileText':
    'One row for each student who answered, with or without a profile. The file holds names: keep it only as long as you need it. Each export is in the log.',
  'pending.preview': 'Preview',
  'pending.previewOf': 'Preview the profile of {name}',
  'pending.send': 'Send',
  'pending.sendTo': 'Send the profile to {name}',
  'pending.askHeading': 'Send this profile?',
  'pending.ask': '{name}’s profile goes to {email}. An email can’t be called back once it is out.',
  'pending.yes': 'Send the profile',
  'pending.sending': 'Sending…',
  'pending.no': 'Not yet',
  'pending.sent': 'The profile of {name} is on its way to {email}.',
  'pending.gone':
    '{name} is no longer waiting: the profile has been sent already, or the three have changed.',
} as const satisfies EnglishMessages;
