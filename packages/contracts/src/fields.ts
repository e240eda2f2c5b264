import { isEmail } from '@trio/domain/email';
import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import type { ErrorCode } from './error-codes.ts';

/** A schema's message is always one of our codes; each side words it in its reader's language. */
const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

// No ASCII or C1 control and no bidirectional override: both can disguise text in a staff list.
const plainText = /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u;

const requiredText = (required: ErrorCode, invalid: ErrorCode, max: number) =>
  z
    .string(says(required))
    .check(
      z.trim(),
      z.minLength(1, says(required)),
      z.maxLength(max, says(invalid)),
      z.regex(plainText, says(invalid)),
    );

export const firstname = requiredText(
  'form/firstname-required',
  'form/firstname-invalid',
  limits.nameMax,
);

export const lastname = requiredText(
  'form/lastname-required',
  'form/lastname-invalid',
  limits.nameMax,
);

export const accessCode = requiredText(
  'form/code-required',
  'form/code-invalid',
  limits.accessCodeMax,
);

export const email = z.string(says('form/email-required')).check(
  z.trim(),
  z.minLength(1, says('form/email-required')),
  z.refine((value) => value === '' || isEmail(value), says('auth/invalid-email')),
);

/** At sign-in a password is only asked for; its rules were checked when it was chosen. */
export const enteredPassword = z
  .string(says('form/password-required'))
  .check(
    z.minLength(1, says('form/password-required')),
    z.maxLength(limits.passwordMax, says('form/password-too-long')),
  );

// Each field has one thing to say at a time: an empty one is missing, not too short.
const isEmptyOrLongEnough = (password: string): boolean =>
  password === '' || password.length >= limits.passwordMin;

export const newPassword = z
  .string(says('form/password-required'))
  .check(
    z.minLength(1, says('form/password-required')),
    z.refine(isEmptyOrLongEnough, says('form/password-too-short')),
    z.maxLength(limits.passwordMax, says('form/password-too-long')),
  );
