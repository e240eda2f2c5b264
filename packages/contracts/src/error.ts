import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from './error-codes.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
const code = z.enum(codes);

/** With `auth/second-factor-required` after a correct password: how the log-in can be finished. */
const halfLogIn = z.object({
  token: z.string(),
  hasApp: z.boolean(),
  hasPasskey: z.boolean(),
});
export type HalfLogIn = z.output<typeof halfLogIn>;

export const errorBody = z.object({
  code,
  message: z.string(),
  errors: z.optional(z.array(z.object({ msg: z.string(), path: z.string(), code }))),
  secondFactor: z.optional(halfLogIn),
});

export type ErrorBody = z.output<typeof errorBody>;
