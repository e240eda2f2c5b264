import type { EnglishMessages } from '../message.ts';

/** Staff help a student log in. */
export const access = {
  'access.column': 'Log-in help',
  'access.open': 'Help',
  'access.openOf': 'Help {name} log in',
  'access.heading': 'Help {name} log in',
  'access.text': 'What does {name} need?',
  'access.password': 'New password…',
  'access.email': 'Correct email…',
  'access.addEmail': 'Add an email…',
  'access.username': 'Username: {login}',
  'access.emailIs': 'Email: {login}',
  'access.cancel': 'Cancel',
  'access.done': 'Done',

  'newPassword.heading': 'New password for {name}',
  'newPassword.text':
    'You’ll get a password of three words to hand over. {name} is logged out everywhere, and the old password and earlier links stop working.',
  'newPassword.once':
    'It works until {name} logs in with it and chooses their own, for 7 days at most. They’ll see that it came from you.',
  'newPassword.make': 'Make a new password',
  'newPassword.busy': 'One moment…',
  'newPassword.ready': 'The new password is ready. Only you can see it, and only now.',
  'newPassword.hidden': 'The password is hidden.',
  'newPassword.hold': 'Hold to show the password',
  'newPassword.copy': 'Copy',
  'newPassword.copied': 'Copied.',
  'newPassword.copyFailed':
    'Your browser didn’t allow copying. Hold the button to see the password, and write it down.',
  'newPassword.print': 'Print',
  'newPassword.slip': 'Log in to Trio with this password. You’ll then choose your own.',
  'newPassword.until': 'Works until {date}.',
  'newPassword.given': 'On {date}, {by} gave a new password. It has not been used yet.',
  'newPassword.expired': 'On {date}, {by} gave a new password. It expired before it was used.',
  'newPassword.used': 'On {date}, {by} gave a new password. It has been used.',
  'newPassword.signOn':
    '{name} logs in through the school’s own platform, so there is no password to give here.',

  'email.heading': 'Correct {name}’s email',
  'email.addHeading': 'Add an email for {name}',
  'email.text':
    'We’ll send a link to the new address. The change counts once the link is opened. Until then, {name} logs in as before.',
  'email.current': 'Address now: {login}',
  'email.oldTold':
    'The old address gets one message that a change was asked for, without a name or the new address.',
  'email.field': 'New email',
  'email.send': 'Send the link',
  'email.busy': 'Sending…',
  'email.sent': 'We sent a link to {email}.',
  'email.pending':
    'The new address {email} is not confirmed yet. It counts once the link we sent there is opened.',
  'email.withdraw': 'Withdraw this address',
  'email.withdrawn': 'The new address is withdrawn. {name} logs in with {login}, as before.',
} as const satisfies EnglishMessages;
