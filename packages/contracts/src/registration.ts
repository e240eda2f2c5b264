import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import {
  accessCode,
  address,
  age,
  chosenCode,
  city,
  country,
  email,
  firstname,
  homeRegion,
  lastname,
  newPassword,
  phone,
  postalzip,
  schoolname,
  state,
} from './fields.ts';
import { guardianToken } from './guardians.ts';
import { checkConfirmation, checkPostalCode } from './whole-form.ts';

// The order of the fields is the order of validation.
const studentFields = {
  firstname,
  lastname,
  email,
  code: accessCode,
  /** Required at consumer and freemium schools, unless a guardian agreed. */
  age: z.optional(age),
  region: z.optional(homeRegion),
  guardianToken: z.optional(guardianToken),
  password: newPassword,
  type: z.literal('student'),
};
const schoolFields = {
  firstname,
  lastname,
  email,
  address,
  city,
  state,
  country,
  postalzip,
  schoolname,
  phone,
  code: z.optional(z.union([z.literal(''), chosenCode], { error: 'form/code-invalid' })),
  password: newPassword,
  type: z.literal('school'),
};
const postalCodeOfSchool = checkPostalCode(Object.keys(schoolFields));
const typeInvalid = {
  // A body that is not an object is an invalid request, not a form of the wrong type.
  error: ({ code }: { code?: string }): ErrorCode =>
    code === 'invalid_type' ? 'request/invalid' : 'form/type-invalid',
};

const registerBody = z.discriminatedUnion(
  'type',
  [z.object(studentFields), z.object(schoolFields).check(postalCodeOfSchool)],
  typeInvalid,
);

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up as a student or a school, without starting a session',
  access: 'public',
  body: registerBody,
  status: 201,
  answer: z.object({ _id: z.uuid() }),
});

export const previewCode = defineEndpoint({
  method: 'POST',
  path: '/auth/code',
  summary: 'Look up the school of an access code; paused after too many wrong codes',
  access: 'public',
  body: z.object({
    code: accessCode,
    /** A random id per page, never stored; without it the rate limit uses the IP address. */
    browser: z.optional(z.string().check(z.regex(/^[\da-f-]{32,36}$/iu))),
  }),
  answer: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('open'),
      schoolname: z.string(),
      /** Only of a school that asks the age at sign-up. */
      asksAge: z.optional(z.literal(true)),
    }),
    z.object({ state: z.literal('closed') }),
    z.object({ state: z.literal('unknown') }),
    /** Too many wrong codes, so there was no lookup. */
    z.object({ state: z.literal('paused') }),
  ]),
});

/** The confirmation is compared in the browser and never sent. */
const confirmPassword = z.string();
export const registerForm = z.discriminatedUnion(
  'type',
  [
    z.object({ ...studentFields, confirmPassword }).check(checkConfirmation('confirmPassword')),
    z
      .object({ ...schoolFields, confirmPassword })
      .check(postalCodeOfSchool, checkConfirmation('confirmPassword')),
  ],
  typeInvalid,
);

export const requestContact = defineEndpoint({
  method: 'POST',
  path: '/contact',
  summary: 'Request contact by the Trio team about a subscription',
  access: 'public',
  body: z.object({ firstname, lastname, email, schoolname, phone }),
  answer: z.object({ success: z.literal(true) }),
});
