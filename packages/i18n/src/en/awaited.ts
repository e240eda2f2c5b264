import type { EnglishMessages } from '../message.ts';

/** The administrator’s list of pending profiles. */
export const awaited = {
  'awaited.title': 'Profiles to send',
  'awaited.lead':
    'Students of consumer and freemium groups who have chosen their three, the longest wait first. They can open their profile once you have sent it.',
  'awaited.loading': 'Loading the list…',
  'awaited.empty': 'Nobody is waiting. Every profile has been sent.',
  'awaited.pageEmpty': 'There is nobody on this page any more.',
  'awaited.toStart': 'To the first page',
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
  'awaited.answers': 'Answers',
  'awaited.answersOf': 'Read the survey answers of {name}',
  'awaited.hideAnswers': 'Hide answers',
  'awaited.hideAnswersOf': 'Hide answers of {name}',
  'awaited.answersLoading': 'Loading the answers…',
  'awaited.answersNone': 'There are no answers here any more.',
  'awaited.answersLogged': 'This view is recorded in the log.',
  'awaited.survey.end': 'After choosing the three',
  'awaited.survey.profile-intro': 'For the profile',
  'awaited.answeredOn': 'Answered on {date}',
  'awaited.file': 'All survey answers',
  'awaited.fileText':
    'One row for each student who answered, with or without a profile. The file holds names: keep it only as long as you need it. Each export is in the log.',
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
} as const satisfies EnglishMessages;
