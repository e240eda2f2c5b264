import type { EnglishMessages } from '../message.ts';

export const account = {
  'account.heading.student': 'Your account',
  'account.heading.staff': 'Your account',
  'account.heading.school': 'Your account and your school',
  'account.saved': 'Saved.',
  'account.cancel': 'Cancel',

  'details.heading.student': 'About you',
  'details.heading.school': 'About you',
  'details.emailFixed':
    'You log in with this email, and it can’t be changed here. If it’s wrong, ask your teacher or your school to correct it.',
  'details.emailAdd':
    'You can add an email. Then you can log in with it, get your profile by email, and choose a new password yourself.',
  'details.username': 'Your username: {username}',
  'details.emailHint':
    'We’ll email the new address first. Your current one keeps working until you open the link in that email.',
  'details.save': 'Save my details',

  'newEmail.saved': 'Saved. Your new email needs one more step, just below.',
  'newEmail.text':
    'We sent an email to {address}. Open the link in it to make the change. Until then, log in with {current}.',
  'newEmail.saved.student': 'Saved. Your email needs one more step, just below.',
  'newEmail.text.student':
    'We sent an email to {address}. Open the link in it to add the address. Until then, log in with {current}.',
  'newEmail.cancel': 'Don’t add it',
  'newEmail.cancelled': 'No email was added.',
  'newEmail.keep': 'Keep {current}',
  'newEmail.kept': 'Your email is still {current}.',
  'correction.text':
    'Your school asked to change your email to {address}. Open the link we sent there to confirm it. Not yours? Tell your school.',
  'correction.current': 'Until then, log in with {current}.',
  'resend.again': 'Send the email again',
  'resend.sent': 'Sent. Check your inbox and your spam folder.',

  'resend.sent.student': 'Sent. Check your inbox and your spam folder.',
  'confirmation.asked':
    'Please confirm that {email} is your address. Open the link in the email we sent you.',
  'confirmation.required':
    'Your school asks you to confirm {email} before your first sort. Open the link in the email we sent you.',
  'address.heading': 'Your school',
  'address.save': 'Save school details',

  'password.heading': 'Password',
  'password.given': '{name}, from your school, gave you a password on {date}.',
  'password.current': 'Current password',
  'password.why.student':
    'It’s been a while since you logged in, so we need to check that it’s really you.',
  'password.why.school':
    'It’s been a while since you logged in, so we need to check that it’s really you.',
  'password.whyAlways.student': 'This stops anyone else from changing it.',
  'password.whyAlways.school': 'This stops anyone else from changing it.',
  'password.save': 'Change my password',
  'password.saved': 'Password changed. All other devices were logged out.',

  'sessions.heading': 'Where you’re logged in',
  'sessions.loading': 'Loading…',
  'sessions.here': 'On this device since {started}',
  'sessions.onlyHere': 'Nowhere else.',
  'sessions.elsewhere': 'On other devices or browsers',
  'sessions.since': 'Since {started}',
  'sessions.lastActive': 'Last used: {lastActive}',
  'sessions.why': 'This stops anyone else from doing it.',
  'sessions.end': 'Log out there',
  'sessions.ended': 'Done. Those devices are logged out.',

  'code.heading': 'How students join',
  'code.text':
    'Say this code out loud or write it on the board. Students type it when they sign up.',
  'code.copy': 'Copy',
  'code.copied': 'Copied.',
  'code.copyByHand': 'The code is selected. To copy it, press Ctrl+C (⌘C on a Mac).',
  'code.change': 'Change your code',
  'code.changeHint':
    'Use 4 to 64 letters or numbers. Capital letters and extra spaces don’t matter. The old code stops working right away; students who have already joined stay.',
  'code.save': 'Save these settings',
  'waiting.verification':
    'Students can’t join yet. First, open the link in the email we sent to {address}.',
  'waiting.approval':
    'Students can’t join yet. We are checking your school and will email you as soon as this code works.',

  'domains.heading': 'Which email addresses can join',
  'domains.text':
    'Both lists are optional. Separate domains with commas: school.ca means that domain only, *.school.ca means everything under it.',
  'domains.allow': 'Only these domains',
  'domains.allowHint': 'Leave it empty to allow every domain.',
  'domains.deny': 'Never these domains',
  'domains.denyHint': 'This list overrides the one above. Leave it empty to block no one.',
  'domains.confirm': 'Students must confirm their address before their first sort',
  'domains.confirmHint':
    'If you use “Only these domains”, new students get an email with a link. Unless you tick this box, they can sort right away, and you see whose address is not confirmed yet.',
  'domains.off': 'This list is turned off for now. Changing it turns it on.',
  'domains.invalid': {
    one: 'Not a domain: {entries}. Write it like school.ca or *.school.ca.',
    other: 'Not domains: {entries}. Write them like school.ca or *.school.ca.',
  },

  'data.heading.student': 'Your data',
  'data.heading.school': 'Your data',
  'ofBoard.heading': 'Your board',
  'ofBoard.text':
    'The members of {board} see figures of your school. Your activity log shows who opened or downloaded them.',
  'ofBoard.figures':
    'They see how many students used Trio this school year, began, finished and wrote about their three, and the month of the last activity. Challenges are shown for all schools of the board together.',
  'ofBoard.hidden':
    'They never see a student, a class, a name or a word. Groups of fewer than 10 students are hidden. Only the Trio team can move a school, and you are told by email.',
  'data.text.board': 'One file with everything Trio keeps about you.',
  'data.text.student': 'One file with everything Trio keeps about you.',
  'data.text.school':
    'One file with your own data and your school’s details and settings. Your students’ data is not in it.',
  'data.text.admin':
    'One file with everything Trio keeps about you: your account, your log-ins, and what others did to it.',
  'leaving.admin':
    'To leave Trio, remove yourself on the administrators’ page. The last administrator can’t leave.',
  'leaving.admin.open': 'Open administrators',
  'language.heading': 'Language of our emails',
  'language.text': 'Pages are in the language that you choose at the top of each page.',
  'language.label': 'Emails to you are in',
  'language.save': 'Save language',
  'data.conversations':
    'What your school notes about conversations with you, and why it may ask for one.',
  'data.conversations.open': 'See our conversations',
  'data.download': 'Download my data',
  'data.fileName': 'trio-my-data-{day}.json',
  'data.downloaded': 'Done: look for {file} in your downloads.',

  'deletion.heading.student': 'Leaving Trio',
  'deletion.heading.school': 'Leaving Trio',
  'deletion.text.student': 'You can ask your school to delete your account and everything in it.',
  'deletion.text.school':
    'You can ask the Trio team to delete your school’s account and all of its students’ accounts.',
  'deletion.ask': 'Request deletion',
  'deletion.askHeading.student': 'Ask your school to delete your account?',
  'deletion.askHeading.school': 'Ask the Trio team to delete your school?',
  'deletion.whatHappens.student':
    'We’ll tell your school. If your school agrees, it will delete your account: your name, your answers and your profile. This can’t be undone.',
  'deletion.whatHappens.school':
    'We’ll tell the Trio team, and they will delete your school with all of its students: names, answers and profiles. This can’t be undone.',
  'deletion.meanwhile.student':
    'Until then, everything works as before and you can withdraw your request.',
  'deletion.meanwhile.school':
    'Until then, everything works as before and you can withdraw your request.',
  'deletion.send': 'Send my request',
  'deletion.asked.student':
    'You requested deletion on {date}. Your school has been told and will decide.',
  'deletion.asked.school':
    'You requested deletion on {date}. The Trio team has been told and will delete your school.',
  'deletion.takeBack': 'Withdraw request',
  'deletion.takenBack': 'Request withdrawn. Nothing was deleted.',

  'requests.heading': 'Students’ deletion requests',
  'requests.text':
    'These students asked to have their accounts deleted. They can’t do that themselves, but you can.',
  'requests.textForReading':
    'These students asked to have their accounts deleted. An owner of your school’s account can do that.',
  'requests.none': 'No one has asked to have their account deleted.',
  'requests.loading': 'Loading requests…',
  'requests.asked': 'Requested on {date}',
  'requests.delete': 'Delete',
  'requests.deleteOne': 'Delete {name}’s account',
  'requests.confirmHeading': 'Delete {name}’s account?',
  'requests.confirmText':
    'The account {email} will be deleted, with every answer and the profile. This can’t be undone.',
  'requests.confirm': 'Delete for good',
  'requests.deleted': '{name}’s account has been deleted.',
  'requests.gone': '{name} is no longer on this list, so nothing was deleted.',

  'students.code': 'Give your students this code: {code}',

  'notice.verification':
    'Open the link we emailed to {address}. Until then, students can’t join with your code. Wrong address? Change it in your account.',
  'notice.approval': 'We are checking your school. You’ll get an email when students can join.',

  'teamAccess.heading': 'Let the Trio team look',
  'teamAccess.openHeading': 'What the Trio team can see',
  'teamAccess.always':
    'To help you, the Trio team can open your students’ pages at any time. Each time, your school’s activity log says so.',
  'teamAccess.text':
    'The Trio team can’t look at your school’s students. If you ask for help and they need to see what you see, allow it for a few hours. It then ends by itself. All owners get an email.',
  'teamAccess.sees':
    'During this time, the team can see and change what you can: students’ names and addresses, their results, their words and their profiles. They never see conversations, requests to talk or the answers to “Does it help?”.',
  'teamAccess.loading': 'Loading…',
  'teamAccess.closed': 'The Trio team can’t look now.',
  'teamAccess.until': 'The Trio team can look until {until}.',
  'teamAccess.untilBy': 'The Trio team can look until {until}. Allowed by {name}.',
  'teamAccess.hours': 'For how long',
  'teamAccess.hoursOf': { one: '{count} hour', other: '{count} hours' },
  'teamAccess.open': 'Let the team look',
  'teamAccess.extend': 'Extend from now on',
  'teamAccess.end': 'End now',
  'teamAccess.opened': 'The Trio team can look now.',
  'teamAccess.ended': 'Ended. The Trio team can’t look any more.',
  'teamAccess.log':
    'Your school’s log shows when this was allowed and ended, and each time the team looked.',

  'effectSetting.heading': '“Does it help?”',
  'effectSetting.text':
    'Trio can ask your students three short questions before their first sort, after it and 30 days later. They are Trio’s own and not validated. Each student can skip them with one tap.',
  'effectSetting.on': 'Ask the three questions',
  'effectSetting.onHint':
    'You see means of the school and of classes, once a month, from 10 students who answered twice. You never see what one student answered.',
  'effectSetting.save': 'Save questions',
  'effectSetting.results': 'Open the figures',
  'order.heading': 'Card order',
  'order.text':
    'Each sort shuffles the cards and, where possible, keeps cards of the same category apart.',
  'order.fixed': 'Same order for everyone',
  'order.fixedHint':
    'Handy when a class goes through the cards together. This applies to new sorts.',
  'order.save': 'Save card order',
} as const satisfies EnglishMessages;
