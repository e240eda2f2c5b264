import type { EnglishMessages } from '../message.ts';

export const mail = {
  'mail.greeting': 'Hi {name},',
  'mail.copyLink': 'If the button does not work, copy this address into your browser:',
  'mail.why.account': 'You’re getting this email because this address belongs to a Trio account.',
  'mail.why.invited':
    'You’re getting this email because someone at {schoolName} gave us this address.',
  'mail.why.board':
    'You’re getting this email because someone gave us this address for {boardName}.',
  'mail.why.former': 'You’re getting this email because this address belonged to a Trio account.',
  'mail.why.form':
    'You’re getting this email because this address was typed into a form at {host}.',
  'mail.why.reminders':
    'You’re getting this email because you asked Trio to remind you of your step.',
  'mail.why.admin': 'You’re getting this email because you are an administrator of Trio on {host}.',
  'mail.why.support': 'Trio sent this to the support address of {host}.',
  'mail.noReply': 'This mailbox isn’t monitored. Questions? Write to {support}.',

  'mail.fact.name': 'Name',
  'mail.fact.school': 'School',
  'mail.fact.email': 'Email',
  'mail.fact.phone': 'Phone',
  'mail.fact.place': 'Place',
  'mail.fact.domain': 'Email domain',
  'mail.fact.role': 'Role',
  'mail.fact.language': 'Language',
  'mail.role.student': 'Student',
  'mail.role.school': 'School staff',
  'mail.role.board': 'Member of a board',
  'mail.role.admin': 'Administrator',
  'mail.ownLanguage': 'English',
  'mail.reply': 'Your reply to this email goes to them.',

  'mail.passwordReset.subject': 'Choose a new password',
  'mail.passwordReset.text.student':
    'Someone, probably you, asked for a new password for your Trio account.',
  'mail.passwordReset.text.staff':
    'Someone, probably you, asked for a new password for your Trio account.',
  'mail.passwordReset.action': 'Choose a new password',
  'mail.passwordReset.after': 'The link works once, within the next hour.',
  'mail.passwordReset.notYou.student':
    'Didn’t ask for it? Just ignore this email: your password stays as it is.',
  'mail.passwordReset.notYou.staff':
    'Didn’t ask for it? Just ignore this email: your password stays as it is.',

  'mail.passwordChanged.subject.student': 'Your password was changed',
  'mail.passwordChanged.subject.staff': 'Your password was changed',
  'mail.passwordChanged.text.student':
    'Your Trio account has a new password. You’ve been logged out on all other devices.',
  'mail.passwordChanged.text.staff':
    'Your Trio account has a new password. You’ve been logged out on all other devices.',
  'mail.passwordChanged.notYou.student':
    'Wasn’t you? Ask for a new password on the log-in page right away, then tell your school or write to {support}.',
  'mail.passwordChanged.notYou.staff':
    'Wasn’t you? Ask for a new password on the log-in page right away, then write to {support}.',

  'mail.schoolVerification.subject': 'Confirm your email address',
  'mail.schoolVerification.heading': 'One step to go',
  'mail.schoolVerification.text':
    'Thank you for signing up {schoolName}. Please confirm that this address is yours: students can join only once you do.',
  'mail.schoolVerification.action': 'Confirm my address',
  'mail.schoolVerification.after': 'The link works once, within 7 days.',
  'mail.schoolVerification.notYou':
    'Didn’t sign up a school? Just ignore this email. An account that isn’t confirmed within 14 days is deleted.',

  'mail.studentConfirmation.subject': 'Is this your email address?',
  'mail.studentConfirmation.text':
    'You signed up for Trio with {schoolName}’s code. Please confirm that this address is yours. You can sort your cards in the meantime, unless your school asks for this first.',
  'mail.studentConfirmation.action': 'Yes, it’s mine',
  'mail.studentConfirmation.after':
    'The link works once, within 7 days. You need to be logged in to Trio.',
  'mail.studentConfirmation.notYou':
    'Didn’t sign up? Just ignore this email. Someone else may have typed your address.',

  'mail.emailChange.subject': 'Confirm your new email address',
  'mail.emailChange.text': 'You asked to use this address for your Trio account.',
  'mail.emailChange.action': 'Use this address',
  'mail.emailChange.after':
    'The link works for one day. Until you use it, your old address keeps working.',
  'mail.emailChange.notYou': 'Didn’t ask for it? Just ignore this email, and nothing changes.',

  'mail.emailChangeAsked.subject': 'Someone asked to change your email address',
  'mail.emailChangeAsked.text':
    'Someone asked to move your Trio account to {newEmail}. This happens only once the new address is confirmed. Until then, this address keeps working.',
  'mail.emailChangeAsked.notYou':
    'Wasn’t you? Change your password now to stop it, or write to {support}.',

  'mail.emailChanged.subject': 'Your email address was changed',
  'mail.emailChanged.text':
    'Your Trio account now uses {newEmail}. You can no longer log in with the address this email was sent to.',
  'mail.emailChanged.notYou': 'Wasn’t you? Write to {support} right away.',

  'mail.emailCorrection.subject': 'Is this your email address?',
  'mail.emailCorrection.text':
    '{schoolName} asked us to use this address for your Trio account. Open the link to say that it is yours.',
  'mail.emailCorrection.action': 'Use this address',
  'mail.emailCorrection.after':
    'The link works once, within 7 days. Until you use it, nothing changes.',
  'mail.emailCorrection.notYou':
    'No Trio account, or not your school? Please don’t open the link. Just ignore this email.',

  'mail.emailCorrectionAsked.subject': 'The address of a Trio account may change',
  'mail.emailCorrectionAsked.text':
    'Your school has asked to change the address of a Trio account that uses this email address. This happens only once the new address is confirmed. Until then, nothing changes.',
  'mail.emailCorrectionAsked.after': 'If this surprises you, talk to your teacher or your school.',

  'mail.contactRequest.subject': 'A school would like to hear from us',
  'mail.contactRequest.text': '{person} would like to know more about a digital subscription.',

  'mail.contactReceived.subject': 'We have your request',
  'mail.contactReceived.text':
    'Thank you for your interest in Trio. We’ll be in touch soon about a subscription for {schoolName}.',
  'mail.contactReceived.notYou': 'Didn’t ask for this? Just ignore this email.',

  'mail.approvalRequested.subject': 'New school: {schoolName}',
  'mail.approvalRequested.open':
    '{schoolName} has signed up and confirmed its email address. Students can already join. Please check that it is a school.',
  'mail.approvalRequested.closed':
    '{schoolName} has signed up and confirmed its email address. Its staff can prepare, but students can’t join until you approve the school.',
  'mail.approvalRequested.approve': 'Look and approve',
  'mail.approvalRequested.after':
    'Opening a link changes nothing: the page shows the school, and you decide with one button.',
  'mail.approvalRequested.refuse': 'Look and refuse, with a reason:',

  'mail.schoolRefused.subject': '{schoolName} can’t use Trio',
  'mail.schoolRefused.not-a-school':
    'We looked at your registration of {schoolName}. We could not see that it is a school, so it can’t use Trio.',
  'mail.schoolRefused.unknown-person':
    'We looked at your registration of {schoolName}. We could not see that you work there, so the school can’t use Trio with this account.',
  'mail.schoolRefused.duplicate':
    'We looked at your registration of {schoolName}. The school has an account already, so it can’t use a second one.',
  'mail.schoolRefused.other':
    'We looked at your registration of {schoolName}. We decided that it can’t use Trio.',
  'mail.schoolRefused.after':
    'No one can log in to this school’s account now. On {day}, the account and everything in it will be deleted.',
  'mail.schoolRefused.notYou': 'Is this a mistake? Write to {support} before that day.',

  'mail.refusalUndone.subject': '{schoolName} can use Trio again',
  'mail.refusalUndone.text':
    'We have looked at {schoolName} again and undone our refusal. You can log in as before, and nothing was deleted.',

  'mail.adminInvited.subject': 'You’re invited to administer Trio',
  'mail.adminInvited.text':
    '{invitedBy} has invited you to be an administrator of Trio on {host}. Administrators look after all schools and help people with their accounts. All you need is a password.',
  'mail.adminInvited.after':
    'The link works for 7 days. There is no account until you choose a password.',
  'mail.adminInvited.notYou': 'Didn’t expect this? Just ignore this email.',

  'mail.adminRemoved.subject': 'You are no longer an administrator of Trio',
  'mail.adminRemoved.text':
    'Your administrator account on {host} has been removed. You were logged out everywhere and can no longer log in.',
  'mail.adminRemoved.notYou': 'Didn’t expect this? Write to {support}.',

  'mail.adminLeft.subject': 'An administrator was removed',
  'mail.adminLeft.text':
    '{memberName} ({email}) is no longer an administrator of Trio. Removed by: {removedBy}.',
  'mail.adminLeft.action': 'See all administrators',
  'mail.adminLeft.notYou': 'If this was not agreed, change your password and write to {support}.',

  'mail.schoolApproved.subject': 'Your school is ready',
  'mail.schoolApproved.text':
    'Good news: {schoolName} has been approved. Your students sign up with this code:',
  'mail.schoolApproved.codeHint':
    'Say it out loud, write it on the board or pass it on. Capital letters don’t matter.',
  'mail.schoolApproved.action': 'Open Trio',

  'mail.studentDeletion.subject': 'A student asked to have their account deleted',
  'mail.studentDeletion.text':
    '{studentName} asked to have their Trio account deleted, with everything in it.',
  'mail.studentDeletion.action': 'See the request',
  'mail.studentDeletion.after': 'Your school decides. Deletion can’t be undone.',

  'mail.schoolDeletion.subject': 'A school asked to have its data deleted',
  'mail.schoolDeletion.text':
    '{schoolName} asked to have the school, its students and all of their results deleted. Please check with the school first: deletion can’t be undone.',

  'mail.accountDeleted.subject': 'Your account has been deleted',
  'mail.accountDeleted.text':
    'Your Trio account has been deleted, with everything in it. This is our last email to you. All the best!',
  'mail.accountDeleted.notYou': 'Didn’t expect this? Ask your school, or write to {support}.',

  'mail.staffInvited.subject': 'You’re invited to join {schoolName} on Trio',
  'mail.staffInvited.text':
    '{invitedBy} has invited you to join the team at {schoolName}. You will see the progress and results of the school’s students. All you need is a password.',
  'mail.staffInvited.action': 'Choose a password',
  'mail.staffInvited.after': 'The link works for 7 days.',
  'mail.staffInvited.notYou': 'Don’t know the school? Just ignore this email.',

  'mail.boardInvited.subject': 'You’re invited to see your board’s figures on Trio',
  'mail.boardInvited.text':
    'You are invited to join {boardName} on Trio, where students explore careers. As a member you see figures of your board’s schools, never a student. Choose a password to begin.',
  'mail.boardInvited.action': 'Choose a password',
  'mail.boardInvited.after': 'The link works for 7 days.',
  'mail.boardInvited.notYou': 'Don’t know the board? Just ignore this email.',

  'mail.boardRemoved.subject': 'You no longer have access to your board’s figures',
  'mail.boardRemoved.text':
    'Your account with {boardName} was removed from Trio, so you can no longer log in.',
  'mail.boardRemoved.notYou': 'Didn’t expect this? Ask your board, or write to {support}.',

  'mail.staffRemoved.subject': 'You no longer have access to your school’s account',
  'mail.staffRemoved.text':
    'A colleague has removed you from the team at {schoolName} on Trio. Your log-in has been deleted.',
  'mail.staffRemoved.notYou': 'Didn’t expect this? Ask your school, or write to {support}.',

  'mail.schoolChanged.subject': 'Changes at {schoolName}',
  'mail.schoolChanged.text': 'The team or the settings of {schoolName} were changed in Trio:',
  'mail.schoolChanged.action': 'Open the activity log',
  'mail.schoolChanged.after':
    'All owners of the school get this email, also the one who made the change.',
  'mail.schoolChanged.notYou':
    'If this was not agreed, change your password, check your team, and write to {support}.',

  'mail.auditSummary.subject': 'Activity log of {schoolName}: {month}',
  'mail.auditSummary.text': 'This is the activity log of {schoolName} for {month}, in figures.',
  'mail.auditSummary.entries': 'Entries',
  'mail.auditSummary.looks': 'Looks at one student',
  'mail.auditSummary.sequence': 'Newest number',
  'mail.auditSummary.hash': 'Newest hash',
  'mail.auditSummary.action': 'Open the activity log',
  'mail.auditSummary.after':
    'Please keep this email. With the number and the hash, the people who run Trio can check that no entry up to this one was changed or removed. Write to {support} to have it checked.',

  'mail.ownerChange.subject': 'A change of owners at {schoolName}',
  'mail.ownerChange.text.none':
    'An owner of {schoolName} on Trio asked to remove {memberName}, who is an owner too, from the team. This takes effect in 7 days.',
  'mail.ownerChange.text.counsellor':
    'An owner of {schoolName} on Trio asked that {memberName} become a counsellor and no longer be an owner. This takes effect in 7 days.',
  'mail.ownerChange.text.teacher':
    'An owner of {schoolName} on Trio asked that {memberName} become a teacher and no longer be an owner. This takes effect in 7 days.',
  'mail.ownerChange.text.owner':
    'The Trio team was asked to make {memberName} an owner of {schoolName} on Trio. This takes effect in 7 days. An owner sees all students and manages the team and the school’s settings.',
  'mail.ownerChange.action': 'Open your team',
  'mail.ownerChange.after': 'Until then, any owner can stop it on the team page.',
  'mail.ownerChange.notYou': 'Did not expect this, or cannot log in? Write to {support}.',

  'mail.secondFactorChanged.subject': 'Your second factor on Trio',
  'mail.secondFactorChanged.text.added':
    'A second factor was added to your Trio account. From now on, a log-in needs your password and a second factor. All your other sessions have ended.',
  'mail.secondFactorChanged.text.removed':
    'A second factor was removed from your Trio account. All your other sessions have ended.',
  'mail.secondFactorChanged.text.codes':
    'New recovery codes were made for your Trio account. The earlier ones no longer work, and all your other sessions have ended.',
  'mail.secondFactorChanged.text.codeUsed':
    'Someone, most likely you, logged in to your Trio account with a recovery code. This code no longer works.',
  'mail.secondFactorChanged.text.reset':
    'All second factors and recovery codes of your Trio account were removed, because someone asked for it. Your password still works, and all sessions have ended. Please log in and add a new second factor.',
  'mail.secondFactorChanged.notYou':
    'Did you not expect this? Change your password at once and write to {support}.',

  'mail.secondFactorLoss.subject': 'A colleague at {schoolName} has lost their second factor',
  'mail.secondFactorLoss.text': {
    one: 'Someone logged in on Trio with the password of {memberName}, an owner of {schoolName}, and said that the second factor is lost. In {count} hour, it will be removed, and the password alone will be enough.',
    other:
      'Someone logged in on Trio with the password of {memberName}, an owner of {schoolName}, and said that the second factor is lost. In {count} hours, it will be removed, and the password alone will be enough.',
  },
  'mail.secondFactorLoss.action': 'Stop this',
  'mail.secondFactorLoss.after':
    'Please ask {memberName} in person. If it was not {memberName}, stop it: the link opens a page with one button. You need not do anything if all is well.',

  'mail.supportWindow.subject': 'The Trio team may look at students of {schoolName}',
  'mail.supportWindow.text': {
    one: '{openedBy}, an owner of {schoolName} on Trio, lets the Trio team look at the school’s students for {count} hour.',
    other:
      '{openedBy}, an owner of {schoolName} on Trio, lets the Trio team look at the school’s students for {count} hours.',
  },
  'mail.supportWindow.action': 'Open your account',
  'mail.supportWindow.after':
    'It ends by itself. Any owner can end it earlier on the account page. Every look is in the school’s log.',

  'mail.keepingWarning.subject': 'Accounts of {schoolName} that will be deleted soon',
  'mail.keepingWarning.text': {
    one: 'The account of {count} student of {schoolName} has not been used for as long as your school keeps accounts. It will be deleted on {day} at the earliest, with everything in it.',
    other:
      'The accounts of {count} students of {schoolName} have not been used for as long as your school keeps accounts. They will be deleted from {day} on, with everything in them.',
  },
  'mail.keepingWarning.action': 'See the list',
  'mail.keepingWarning.after':
    'There you can keep an account for another year, or change the period. A student who logs in leaves the list.',

  'mail.accountExpiring.subject': 'Your Trio account will be deleted soon',
  'mail.accountExpiring.text':
    'You have not used your Trio account at {schoolName} for a long time. It will be deleted on {day} or later. To keep it, log in before that day.',
  'mail.accountExpiring.action': 'Log in',
  'mail.accountExpiring.after': 'Don’t need it any more? Then there is nothing to do.',

  'mail.talkRequested.subject': 'A student asked to talk',
  'mail.talkRequested.text':
    'A student of your school asked to talk with you about their Trio results. Log in to see who it is.',
  'mail.talkWaiting.subject': 'A student is still waiting to talk',
  'mail.talkWaiting.text':
    'A student of your school asked to talk about their Trio results, and the person they chose has not opened the request. It is now for all counsellors. Log in to see who is waiting.',
  'mail.talk.action': 'See who is waiting',
  'mail.talk.after':
    'This email names no one on purpose. The student can see when the request has been opened.',

  'mail.accountsMerged.subject': 'Your two accounts are now one',
  'mail.accountsMerged.text':
    'You had two accounts, and {schoolName} has merged them. All your sorts are in one place now. From now on, log in with {keptEmail}.',
  'mail.accountsMerged.action': 'Open Trio',
  'mail.accountsMerged.after': 'Forgot that password? You can ask for a new one when you log in.',

  'mail.support.subject': 'A message from {person}',
  'mail.support.text': 'Someone wrote to us from inside Trio:',
  'mail.support.action': 'Open this person in Trio',

  'mail.guardianAsked.subject': 'A child asks you for permission to use Trio',
  'mail.guardianAsked.text.signUp':
    'A child who says they are {age} would like to use Trio and gave us your email as their parent or guardian. At this age, we need your permission first. There is no account yet.',
  'mail.guardianAsked.text.account':
    'A child who says they are {age} has a Trio account and gave us your email as their parent or guardian. At this age, we need your permission. Until then, the account sleeps: nobody can use it.',
  'mail.guardianAsked.trio': 'Trio is',
  'mail.guardianAsked.trio.text':
    'A free-time or classroom activity: young people sort 56 cards about challenges in the world, choose three and discover careers. It is not a test.',
  'mail.guardianAsked.group': 'Group',
  'mail.guardianAsked.kept': 'We keep',
  'mail.guardianAsked.kept.text':
    'The child’s name, email or username, answers, choices and what they write. Never their age or birthday.',
  'mail.guardianAsked.readers': 'Who reads it',
  'mail.guardianAsked.readers.text':
    'The child, the staff of the group and the Trio team. Nothing is sold, and there are no ads.',
  'mail.guardianAsked.action': 'Read more and answer',
  'mail.guardianAsked.after.signUp':
    'Opening the page changes nothing: you confirm or refuse there. Without an answer we delete your email and this request on {day}.',
  'mail.guardianAsked.after.account':
    'Opening the page changes nothing: you confirm or refuse there. Without an answer we delete your email and this request on {day}, and the account keeps sleeping.',
  'mail.guardianAsked.notYou':
    'Not your child? Choose “No” on that page, or ignore this email. We use your address for nothing else.',
  'mail.guardianAsked.privacy': 'All about what Trio keeps:',

  'mail.guardianAgreed.subject': 'Your child can finish signing up for Trio',
  'mail.guardianAgreed.text':
    'Thank you for agreeing. Your child can now make their account for {schoolName}: open this page together, or send them the link.',
  'mail.guardianAgreed.action': 'Finish signing up',
  'mail.guardianAgreed.after':
    'The link works for one account, until {day}. Then we delete it, and your email with it. Changed your mind before that? The same page takes it back.',

  'mail.stepReminder.subject': 'How did your step go?',
  'mail.stepReminder.text':
    'The day you chose for your step has come. How did it go? Done, not yet, or has the plan changed: each answer is fine, and it takes a minute.',
  'mail.stepReminder.action': 'Say how it went',
  'mail.stepReminder.after':
    'You find your step on your result page. There you can also choose another day. You get at most two of these emails for a day you choose.',
  'mail.stepReminder.stop': 'Stop these emails',

  'mail.profile.subject': 'Your Trio profile',
  'mail.profile.heading': 'Here is your profile',
  'mail.profile.text':
    'The three challenges you chose, and what could come next: it’s all in the PDF attached to this email. It’s yours to keep, print or show to someone you trust.',
  'mail.profile.action': 'Open Trio',
  'mail.profile.after':
    'It shows what drew you this time, and that may change. You can sort the cards again any time.',
} as const satisfies EnglishMessages;
