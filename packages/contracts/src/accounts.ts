import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';
import { accessCode, email, firstname, lastname, newPassword } from './fields.ts';

/** The account record, in the wire's own names. What does not apply to a role is left out. */
export const accountRecord = z.object({
  _id: z.uuid(),
  role: z.enum(roles),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  schoolname: z.optional(z.string()),
  isConsumerGroup: z.boolean(),
  isFreemiumGroup: z.boolean(),
  isPathExplorerEnabled: z.boolean(),
  isCardExpanded: z.boolean(),
  isNbSchool: z.boolean(),
  expiry: z.nullable(z.iso.datetime()),
  excludedCards: z.array(z.string()),
});

export type AccountRecord = z.output<typeof accountRecord>;

export const getMe = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The account record of the signed-in user',
  access: roles,
  answer: accountRecord,
});

const registerBody = z.object({
  firstname,
  lastname,
  email,
  code: accessCode,
  password: newPassword,
  type: z.literal('student', { error: 'form/type-invalid' satisfies ErrorCode }),
});

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Sign up; signing in is a second call',
  access: 'public',
  body: registerBody,
  status: 201,
  answer: z.object({ _id: z.uuid() }),
});

/** What the form holds: the confirmation is compared here and never sent. */
export const registerForm = z.extend(registerBody, { confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    error: 'form/passwords-differ' satisfies ErrorCode,
    path: ['confirmPassword'],
    // Said even while another field is wrong, once there is a password to compare with.
    when: ({ value }) => Boolean((value as { password?: unknown }).password),
  }),
);
