import type { EnglishMessages } from '../message.ts';

export const staff = {
  'staff.title': 'Your team',
  'staff.lead':
    'Everyone here logs in with their own email and password, and sees your school’s students and their results.',

  'staff.list': 'Who is on the team',
  'staff.loading': 'Loading the team…',
  'staff.failed': 'We couldn’t load your team.',
  'staff.alone':
    'So far, it’s just you. Invite a colleague, and they will see the same students and results as you do. Someone can step in while you are away, and nobody has to share a password.',
  'staff.you': 'You',
  'staff.invited': 'Invited',
  'staff.over': 'Invitation expired',
  'staff.disabled': 'Login turned off',
  'staff.since': 'On the team since {date}',
  'staff.invitedOn': 'Email sent on {date}',
  'staff.overSince': 'The link in the email of {date} no longer works',
  'staff.disabledBy': 'By the Trio team',

  'staff.resend': 'Send again',
  'staff.resendTo': 'Send again to {name}',
  'staff.resent': 'Sent. Only the link in the new email works.',
  'staff.remove': 'Remove',
  'staff.removeOne': 'Remove {name} from the team',
  'staff.takeBack': 'Take back',
  'staff.takeBackOne': 'Take back the invitation to {name}',

  'staff.removeHeading': 'Remove {name} from the team?',
  'staff.removeText':
    '{email} is logged out at once and can no longer log in. Your students and their results stay as they are. We’ll send {name} an email about it.',
  'staff.removeYes': 'Remove from the team',
  'staff.removed': '{name} is no longer on the team.',
  'staff.takeBackHeading': 'Take back the invitation to {name}?',
  'staff.takeBackText': 'The link in the email to {email} stops working.',
  'staff.takeBackYes': 'Take it back',
  'staff.takenBack': 'The invitation to {name} has been taken back.',
  'staff.cancel': 'Leave as is',
  'staff.sending': 'One moment…',

  'staff.inviteHeading': 'Invite a colleague',
  'staff.inviteText':
    'They get an email with a link to choose their own password. It works for seven days.',
  'staff.emailHint': 'Their work email is best: it’s what they’ll log in with.',
  'staff.invite': 'Send the invitation',
  'staff.sent': 'The invitation is on its way to {email}.',
  'staff.waitsVerification':
    'Confirm your school’s email first: open the link we sent to {address}. Then you can invite colleagues.',
  'staff.waitsApproval':
    'We are still checking your school. We’ll email you when that’s done, and then you can invite colleagues.',
  'staff.toAccount': 'Go to my account',
} as const satisfies EnglishMessages;
