import type { ErrorCode } from '@trio/contracts/error-codes';

interface Options extends ErrorOptions {
  readonly retryAfterSeconds?: number;
}

/** An expected error, sent to the client by its code. Any other exception is a bug. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  /** The cause is only logged. */
  constructor(code: ErrorCode, options?: Options) {
    super(code, options);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

/** Outages are rarely shorter, and earlier retries would add load. */
export const outageSeconds = 2;

export const tooOften = ({ retryAfterMs }: { readonly retryAfterMs: number }): ApiError =>
  new ApiError('request/rate-limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
