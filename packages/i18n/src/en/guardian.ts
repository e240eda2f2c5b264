import type { EnglishMessages } from '../message.ts';

export const guardian = {
  'guardian.title': 'Your permission',
  'guardian.heading': 'May your child use Trio?',
  'guardian.text':
    'A child who says they are {age} would like to use Trio with {school}. Opening this page changed nothing.',
  'guardian.text.account':
    'A child who says they are {age} has an account with {school}. It sleeps until you answer. Opening this page changed nothing.',
  'guardian.trio': 'What Trio is',
  'guardian.trio.text':
    'Young people sort 56 cards about challenges in the world, choose three that matter to them and discover careers. It is not a test, and there are no grades.',
  'guardian.kept': 'What we keep',
  'guardian.kept.text':
    'Their name, email or username, answers, choices and what they write. Not their age and not their birthday: only that you agreed, and when.',
  'guardian.readers': 'Who reads it',
  'guardian.readers.text':
    'Your child, the staff of {school} and the Trio team. Nothing is sold, and there are no ads.',
  'guardian.rights': 'You decide',
  'guardian.rights.text':
    'You or your child can see everything, and ask for the account to be deleted, at any time. Your email and this request are deleted with the new account, or on {date} at the latest.',
  'guardian.rights.account':
    'You or your child can see everything, and ask for the account to be deleted, at any time. Your email and this request are deleted with your answer, or on {date} at the latest.',
  'guardian.privacy': 'Read all about privacy',
  'guardian.confirm': 'I am the parent or guardian, and I agree',
  'guardian.refuse': 'No, delete this now',
  'guardian.refuse.account': 'No, ask for the account to be deleted',
  'guardian.sending': 'Sending…',
  'guardian.loadFailed': 'We couldn’t open your link',
  'guardian.retry': 'Try again',
  'guardian.agreedHeading': 'Thank you. Now your child can sign up',
  'guardian.agreedText':
    'Let your child continue here, or later with the link that we just emailed you. It works for one account, until {date}.',
  'guardian.signUp': 'Sign up now',
  'guardian.takeBack': 'Changed my mind: delete this now',
  'guardian.awakeHeading': 'Thank you. The account is awake',
  'guardian.awakeText': 'Your child can log in and go on. We have deleted your email.',
  'guardian.refusedHeading': 'It is deleted',
  'guardian.refusedHeading.account': 'Thank you for your answer',
  'guardian.refusedText':
    'We have deleted your email and the request. There is no account. You can close this page.',
  'guardian.refusedText.account':
    'We have deleted your email. The account keeps sleeping, and its group was asked to delete it. You can close this page.',
  'guardian.invalidHeading': 'This link doesn’t work',
  'guardian.toStart': 'Go to the home page',
} as const satisfies EnglishMessages;
