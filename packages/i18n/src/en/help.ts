import type { EnglishMessages } from '../message.ts';

export const help = {
  'help.title': 'Questions and answers',
  'help.lead': 'What counsellors and teachers ask us most.',

  'help.join': 'How do students join?',
  'help.join.1':
    'With the school’s code. Say it out loud or write it on the board: capital letters and extra spaces don’t matter.',
  'help.join.2':
    'Students choose “Sign up” on the first page, type the code with their name and email, and begin with the first card. A sort takes about 12 minutes, longer for students who turn over many cards. If they take a break, they can pick up where they left off.',
  'help.join.3':
    'The code works once the school’s email address is confirmed. If the Trio team has to approve your school first, your account page says so. If your students use single sign-on, they don’t need a code.',
  'help.join.link': 'See my code',

  'help.trio': 'What is Trio, and what is it not?',
  'help.trio.1':
    'Students look at 56 challenges that people work on right now, say how much each one interests them, and keep three. They leave with a profile: their three, careers to look into, and questions to talk about.',
  'help.trio.2':
    'It’s an exploration. There are no right answers, scores or personality types, and nothing is predicted. The three show what drew a student this time, and they may be different next month.',
  'help.trio.3':
    'It works best as the start of a conversation. Ask “What made you keep this one?” before you talk about jobs.',

  'help.login': 'A student can’t log in. What can I do?',
  'help.login.password': 'They forgot their password',
  'help.login.password.text':
    '“Forgot your password?” on the log-in page emails a link that works for an hour. It goes to the address on the account, so check that first: search for the student in your table.',
  'help.login.disabled': 'Their account is disabled',
  'help.login.disabled.text':
    'Tick “Show disabled accounts” above the table and enable the account again. It works right away, and nothing is lost.',
  'help.login.two': 'They have two accounts',
  'help.login.two.text':
    'In the table, open the account that should stay, then merge the duplicate into it. All sorts are kept; the duplicate is deleted.',
  'help.login.ended': 'They can log in but can’t start a sort',
  'help.login.ended.text':
    'Either the school’s subscription has ended (students can still open and download what they have), or your school asks students to confirm their address first. In that case, open the student in the table and confirm the address.',
  'help.login.link': 'Go to the student table',

  'help.data': 'How do I read the results, and what happens to the data?',
  'help.data.1':
    'The table shows each student’s three, the time they took and when they last sorted. Open a student for their profile, with their own words about the three. Class teachers read these words only if the student lets them. “Very quick” means that most cards were answered faster than they can be read, or that all answers were the same: a reason to ask, not a bad mark.',
  'help.data.2':
    'Students see their own results, you see those of your school, and the Trio team can open them to help. No one else can, and nothing is sold.',
  'help.data.3':
    'Accounts that are not used any more are deleted after the period that your school chooses (24 months if it chooses none); the owners get a warning with the list before. Students can request deletion in their account, and you can delete a student’s account with everything in it at any time.',
  'help.data.link': 'Read what is kept, and for how long',

  'help.lesson': 'A lesson, ready to teach',
  'help.lessonText':
    'Fifty minutes, with what to say, a worksheet, and what to do if the network fails.',
  'help.lessonOpen': 'Open the lesson plan',

  'help.more': 'Still stuck?',
  'help.moreText': 'Write to the Trio team. A person reads it and answers by email.',
  'help.support': 'Write to us',
} as const satisfies EnglishMessages;
