import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { email, enteredPassword } from './fields.ts';

const accessToken = z.object({
  token: z.string(),
  /** Milliseconds until the token must be fetched anew. */
  expiresIn: z.int(),
});

export const signIn = defineEndpoint({
  method: 'POST',
  path: '/identity/sign-in',
  summary: 'Start a session: sets the session cookie',
  access: 'public',
  body: z.object({ email, password: enteredPassword }),
  answer: null,
});

export const fetchToken = defineEndpoint({
  method: 'POST',
  path: '/identity/token',
  summary: 'Exchange the session cookie for a short-lived access token',
  access: 'cookie',
  answer: accessToken,
});

export const signOut = defineEndpoint({
  method: 'POST',
  path: '/identity/sign-out',
  summary: 'End the session, if there still is one, and clear its cookie',
  access: 'public',
  answer: null,
});

export const getClaims = defineEndpoint({
  method: 'GET',
  path: '/auth/claims',
  summary: 'What the session entitles its holder to',
  access: roles,
  answer: z.object({ role: z.enum(roles), schoolId: z.nullable(z.uuid()) }),
});
