import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

/** A value that no provider could have issued counts as expired. */
const fromProvider = (pattern: RegExp) => {
  const error = 'classlink/invalid_grant' satisfies ErrorCode;
  return z.string({ error }).check(z.regex(pattern, { error }));
};
const code = fromProvider(/^[\x21-\x7e]{1,4096}$/);
const state = fromProvider(/^[\w.-]{1,200}$/);
/** RFC 9207; not every provider sends it. */
const iss = z.optional(fromProvider(/^[\x21-\x7e]{1,500}$/));

export const providerName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/));
const signedOn = z.object({ authToken: z.string() });

/** The state names its provider, so that the shared return page knows which one answered. */
export const stateOf = (provider: string, random: string): string => `${provider}.${random}`;
export const providerOfState = (ours: string): string => ours.split('.', 1)[0] ?? '';

export const startSignOn = defineEndpoint({
  method: 'POST',
  path: '/identity/sso/:provider/start',
  summary: 'Start single sign-on: returns the provider’s address and sets a short-lived cookie',
  access: 'public',
  params: z.object({ provider: providerName }),
  answer: z.object({ url: z.string() }),
});

export const signOnWithClassLink = defineEndpoint({
  method: 'POST',
  path: '/auth/classlink',
  summary: 'Exchange ClassLink’s code for a one-time token; a launch from LaunchPad has no state',
  access: 'public',
  body: z.object({ classlinkCode: code, state: z.optional(state) }),
  answer: signedOn,
});

export const signOn = defineEndpoint({
  method: 'POST',
  path: '/auth/sso',
  summary: 'Exchange an OpenID Connect provider’s code for a one-time token',
  access: 'public',
  body: z.object({ provider: providerName, code, state, iss }),
  answer: signedOn,
});

const linkInvalid = 'auth/link-invalid' satisfies ErrorCode;

export const signInWithToken = defineEndpoint({
  method: 'POST',
  path: '/identity/sign-in-token',
  summary: 'Start a session with the one-time token of single sign-on: sets the session cookie',
  access: 'public',
  body: z.object({
    authToken: z
      .string({ error: linkInvalid })
      .check(z.regex(/^[\w-]{43}(?:\.[a-z][a-z0-9-]{0,30})?$/, { error: linkInvalid })),
  }),
  answer: null,
});
