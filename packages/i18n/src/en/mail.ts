import type { EnglishMessages } from '../message.ts';

export const mail = {
  'mail.greeting': 'Hi {name},',
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.why.account': 'Trio wrote to you because this address belongs to a Trio account.',
  'mail.why.invited': 'Trio wrote to you because somebody at {schoolName} gave us this address.',
  'mail.why.former': 'Trio wrote to you because this address belonged to a Trio account.',
  'mail.why.form': 'Trio wrote to you because this address was typed into a form at {host}.',
  'mail.why.support': 'Trio wrote this to the support address of {host}.',
  'mail.noReply': 'Nobody reads replies to this email. Questions? Write to {support}.',

  'mail.fact.name': 'Name',
  'mail.fact.school': 'School',
  'mail.fact.email': 'Email',
  'mail.fact.phone': 'Phone',
  'mail.fact.role': 'Writes as',
  'mail.fact.language': 'Reads Trio in',
  'mail.role.student': 'Student',
  'mail.role.school': 'School staff',
  'mail.role.admin': 'Administrator',
  'mail.ownLanguage': 'English',
  'mail.reply': 'Your reply to this email goes to them.',

  'mail.passwordReset.subject': 'Choose a new password',
  'mail.passwordReset.text.student':
    'Somebody, probably you, has asked for a new password for your Trio account.',
  'mail.passwordReset.text.staff':
    'Somebody, probably you, has asked for a new password for your Trio account.',
  'mail.passwordReset.action': 'Choose a new password',
  'mail.passwordReset.after': 'The link works once, within the next hour.',
  'mail.passwordReset.notYou.student':
    'Didn’t ask for it? Just ignore this email: your password stays as it is.',
  'mail.passwordReset.notYou.staff':
    'Didn’t ask for it? Just ignore this email: your password stays as it is.',

  'mail.passwordChanged.subject.student': 'Your password was changed',
  'mail.passwordChanged.subject.staff': 'Your password was changed',
  'mail.passwordChanged.text.student':
    'Your Trio account has a new password. Everywhere else, you have been logged out.',
  'mail.passwordChanged.text.staff':
    'Your Trio account has a new password. Everywhere else, you have been logged out.',
  'mail.passwordChanged.notYou.student':
    'Wasn’t that you? Ask for a new password on the log-in page right away, then tell your school or write to {support}.',
  'mail.passwordChanged.notYou.staff':
    'Wasn’t that you? Ask for a new password on the log-in page right away, then write to {support}.',

  'mail.schoolVerification.subject': 'Confirm your email address',
  'mail.schoolVerification.heading': 'One step to go',
  'mail.schoolVerification.text':
    'Thank you for signing up {schoolName}. Please confirm that this address is yours: your school’s code takes students only after that.',
  'mail.schoolVerification.action': 'Confirm my address',
  'mail.schoolVerification.after': 'The link works once, within 7 days.',
  'mail.schoolVerification.notYou':
    'Didn’t sign up a school? Just ignore this email, and nothing happens.',

  'mail.studentConfirmation.subject': 'Is this your email address?',
  'mail.studentConfirmation.text':
    'You signed up for Trio with the code of {schoolName}. Please confirm that this address is yours. You can sort your cards in the meantime, unless your school asks for this first.',
  'mail.studentConfirmation.action': 'Yes, it is mine',
  'mail.studentConfirmation.after':
    'The link works once, within 7 days. You need to be logged in to Trio.',
  'mail.studentConfirmation.notYou':
    'Didn’t sign up? Just ignore this email. Someone else may have typed your address.',

  'mail.emailChange.subject': 'Confirm your new email address',
  'mail.emailChange.text': 'You asked to use this address for your Trio account.',
  'mail.emailChange.action': 'Use this address',
  'mail.emailChange.after':
    'The link works for one day. Until you use it, your old address stays valid.',
  'mail.emailChange.notYou': 'Didn’t ask for it? Just ignore this email, and nothing changes.',

  'mail.emailChangeAsked.subject': 'Somebody asked to change your email address',
  'mail.emailChangeAsked.text':
    'Your Trio account is to use {newEmail}. It changes once somebody confirms it there; until then this address stays valid.',
  'mail.emailChangeAsked.notYou':
    'Wasn’t that you? Change your password now: that stops it. Or write to {support}.',

  'mail.emailChanged.subject': 'Your email address was changed',
  'mail.emailChanged.text':
    'Your Trio account now uses {newEmail}. You can no longer log in with the address you are reading this at.',
  'mail.emailChanged.notYou': 'Wasn’t that you? Write to {support} right away.',

  'mail.contactRequest.subject': 'A school would like to hear from us',
  'mail.contactRequest.text': '{person} would like to know more about a digital subscription.',

  'mail.contactReceived.subject': 'We have your request',
  'mail.contactReceived.text':
    'Thank you for your interest in Trio. We will soon be in touch about a subscription for {schoolName}.',
  'mail.contactReceived.notYou': 'Didn’t ask for this? Just ignore this email.',

  'mail.approvalRequested.subject': 'A school is waiting for approval',
  'mail.approvalRequested.text':
    '{schoolName} has confirmed its email address. Until somebody approves it, its code takes no students.',
  'mail.approvalRequested.command': 'To approve it',

  'mail.schoolApproved.subject': 'Your school is ready',
  'mail.schoolApproved.text':
    'Good news: {schoolName} has been approved. Your students can now sign up with this code:',
  'mail.schoolApproved.codeHint':
    'Read it out, write it on the board or pass it on: upper and lower case are the same.',
  'mail.schoolApproved.action': 'Open Trio',

  'mail.studentDeletion.subject': 'A student asks to have their account deleted',
  'mail.studentDeletion.text':
    '{studentName} asks that their Trio account be deleted, with everything in it.',
  'mail.studentDeletion.action': 'See the request',
  'mail.studentDeletion.after': 'Your school decides. What is deleted cannot be brought back.',

  'mail.schoolDeletion.subject': 'A school asks to have its data deleted',
  'mail.schoolDeletion.text':
    '{schoolName} asks that the school, its students and all of their results be deleted. Please check with the school first: what is deleted cannot be brought back.',

  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.accountDeleted.text':
    'Your Trio account is gone, with everything that was kept in it. This is our last email to you. All the best!',
  'mail.accountDeleted.notYou':
    'Did this take you by surprise? Ask your school, or write to {support}.',

  'mail.staffInvited.subject': 'You are invited to {schoolName} on Trio',
  'mail.staffInvited.text':
    '{invitedBy} invites you to the staff account of {schoolName}. You will see the progress and results of the school’s students. All you need is a password.',
  'mail.staffInvited.action': 'Choose a password',
  'mail.staffInvited.after': 'The link works for seven days.',
  'mail.staffInvited.notYou': 'Don’t know the school? Just ignore this email, and nothing happens.',

  'mail.staffRemoved.subject': 'You no longer have access to your school’s account',
  'mail.staffRemoved.text':
    'A colleague has taken you off the staff of {schoolName} on Trio. Your own login has been deleted.',
  'mail.staffRemoved.notYou':
    'Did this take you by surprise? Ask your school, or write to {support}.',

  'mail.accountsMerged.subject': 'Your two accounts are now one',
  'mail.accountsMerged.text':
    'You had two accounts, and {schoolName} has brought them together. Your sorts are all in one place now. From now on, log in with {keptEmail}.',
  'mail.accountsMerged.action': 'Open Trio',
  'mail.accountsMerged.after': 'Forgot that password? You can ask for a new one at login.',

  'mail.support.subject': 'A message from {person}',
  'mail.support.text': 'Somebody wrote to us from inside Trio:',

  'mail.profile.subject': 'Your Trio profile',
  'mail.profile.heading': 'Here is your profile',
  'mail.profile.text':
    'The three challenges you chose, and what could come next: it is all in the PDF attached to this email. It is yours to keep, print or show to somebody you trust.',
  'mail.profile.action': 'Open Trio',
  'mail.profile.after':
    'It shows what drew you this time, and that may change. You can sort the cards again any time.',
} as const satisfies EnglishMessages;
