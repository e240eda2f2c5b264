import type { EnglishMessages } from '../message.ts';

/** The administrator’s page to find and help a person. */
export const people = {
  'people.title': 'People',
  'people.lead':
    'Find a student, a staff member or an administrator of any school. Names appear once you open a person, and the school’s log shows that you did.',
  'people.label': 'Email, username or id',
  'people.hint':
    'At least {count} characters: the beginning is enough. Capitals and spaces don’t matter.',
  'people.hintWhole':
    'At least {count} characters. The beginning is enough for staff; students are found only by their whole email or username.',
  'people.search': 'Search',
  'people.searching': 'Searching…',
  'people.results': 'Results',
  'people.found': { one: '{count} person found', other: '{count} people found' },
  'people.more': 'Only the first {count} are shown. Type more of the email or username.',
  'people.none': 'No one found. Check the spelling, or type less of the email or username.',
  'people.noneWhole':
    'No one found. For a student, type the whole email or username. Check the spelling.',

  'people.kind.student': 'Student',
  'people.kind.teacher': 'Teacher',
  'people.kind.counsellor': 'Counsellor',
  'people.kind.owner': 'Owner',
  'people.kind.board': 'Member of a board',
  'people.kind.admin': 'Administrator',
  'people.state.disabled': 'Disabled',
  'people.state.unconfirmed': 'Email not confirmed',
  'people.state.locked': 'Log-in slowed down',
  'people.state.invited': 'Invited, not joined yet',
  'people.state.never-logged-in': 'Never logged in',

  'people.open': 'Open',
  'people.openOne': 'Open {login}, {kind}',
  'people.help': 'Help',
  'people.helpOne': 'Help {login}, {kind}',
  'people.loading': 'Opening…',
  'people.gone': 'This person does not exist, or was deleted.',

  'people.hidden.heading': 'Student at {school}',
  'people.hidden.noSchool': 'Hidden student',
  'people.hidden.text':
    'This school has not let the Trio team look at its students. An owner of the school can allow it for 1, 8 or 24 hours, on the account page. Until then, you can help without seeing who it is.',
  'people.hidden.uniform':
    'For such a student, the answer is always the same. Whether there was something to send is not shown.',

  'people.account': 'Account',
  'people.email': 'Email',
  'people.username': 'Username',
  'people.noEmail': 'None',
  'people.classes': 'Classes',
  'people.created': 'Account since',
  'people.lastLogIn': 'Last log-in',
  'people.noLogIn': 'None in the log',
  'people.singleSignOn': 'Logs in through the school’s own platform.',
  'people.pendingEmail': 'A new address waits for its confirmation: {email}',
  'people.deletion': 'Asked for deletion on {date}.',
  'people.log': 'Entries about this person in the log',
  'people.studentPage': 'Open the student’s page',

  'people.logIn': 'Log-in',
  'people.locked':
    'Too many wrong passwords: log-ins of this account are slowed down until {time}. A browser in which the account has logged in before is not affected.',
  'people.notLocked':
    'Nothing slows down log-ins everywhere. After wrong passwords, log-ins from one network may be slowed down; that can’t be seen here, and unlocking ends it too.',
  'people.links': 'Links that wait',
  'people.noLinks': 'No link waits to be used.',
  'people.link.reset': 'Choose a new password',
  'people.link.confirm': 'Confirm the email address',
  'people.link.new-email': 'Confirm a new email address',
  'people.link.invite': 'Accept the invitation',
  'people.linkTimes': 'Sent {sent}, works until {expires}',
  'people.mail.sent': 'The mail server accepted the email.',
  'people.mail.queued': 'The email has not been sent yet.',
  'people.mail.dead': 'The email could not be delivered.',

  'people.factorSet': 'Has a second factor.',
  'people.factorReset': 'Reset second factor',
  'people.factorResetText':
    'All second factors and recovery codes of this person are removed, and their sessions end. Until they add a new one, the password is enough. The person gets an email, and the school’s log records it. Please make sure that the request really comes from this person.',
  'people.factorResetDone':
    'The second factors are removed. The school’s log records it, and the person gets an email.',
  'people.reset': 'Send a reset link',
  'people.resetDone': 'A link to choose a new password is on its way. It works for one hour.',
  'people.unlock': 'Unlock',
  'people.unlockDone': 'Log-ins of this account are no longer slowed down.',
  'people.resend.confirmation': 'Send the confirmation again',
  'people.resend.invitation': 'Send the invitation again',
  'people.resendDone': 'The email is on its way again.',
  'people.hiddenResetDone':
    'Done. If the account has an email, a link to choose a new password is on its way.',
  'people.hiddenResendDone': 'Done. If a confirmation was waiting, it is on its way again.',
  'people.password': 'Give a password or correct the email',
  'people.disable': 'Disable the account',
  'people.enable': 'Enable the account',
  'people.disableHeading': 'Disable this account?',
  'people.disableText':
    '{name} is logged out everywhere and can’t log in until someone enables the account again. Nothing is deleted.',
  'people.disableConfirm': 'Disable',
  'people.disabledDone': 'The account is disabled.',
  'people.enabledDone': 'The account is enabled. Links that were sent before no longer work.',
  'people.cancel': 'Cancel',

  'people.correct': 'Correct the email',
  'people.correctHeading': 'Correct the email of {name}',
  'people.correctText':
    'We send a link to the new address. Until it is used, {email} stays. That address and the school’s owners are told.',
  'people.newEmail': 'New email',
  'people.correctSend': 'Send the link',
  'people.correctDone': 'We sent a link to {email}. It works for one day.',
  'people.withdraw': 'Withdraw the new address',
  'people.withdrawDone': 'The new address is withdrawn.',
} as const satisfies EnglishMessages;
