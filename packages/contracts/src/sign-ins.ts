import { limits } from '@trio/domain/limits';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { enteredPassword, firstname, lastname, optionalEmail } from './fields.ts';
import { id, pathId } from './query-fields.ts';

/** Why one row was refused; the other rows of its batch are made. */
export const signInRefusals = [
  'auth/email-already-exists',
  'auth/email-domain-not-whitelisted',
  'auth/email-domain-blacklisted',
  'join/email-needed',
  'class/sign-in-exists',
] as const;

const madeSignIn = z.object({
  _id: z.uuid(),
  /** A username, or the email address. */
  login: z.string(),
  /** Stored only as a hash: this answer is the only copy. */
  password: z.string(),
});
export type MadeSignIn = z.output<typeof madeSignIn>;

export const makeSignIns = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/sign-ins',
  summary: 'Make accounts for students of a class, with usernames and passwords',
  access: ['school'],
  params: pathId,
  body: z.object({
    rows: z
      .array(
        z.object({
          /**
           * Made by the client: a batch that is sent again makes no second account. It answers new
           * passwords for accounts that nobody has used.
           */
          _id: id(),
          firstname,
          lastname,
          email: optionalEmail,
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(limits.signInsPerBatch),
        z.refine((rows) => new Set(rows.map(({ _id }) => _id)).size === rows.length),
      ),
  }),
  status: 201,
  answer: z.object({
    made: z.array(madeSignIn),
    refused: z.array(z.object({ _id: z.uuid(), code: z.enum(signInRefusals) })),
  }),
});

export const makeSignInSheet = defineEndpoint({
  method: 'POST',
  path: '/classes/:id/sign-ins/sheet',
  summary: 'Get slips with usernames and passwords to cut out, as a PDF; nothing is stored',
  access: ['school'],
  params: pathId,
  body: z.object({
    rows: z
      .array(z.object({ _id: id(), password: enteredPassword }))
      .check(z.minLength(1), z.maxLength(limits.signInsPerSheet)),
  }),
  answer: z.unknown(),
});
