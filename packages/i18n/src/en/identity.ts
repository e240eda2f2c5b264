import type { EnglishMessages } from '../message.ts';

/** Sign-up, log-in and log-out. */
export const identity = {
  'login.title': 'Log in',
  'login.heading': 'Welcome back',
  'login.submit': 'Log in',
  'login.noAccount': 'No account yet?',
  'login.toSignup': 'Sign up',

  'signup.title': 'Sign up',
  'signup.heading': 'Take a seat: create your account',
  'signup.submit': 'Create my account',
  'signup.hasAccount': 'Already have an account?',
  'signup.toLogin': 'Log in',
  'signup.codeHint': 'Your teacher or counsellor has it.',
  'signup.passwordHint': 'At least 8 characters.',
  'signup.noticeHeading': 'What we keep',
  'signup.notice':
    'Your name, email, answers and choices. You, your school’s staff and the Trio team can see them. Nothing is sold. Your school decides how long they are kept.',

  'field.firstname': 'First name',
  'field.lastname': 'Last name',
  'field.email': 'Email',
  'field.code': 'School code',
  'field.password': 'Password',
  'field.confirmPassword': 'Confirm password',
  'field.showPassword': 'Show password',
  'field.hidePassword': 'Hide password',

  'form.cancel': 'Cancel',
  'form.sending': 'One moment…',
  'form.problems': {
    one: 'There is {count} thing to fix.',
    other: 'There are {count} things to fix.',
  },

  'logout.title': 'Logging out',
  'logout.working': 'Logging you out…',
  'logout.failed':
    'This device has forgotten you, but we could not reach Trio to end the session there.',
  'logout.heading': 'You are logged out here',
  'logout.retry': 'Try again',
} as const satisfies EnglishMessages;
