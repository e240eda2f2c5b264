import type { EnglishMessages } from '../message.ts';

export const account = {
  'account.heading.student': 'Your account',
  'account.heading.school': 'Your account and your school',
  'account.saved': 'Saved.',
  'account.cancel': 'Cancel',

  'details.heading.student': 'About you',
  'details.heading.school': 'About you',
  'details.emailFixed': 'This is how you log in. It can’t be changed here: ask your school.',
  'details.emailHint':
    'We’ll write to the new address first. Your current one keeps working until you open the link.',
  'details.save': 'Save my details',

  'newEmail.saved': 'Saved. Your new email needs one more step, just below.',
  'newEmail.text':
    'We sent an email to {address}. Open the link in it to make the change. Until then, you log in with {current}.',
  'newEmail.keep': 'Keep {current}',
  'newEmail.kept': 'Your email is still {current}.',
  'resend.again': 'Send the email again',
  'resend.sent': 'Sent. Check your inbox and your spam folder.',

  'resend.sent.student': 'Sent. Check your inbox and your spam folder.',
  'confirmation.asked': 'Is {email} really your address? Open the link in the email we sent you.',
  'confirmation.required':
    'Your school asks you to confirm {email} before your first sort. Open the link in the email we sent you.',
  'address.heading': 'Your school',
  'address.save': 'Save my school',

  'password.heading': 'Password',
  'password.current': 'Current password',
  'password.why.student':
    'It’s been a while since you logged in, so we check that it’s really you.',
  'password.why.school': 'It’s been a while since you logged in, so we check that it’s really you.',
  'password.whyAlways.student': 'So that no one else can change it in your place.',
  'password.whyAlways.school': 'So that no one else can change it in your place.',
  'password.save': 'Change my password',
  'password.saved': 'Password changed. All other devices were logged out.',

  'code.heading': 'How students join',
  'code.text':
    'Say this code out loud or write it on the board. Students type it when they sign up.',
  'code.copy': 'Copy',
  'code.copied': 'Copied.',
  'code.copyByHand': 'The code is selected: copy it with Ctrl+C.',
  'code.change': 'Change your code',
  'code.changeHint':
    'From 4 to 64 characters. Capital letters and extra spaces don’t matter. The old code stops working at once; students who have joined stay.',
  'code.save': 'Save these settings',
  'waiting.verification':
    'Students can’t join yet. Open the link in the email we sent to {address}, and this code starts working.',
  'waiting.approval':
    'Students can’t join yet. We are checking your school, and we will email you as soon as this code works.',

  'domains.heading': 'Which emails can join',
  'domains.text':
    'Both lists are optional. Separate domains with commas: school.ca means that domain only, *.school.ca means everything under it.',
  'domains.allow': 'Only these domains',
  'domains.allowHint': 'Leave it empty to let every domain in.',
  'domains.deny': 'Never these domains',
  'domains.denyHint': 'This list wins over the one above. Leave it empty to turn nobody away.',
  'domains.confirm': 'Students confirm their address before the first sort',
  'domains.confirmHint':
    'With “Only these domains”, new students get an email with a link. Without this tick they can sort right away; you see whose address is not confirmed yet.',
  'domains.off': 'This list is switched off for now. Changing it switches it on.',
  'domains.invalid': {
    one: 'Not a domain: {entries}. Write it like school.ca or *.school.ca.',
    other: 'Not domains: {entries}. Write them like school.ca or *.school.ca.',
  },

  'data.heading.student': 'Your data',
  'data.heading.school': 'Your data',
  'data.text.student': 'One file with everything Trio keeps about you.',
  'data.text.school': 'One file with everything Trio keeps about you and your school.',
  'data.download': 'Download my data',
  'data.fileName': 'trio-my-data-{day}.json',
  'data.downloaded': 'Done: look for {file} in your downloads.',

  'deletion.heading.student': 'Leaving Trio',
  'deletion.heading.school': 'Leaving Trio',
  'deletion.text.student': 'You can ask your school to delete your account and everything in it.',
  'deletion.text.school':
    'You can ask the Trio team to delete your school, with all of its students.',
  'deletion.ask': 'Ask for deletion',
  'deletion.askHeading.student': 'Ask to delete your account?',
  'deletion.askHeading.school': 'Ask to delete your school?',
  'deletion.whatHappens.student':
    'We tell your school. If it agrees, it deletes your account: your name, your answers and your profile. That can’t be undone.',
  'deletion.whatHappens.school':
    'We tell the Trio team, and they delete your school with all of its students: names, answers and profiles. That can’t be undone.',
  'deletion.meanwhile.student':
    'Until then, everything works as before and you can take your request back.',
  'deletion.meanwhile.school':
    'Until then, everything works as before and you can take your request back.',
  'deletion.send': 'Send my request',
  'deletion.asked.student':
    'You asked for deletion on {date}. Your school has been told, and the decision is theirs.',
  'deletion.asked.school': 'You asked for deletion on {date}. The Trio team knows and will do it.',
  'deletion.takeBack': 'Take it back',
  'deletion.takenBack': 'Request taken back. Nothing was deleted.',

  'requests.heading': 'Students who want to leave',
  'requests.text': 'They asked to have their account deleted. You are the one who can do it.',
  'requests.none': 'Nobody has asked to have their account deleted.',
  'requests.loading': 'Looking for requests…',
  'requests.asked': 'Asked on {date}',
  'requests.delete': 'Delete',
  'requests.deleteOne': 'Delete {name}’s account',
  'requests.confirmHeading': 'Delete {name}’s account?',
  'requests.confirmText':
    'The account {email} goes away, with every answer and the profile. This can’t be undone.',
  'requests.confirm': 'Delete for good',
  'requests.deleted': '{name}’s account has been deleted.',
  'requests.gone': '{name} is no longer on this list, so nothing was deleted.',

  'students.code': 'Give your students this code: {code}',

  'notice.verification':
    'Open the link we emailed to {address}. Until then, students can’t join with your code. Wrong address? Change it in your account.',
  'notice.approval': 'We are checking your school. You’ll get an email when students can join.',
} as const satisfies EnglishMessages;
