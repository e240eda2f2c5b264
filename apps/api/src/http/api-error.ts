import type { ErrorCode } from '@trio/contracts/error-codes';

interface Options extends ErrorOptions {
  /** When it is worth asking again: the caller is told. */
  readonly retryAfterSeconds?: number;
}

/** A refusal the caller is told about, by its code. Everything else that is thrown is our fault. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  /** The cause is for the log only. */
  constructor(code: ErrorCode, options?: Options) {
    super(code, options);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** An outage is rarely shorter; a page that asks sooner only adds to it. */
export const outageSeconds = 2;

/** It was done too often; whoever waits that long may go on. */
export const tooOften = ({ retryAfterMs }: { readonly retryAfterMs: number }): ApiError =>
  new ApiError('request/rate-limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
