import type { EnglishMessages } from '../message.ts';

export const identity = {
  'login.title': 'Log in',
  'login.heading': 'Welcome back',
  'login.submit': 'Log in',
  'login.busy':
    'There are a lot of log-in attempts right now. What you typed is kept. In a hurry? The link from “Forgot your password?” lets you in right away.',
  'login.nextTry': {
    one: 'We’ll try again in {count} second.',
    other: 'We’ll try again in {count} seconds.',
  },
  'login.stop': 'Stop trying',
  'login.forgot': 'Forgot your password?',
  'login.noAccount': 'No account yet?',
  'login.toSignup': 'Sign up',

  'forgot.title': 'Forgot password',
  'forgot.heading': 'Forgot your password?',
  'forgot.text': 'It happens. Type your email and we’ll send you a link to choose a new password.',
  'forgot.submit': 'Send me the link',
  'forgot.sentHeading': 'Check your inbox',
  'forgot.sent': 'We’ve sent the link to {email}.',
  'forgot.sentIfKnown': 'If {email} has a Trio account, the link is on its way there.',
  'forgot.sentTip':
    'It can take a minute, and it may land in your spam folder. The link works for one hour.',
  'forgot.toLogin': 'Back to log in',
  'forgot.wrongAddress': 'Wrong address? Try again',

  'reset.title': 'New password',
  'reset.heading': 'Choose a new password',
  'reset.submit': 'Save my password',
  'reset.done': 'Your password is changed. Log in with the new one.',
  'reset.askAgain': 'Get a new link',

  'invite.title': 'Your first password',
  'invite.heading': 'Welcome to Trio: choose your password',
  'invite.text':
    'Your school has added you to its team. With this password and your email, you’ll log in and see how your students are doing.',
  'invite.doneHeading': 'You’re on the team',
  'invite.done': 'Your password is saved. Log in with it to meet your students.',
  'invite.invalidHeading': 'This invitation no longer works',
  'invite.invalid':
    'It has expired or was already used. If you have chosen a password before, just log in. If not, ask your colleague to send the invitation again.',

  'link.invalidHeading': 'This link no longer works',

  'confirm.title': 'Confirm your email',
  'confirm.heading': 'One last step: confirm your email',
  'confirm.text': 'That way, nobody else can use your address.',
  'confirm.submit': 'Confirm my address',
  'confirm.thanksHeading': 'Thank you!',
  'confirm.school': '{email} is confirmed. Your account shows the code for your students.',
  'confirm.student': '{email} is confirmed. Have fun with your cards!',
  'confirm.toCards': 'Go to my cards',
  'confirm.emailHeading': 'Your email is changed',
  'confirm.email': '{email} is now your address. Use it the next time you log in.',
  'confirm.invalid':
    'It has expired or was already used. If you have confirmed your address before, all is well. If not, your account page can send you a new link.',
  'confirm.toAccount': 'Go to my account',
  'confirm.signInHeading': 'Log in to confirm',
  'confirm.logout': 'Log out first',
  'confirm.toDashboard': 'Go to my dashboard',

  'signup.title': 'Sign up',
  'signup.heading.student': 'Take a seat: create your account',
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
    'We’ll send a link there to confirm it. Without it, the school is deleted after 14 days.',
  'signup.passwordHint': 'At least 8 characters.',
  'signup.noticeHeading': 'What we keep',
  'signup.notice.student':
    'Your name, email, answers and choices. You, your school’s staff and the Trio team can see them. Nothing is sold. Your school decides how long they are kept, and you can ask for them to be deleted.',
  'signup.notice.school':
    'Your name, your email, and your school’s name, address and phone number. You and the Trio team can see them. Nothing is sold. We keep them for as long as your school has an account, and you can ask us to delete it.',
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
    'We couldn’t reach Trio to close the session, but nobody can go on with it on this device. Answers that were not sent yet stay here, out of sight, until the same person logs in again.',
  'logout.heading': 'Logged out on this device only',
  'logout.retry': 'Try again',
} as const satisfies EnglishMessages;
