import type { EnglishMessages } from '../message.ts';

export const sso = {
  'sso.title': 'Logging in',
  'sso.working': 'Logging you in…',
  'sso.failed': 'We couldn’t log you in',
  'sso.toLogin': 'Back to log-in',
  'sso.students': 'Students can also use their school account.',
  'sso.everyone': 'Students and invited staff can also use their school account.',
  'sso.continue': 'Continue with {provider}',
} as const satisfies EnglishMessages;
