import { roles } from '@trio/domain/roles';
import { staffKinds } from '@trio/domain/staff-kinds';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, emailOrUsername, enteredPassword, newPassword } from './fields.ts';
import { checkConfirmation } from './whole-form.ts';

const accessToken = z.object({
  token: z.string(),
  /** Milliseconds until the token expires. */
  expiresIn: z.int(),
  /** Lets a page notice that another tab logged in as another user. */
  userId: z.uuid(),
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/identity/sign-in',
  summary: 'Log in: start a session and set its cookie',
  access: 'public',
  /** `email` is an email address or a username. */
  body: z.object({ email: emailOrUsername, password: enteredPassword }),
  /** Only if staff gave this password: no session starts, and the token lets the student choose. */
  answer: z.optional(
    z.object({ token: z.string(), givenBy: z.string(), givenAt: z.iso.datetime() }),
  ),
  otherAnswers: { 204: z.null() },
});

export const fetchToken = defineEndpoint({
  method: 'POST',
  path: '/identity/token',
  summary: 'Exchange the session cookie for a short-lived access token',
  access: 'cookie',
  isOpenBeforeAge: true,
  answer: accessToken,
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/identity/sign-out',
  summary: 'Log out: end the session and clear its cookie',
  access: 'public',
  answer: null,
});

export const getClaims = defineEndpoint({
  method: 'GET',
  path: '/auth/claims',
  summary: 'Get the claims of the session',
  access: roles,
  isOpenBeforeAge: true,
  answer: z.object({
    role: z.enum(roles),
    kind: z.optional(z.enum(staffKinds)),
    schoolId: z.nullable(z.uuid()),
  }),
});

/** Always 43 characters of base64url; anything else is a truncated or invented link. */
const mailedToken = z
  .string({ error: 'auth/link-invalid' })
  .check(z.regex(/^[\w-]{43}$/, { error: 'auth/link-invalid' }));

export const requestReset = defineEndpoint({
  method: 'POST',
  path: '/identity/reset',
  summary: 'Send an email with a link to reset the password',
  access: 'public',
  body: z.object({ email }),
  answer: null,
});

export const resetForm = z
  .object({ password: newPassword, confirm: z.string({ error: 'form/passwords-differ' }) })
  .check(checkConfirmation('confirm'));

export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: '/identity/reset',
  summary:
    'Set a new password with the token of an email or of a given password, and end all sessions of the account',
  access: 'public',
  body: z.object({ token: mailedToken, password: newPassword }),
  answer: z.object({ email: z.string() }),
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/identity/confirm',
  summary: 'Confirm an email address with an emailed token: the first address or a new one',
  access: 'public',
  isOpenBeforeAge: true,
  body: z.object({ token: mailedToken }),
  answer: z.object({
    kind: z.enum(['school', 'student', 'email', 'corrected']),
    email: z.string(),
  }),
});
