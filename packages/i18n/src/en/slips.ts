import type { EnglishMessages } from '../message.ts';

/** On the sheet with students' log-ins; read by students, except the heading. */
export const slips = {
  'slips.title': 'Log-ins · {class}',
  'slips.cut': 'Cut along the lines. Give each student only their own slip.',
  'slips.address': 'Go to',
  'slips.username': 'Username',
  'slips.email': 'Email',
  'slips.password': 'Password',
  'slips.keep': 'Keep this slip to yourself. You can change the password under “Your account”.',
} as const satisfies EnglishMessages;
