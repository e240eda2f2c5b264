import type { EnglishMessages } from '../message.ts';

/** One message per error code of the wire, and the few that arise before the wire is reached. */
export const errors = {
  'auth/user-not-found': 'This email is not in our records. Check its spelling, or sign up.',
  'auth/school-not-found': 'School not found.',
  'auth/wrong-password': 'Incorrect email or password. Check both, then try again.',
  'auth/user-disabled':
    'This account has been disabled by an administrator. Your school can turn it back on.',
  'auth/email-already-exists': 'This email is already registered.',
  'auth/invalid-email': 'Invalid email address. Required format: name@example.com',

  'form/firstname-required': 'First name is required.',
  'form/firstname-invalid': 'Use at most 100 ordinary characters for the first name.',
  'form/lastname-required': 'Last name is required.',
  'form/lastname-invalid': 'Use at most 100 ordinary characters for the last name.',
  'form/email-required': 'Email is required.',
  'form/code-required': 'School code is required.',
  'form/code-invalid': 'Check the school code: it is too long, or has a character we can’t read.',
  'form/type-invalid': 'Account type is not valid.',
  'form/password-required': 'Password is required.',
  'form/password-too-short': 'Please create a password with a minimum of 8 characters.',
  'form/password-too-long': 'Please use a password of at most 128 characters.',
  'form/passwords-differ': 'Passwords do not match.',

  'card/malformed': 'This card is not complete. Check its title, texts and links.',

  'request/invalid': 'Something in this request is not valid. Check the form and try again.',
  'request/unauthenticated': 'Please log in first.',
  'request/forbidden': 'Your account cannot do this.',
  'request/foreign-origin': 'This request did not come from Trio. Open Trio and try again.',
  'request/not-found': 'We could not find that.',
  'request/too-large': 'That is too large to send.',
  'request/unsupported-type': 'That kind of content is not accepted here.',
  'request/rate-limited': 'Too many tries. Wait a minute, then try again.',
  'server/error': 'Something went wrong.',
  'server/unavailable': 'Trio is busy right now. Try again in a moment.',

  'error.defaultMessage': 'Something went wrong.',
  'error.offline': 'You seem to be offline. Check the Wi-Fi, then try again.',
} as const satisfies EnglishMessages;
