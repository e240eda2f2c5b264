import type { HalfLogIn } from '@trio/contracts/error';
import type { ErrorCode } from '@trio/contracts/error-codes';

interface Options extends ErrorOptions {
  readonly retryAfterSeconds?: number;
  readonly secondFactor?: HalfLogIn;
}

/** An expected error, sent to the client by its code. Any other exception is a bug. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly secondFactor: HalfLogIn | undefined;

  /** The cause is only logged. */
  constructor(code: ErrorCode, options?: Options) {
    super(code, options);
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.secondFactor = options?.secondFactor;
  }
}

/** Outages are rarely shorter, and earlier retries would add load. */
export const outageSeconds = 2;

export const tooOften = ({ retryAfterMs }: { readonly retryAfterMs: number }): ApiError =>
  new ApiError('request/rate-limited', {
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });

/** After a correct password, or a single sign-on, of a person with a second factor. */
export const secondFactorRequired = (secondFactor: HalfLogIn): ApiError =>
  new ApiError('auth/second-factor-required', { secondFactor });
