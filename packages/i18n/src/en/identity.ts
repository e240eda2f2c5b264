import type { EnglishMessages } from '../message.ts';

export const identity = {
  'login.title': 'Log in',
  'login.heading': 'Welcome back',
  'login.submit': 'Log in',
  'login.busy':
    'There are a lot of log-in attempts right now. What you typed is kept. In a hurry? Use “Forgot your password?”. Once you’ve chosen a new password, you can log in right away.',
  'login.nextTry': {
    one: 'We’ll try again in {count} second.',
    other: 'We’ll try again in {count} seconds.',
  },
  'login.stop': 'Stop trying',
  'login.forgot': 'Forgot your password?',
  'login.join': 'Join a class with a code',
  'login.noAccount': 'No account yet?',
  'login.toSignup': 'Sign up',

  'forgot.title': 'Forgot password',
  'forgot.heading': 'Forgot your password?',
  'forgot.text': 'It happens. Type your email and we’ll send you a link to choose a new password.',
  'forgot.username': 'Accounts with a username have no email. Ask your teacher for a new password.',
  'forgot.submit': 'Send me the link',
  'forgot.sentHeading': 'Check your inbox',
  'forgot.sent': 'We’ve sent the link to {email}.',
  'forgot.sentIfKnown': 'If {email} has a Trio account, the link is on its way there.',
  'forgot.sentTip':
    'It can take a minute, and it may land in your spam folder. The link works for one hour.',
  'forgot.noEmail': 'No email? Ask your teacher for a new password.',
  'forgot.toLogin': 'Back to log-in',
  'forgot.wrongAddress': 'Wrong address? Try again',

  'reset.title': 'New password',
  'reset.heading': 'Choose a new password',
  'reset.submit': 'Save my password',
  'reset.done': 'Your password has been changed. Log in with the new one.',
  'reset.askAgain': 'Get a new link',

  'given.title': 'Your new password',
  'given.heading': 'Choose your new password',
  'given.text':
    'On {day} at {time}, {name} gave you the one you used. It works only until you choose your own.',
  'given.submit': 'Save and log in',
  'given.late':
    'If you have already chosen your new password, log in with it. If not, this took too long or you were given another one: log in with the last password you were given.',

  'invite.title': 'Your first password',
  'invite.heading': 'Welcome to Trio: choose your password',
  'invite.text':
    'Your school has added you to its team. Log in with this password and your email to see how your students are doing.',
  'invite.doneHeading': 'You’re on the team',
  'invite.done': 'Your password is saved. Log in with it to see your students.',
  'invite.invalidHeading': 'This invitation no longer works',
  'invite.invalid':
    'It has expired or was already used. If you’ve already chosen a password, just log in. If not, ask your colleague to send the invitation again.',

  'link.invalidHeading': 'This link no longer works',

  'confirm.title': 'Confirm your email',
  'confirm.heading': 'One last step: confirm your email',
  'confirm.text': 'This shows us that the address is yours.',
  'confirm.submit': 'Confirm my address',
  'confirm.thanksHeading': 'Thank you!',
  'confirm.school': '{email} is confirmed. Your account shows the code for your students.',
  'confirm.student': '{email} is confirmed. Your cards are ready.',
  'confirm.toCards': 'Go to my cards',
  'confirm.emailHeading': 'Your email has been changed',
  'confirm.email': '{email} is now your address. Use it the next time you log in.',
  'confirm.corrected':
    '{email} is now the address of your account. Use it the next time you log in.',
  'confirm.correctedHeading': 'Your email has been corrected',
  'confirm.invalid':
    'It has expired or was already used. If you’ve already confirmed your address, you’re all set. If not, get a new link on your account page.',
  'confirm.toAccount': 'Go to my account',
  'confirm.signInHeading': 'Log in to confirm',
  'confirm.logout': 'Log out first',
  'confirm.toDashboard': 'Go to my dashboard',

  'signup.title': 'Sign up',
  'signup.heading.student': 'Create your account',
  'signup.heading.school': 'Bring Trio to your school',
  'signup.role': 'Who is signing up?',
  'signup.student': 'I’m a student',
  'signup.studentHint': 'My school gave me a code.',
  'signup.school': 'I’m with a school',
  'signup.schoolHint': 'I’m signing up my school.',
  'signup.subscription': 'Your digital subscription',
  'signup.purchased': 'I’ve already confirmed my digital subscription',
  'signup.contact': 'Contact me about buying one',
  'signup.submit': 'Create my account',
  'signup.submitContact': 'Ask to be contacted',
  'signup.hasAccount': 'Already have an account?',
  'signup.toLogin': 'Log in',
  'signup.loginInstead': 'Log in with this email',
  'signup.codeHint': 'Your teacher or counsellor has it.',
  'signup.joining': 'You’re joining {school}',
  'signup.wantedCodeHint':
    'Students type it to join. Leave it empty, and we’ll make one that is easy to say out loud.',
  'signup.schoolEmailHint':
    'We’ll send you a link to confirm it. If it isn’t confirmed within 14 days, your school’s account is deleted.',
  'signup.passwordHint': 'At least 8 characters.',
  'signup.noticeHeading': 'What we keep',
  'signup.notice.student':
    'Your name, email, classes, answers, choices, what you write, your steps and how they went, pictures you add, the careers you save, when your school helped you log in, and the days on which you log in. You, your school’s staff and the Trio team can see them, the cards you liked by name too, but teachers read your words about your three and your steps only if you let them. If your school notes a conversation with you, you can read every word of it. A list made from your progress, your steps and your requests tells your school’s staff whom to talk with, and why; you can see why you are on it. If your school asks you whether Trio helps, nobody there sees your answers. Nothing is sold. If you stop using Trio, your account is deleted 24 months after you were last here, or after the time your school chooses (12 to 60 months). You can ask for it to be deleted sooner.',
  'signup.notice.school':
    'Your name, your email, and your school’s name, address and phone number. You and the Trio team can see them. A log keeps your log-ins, and which students you looked at, for 400 days. The people responsible for your school’s account and the Trio team read it. Nothing is sold. We keep them for as long as your school has an account, and you can ask us to delete it.',
  'signup.notice.contact':
    'Your name, email, phone number and school. Only the Trio team sees them, to get back to you. Nothing is sold.',
  'signup.privacy': 'Read the privacy policy',

  'contact.heading': 'Thank you, {name}!',
  'contact.sent':
    'We have your request. Someone from the Trio team will write to {email} or call you.',
  'contact.close': 'Close',

  'field.firstname': 'First name',
  'field.lastname': 'Last name',
  'field.email': 'Email',
  'field.login': 'Email or username',
  'field.code': 'School code',
  'field.wantedCode': 'A code for your students (optional)',
  'field.schoolname': 'School name',
  'field.address': 'School address',
  'field.city': 'City',
  'field.state': 'Province or state',
  'field.country': 'Country',
  'field.postalzip': 'Postal code',
  'field.zip': 'ZIP code',
  'field.example': 'For example, {example}',
  'field.phone': 'Phone',
  'field.password': 'Password',
  'field.newPassword': 'New password',
  'field.confirmPassword': 'Confirm password',
  'field.showPassword': 'Show password',
  'field.hidePassword': 'Hide password',

  'country.choose': 'Choose a country',
  'country.can': 'Canada',
  'country.usa': 'United States',
  'country.other': 'Another country',

  'form.cancel': 'Cancel',
  'form.kept': 'What you typed is still here.',
  'form.sending': 'One moment…',
  'form.problems': {
    one: 'There is {count} thing to fix.',
    other: 'There are {count} things to fix.',
  },

  'logout.title': 'Logging out',
  'logout.working': 'Logging you out…',
  'logout.failed':
    'We couldn’t reach Trio to end your session, but no one can use it on this device. Answers that haven’t been sent yet stay here, hidden, until you log in again.',
  'logout.heading': 'Logged out on this device only',
  'logout.retry': 'Try again',
} as const satisfies EnglishMessages;
