import type { EnglishMessages } from '../message.ts';

export const help = {
  'help.title': 'Questions and answers',
  'help.lead': 'What counsellors and teachers ask us most.',

  'help.join': 'How do students join?',
  'help.join.1':
    'With the school’s code. Say it out loud or write it on the board: capital letters and extra spaces don’t matter.',
  'help.join.2':
    'Students choose “Sign up” on the first page, type the code with their name and email, and begin with the first card. A sort takes about 12 minutes, and goes on where it stopped.',
  'help.join.3':
    'The code works once the school’s email address is confirmed. Where your students log in through a service of the school, they need no code.',
  'help.join.link': 'See your code',

  'help.trio': 'What is Trio, and what is it not?',
  'help.trio.1':
    'Students look at 56 challenges that people work on right now, say how much each one interests them, and keep three. They leave with a profile: their three, careers that lead there, and questions to talk about.',
  'help.trio.2':
    'It is an exploration. There are no right answers, no score and no type, and nothing is predicted. The three say what drew somebody this time, and they may be others next month.',
  'help.trio.3':
    'It works best as the start of a conversation. Ask “What made you keep this one?” before you talk about jobs.',

  'help.login': 'A student can’t log in. What can I do?',
  'help.login.password': 'The password is forgotten',
  'help.login.password.text':
    '“Forgot your password?” on the log-in page emails a link that works for an hour. It goes to the address on the account, so check that one first: search for the student in your table.',
  'help.login.disabled': 'The account is disabled',
  'help.login.disabled.text':
    'Tick “Show disabled accounts” above the table and turn the account on again. It works at once, and nothing was lost.',
  'help.login.two': 'There are two accounts',
  'help.login.two.text': 'Open the student in the table and merge the duplicate. All sorts stay.',
  'help.login.ended': 'Logged in, but no new sort begins',
  'help.login.ended.text':
    'The school’s subscription has ended. What students have, they can still open and download.',
  'help.login.link': 'Go to the student table',

  'help.data': 'How do I read the results, and what happens to the data?',
  'help.data.1':
    'The table shows each student’s three, the time they took and when they last sorted. Open a student for their profile, with their own words about the three. “Very quick” means that most cards were answered faster than they can be read: a reason to ask, not a mark.',
  'help.data.2':
    'Students see their own results, you see those of your school, and the Trio team can open them to help. Nobody else does, and nothing is sold.',
  'help.data.3':
    'Your school decides how long to keep it. Students ask for deletion in their account, and you can delete a student’s account with everything in it at any time.',
  'help.data.link': 'Read what is kept, and for how long',

  'help.more': 'Still stuck?',
  'help.moreText': 'Write to the Trio team. A person reads it and answers by email.',
  'help.support': 'Write to us',
} as const satisfies EnglishMessages;
