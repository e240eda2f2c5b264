import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { accessCode, age, firstname, homeRegion, lastname, newPassword } from './fields.ts';
import { guardianToken } from './guardians.ts';

const found = {
  schoolname: z.string(),
  classname: z.string(),
  allowsWithoutEmail: z.boolean(),
  /** Only of a school that asks the age at sign-up. */
  asksAge: z.optional(z.literal(true)),
};

export const previewJoin = defineEndpoint({
  method: 'POST',
  path: '/join/preview',
  summary: 'Look up the school and class of a code; paused after too many wrong codes',
  access: 'public',
  body: z.object({
    code: accessCode,
    /** A random id per page, never stored; without it the rate limit uses the IP address. */
    browser: z.optional(z.string().check(z.regex(/^[\da-f-]{32,36}$/iu))),
  }),
  answer: z.discriminatedUnion('state', [
    z.object({ state: z.literal('open'), ...found }),
    /** The class does not take students now. */
    z.object({ state: z.literal('closed'), ...found }),
    /** The code of a school, not of a class. */
    z.object({ state: z.literal('school'), ...found }),
    z.object({ state: z.literal('school-closed') }),
    z.object({ state: z.literal('unknown') }),
    z.object({ state: z.literal('paused') }),
  ]),
});

export const joinClass = defineEndpoint({
  method: 'POST',
  path: '/join',
  summary: 'Join a class of the own school; joining twice changes nothing',
  access: ['student'],
  body: z.object({ code: accessCode }),
  answer: z.object({ schoolname: z.string(), classname: z.string() }),
});

/** The order of the fields is the order of validation. */
const ageFields = { age: z.optional(age), region: z.optional(homeRegion) };
export const joinForm = z.object({ firstname, lastname, ...ageFields, password: newPassword });

export const registerWithoutEmail = defineEndpoint({
  method: 'POST',
  path: '/join/register',
  summary: 'Sign up for a class without an email address, without starting a session',
  access: 'public',
  body: z.object({
    firstname,
    lastname,
    /** Required at consumer and freemium schools, unless a guardian agreed. */
    ...ageFields,
    guardianToken: z.optional(guardianToken),
    password: newPassword,
    code: accessCode,
  }),
  status: 201,
  answer: z.object({ _id: z.uuid(), username: z.string() }),
});
