import type { EnglishMessages } from '../message.ts';

export const staff = {
  'staff.title': 'Your team',
  'staff.log': 'Activity log',
  'staff.lead':
    'Everyone here logs in with their own email and password. What they see and do depends on their role.',

  'staff.list': 'Who is on the team',
  'staff.loading': 'Loading the team…',
  'staff.failed': 'We couldn’t load your team.',
  'staff.alone':
    'So far, it’s just you. Invite a colleague: someone can step in while you are away, and no one has to share a password.',

  'staff.kindsHeading': 'Who may do what',
  'staff.kind.owner': 'Owner',
  'staff.kind.counsellor': 'Counsellor',
  'staff.kind.teacher': 'Teacher',
  'staff.kindText.owner':
    'Sees all students. Manages the team, the school’s code and settings, and can delete students.',
  'staff.kindText.counsellor':
    'Sees all students and classes. Can disable and merge accounts, but not delete students.',
  'staff.kindText.teacher': 'Sees the students of their own classes, and makes classes.',
  'staff.changeKind': 'Change role',
  'staff.changeKindOf': 'Change role of {name}',
  'staff.kindLegend': 'Role',
  'staff.changeKindYes': 'Save',
  'staff.kindChanged': '{name} has a new role.',
  'staff.kindLater': '{name} gets the new role in 7 days. All owners are told by email.',
  'staff.kindLaterText':
    'This person is an owner. The change takes effect in 7 days. All owners get an email, and any of them can stop it.',
  'staff.leavesOn': 'Leaves the team on {date}',
  'staff.ownerOn': 'Becomes an owner on {date}, named by the Trio team',
  'staff.counsellorOn': 'Becomes a counsellor on {date}',
  'staff.teacherOn': 'Becomes a teacher on {date}',
  'staff.stop': 'Stop this',
  'staff.stopOne': 'Stop this change for {name}',
  'staff.stopped': 'Nothing changes for {name}.',
  'staff.removalAsked': '{name} leaves the team in 7 days. All owners are told by email.',
  'staff.you': 'You',
  'staff.invited': 'Invited',
  'staff.over': 'Invitation expired',
  'staff.disabled': 'Log-in disabled',
  'staff.since': 'On the team since {date}',
  'staff.invitedOn': 'Email sent on {date}',
  'staff.overSince': 'The link in the email from {date} no longer works',
  'staff.disabledBy': 'By the Trio team',

  'staff.resend': 'Send again',
  'staff.resendTo': 'Send again to {name}',
  'staff.resent': 'Sent. Only the link in the new email works.',
  'staff.remove': 'Remove',
  'staff.removeOne': 'Remove {name} from the team',
  'staff.takeBack': 'Withdraw',
  'staff.takeBackOne': 'Withdraw the invitation to {name}',

  'staff.removeHeading': 'Remove {name} from the team?',
  'staff.removeText':
    '{email} will be logged out right away and can no longer log in. Your students and their results stay as they are. We’ll send {name} an email about it.',
  'staff.removeOwnerText':
    '{name} is an owner and stays one for 7 days. All owners get an email, and any of them can stop this on this page.',
  'staff.removeOwnerYes': 'Remove in 7 days',
  'staff.removeYes': 'Remove from the team',
  'staff.removed': '{name} is no longer on the team.',
  'staff.takeBackHeading': 'Withdraw the invitation to {name}?',
  'staff.takeBackText': 'The link in the email to {email} will stop working.',
  'staff.takeBackYes': 'Withdraw invitation',
  'staff.takenBack': 'The invitation to {name} has been withdrawn.',
  'staff.cancel': 'Leave as is',
  'staff.sending': 'One moment…',

  'staff.inviteHeading': 'Invite a colleague',
  'staff.inviteText':
    'They get an email with a link to choose their own password. It works for 7 days.',
  'staff.inviteSignOn': 'They can also log in with their school account: {providers}.',
  'staff.emailHint': 'Their work email is best: it’s what they’ll log in with.',
  'staff.inviteKind': 'Their role',
  'staff.invite': 'Send the invitation',
  'staff.sent': 'The invitation is on its way to {email}.',
  'staff.waitsVerification':
    'Confirm your school’s email first: open the link we sent to {address}. Then you can invite colleagues.',
  'staff.waitsApproval':
    'We are still checking your school. We’ll email you when that’s done, and then you can invite colleagues.',
  'staff.toAccount': 'Go to my account',
} as const satisfies EnglishMessages;
