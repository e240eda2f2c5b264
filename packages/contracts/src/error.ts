import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from './error-codes.ts';

const codes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];
const code = z.enum(codes);

export const errorBody = z.object({
  code,
  message: z.string(),
  errors: z.optional(z.array(z.object({ msg: z.string(), path: z.string(), code }))),
});

export type ErrorBody = z.output<typeof errorBody>;
