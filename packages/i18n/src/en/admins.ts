import type { EnglishMessages } from '../message.ts';

export const admins = {
  'admins.title': 'Administrators',
  'admins.lead':
    'Administrators look after all schools. Each one logs in with their own email and password. Everything they do is in the activity log.',
  'admins.log': 'Activity log',
  'admins.list': 'Who administers Trio',
  'admins.loading': 'Loading administrators…',
  'admins.failed': 'We couldn’t load the administrators.',
  'admins.alone':
    'So far, it’s just you. Invite a second administrator: if you lose your password, only the command line of the server can help.',
  'admins.you': 'You',
  'admins.invited': 'Invited',
  'admins.over': 'Invitation expired',
  'admins.disabled': 'Log-in disabled',
  'admins.since': 'Administrator since {date}',
  'admins.invitedOn': 'Email sent on {date}',
  'admins.overSince': 'The link in the email from {date} no longer works',
  'admins.resend': 'Send again',
  'admins.resendTo': 'Send again to {name}',
  'admins.resent': 'Sent. Only the link in the new email works.',
  'admins.remove': 'Remove',
  'admins.removeOne': 'Remove {name}',
  'admins.leave': 'Leave',
  'admins.leaveHint': 'The last administrator can’t leave.',
  'admins.withdraw': 'Withdraw',
  'admins.withdrawOne': 'Withdraw the invitation to {name}',
  'admins.removeHeading': 'Remove {name} as an administrator?',
  'admins.removeText':
    '{email} will be logged out right away and can no longer log in. {name} and all other administrators get an email about it. This can’t be undone, but you can send a new invitation.',
  'admins.removeYes': 'Remove administrator',
  'admins.removed': '{name} is no longer an administrator.',
  'admins.leaveHeading': 'Leave and delete your account?',
  'admins.leaveText':
    'You will be logged out right away, and your account will be deleted. You and all other administrators get an email about it.',
  'admins.leaveYes': 'Delete my account',
  'admins.withdrawHeading': 'Withdraw the invitation to {name}?',
  'admins.withdrawText': 'The link in the email to {email} will stop working.',
  'admins.withdrawYes': 'Withdraw invitation',
  'admins.withdrawn': 'The invitation to {name} has been withdrawn.',
  'admins.cancel': 'Leave as is',
  'admins.busy': 'One moment…',
  'admins.inviteHeading': 'Invite an administrator',
  'admins.inviteText':
    'They get an email with a link to choose a password. It works for 7 days. There is no account until they choose one.',
  'admins.emailHint':
    'One address is one account. Someone who also works at a school needs a second address.',
  'admins.invite': 'Send the invitation',
  'admins.sent': 'The invitation is on its way to {email}.',
} as const satisfies EnglishMessages;
