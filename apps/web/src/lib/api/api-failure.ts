import type { HalfLogIn } from '@trio/contracts/error';
import type { ErrorCode } from '@trio/contracts/error-codes';

export interface FieldFailure {
  readonly path: string;
  readonly code: ErrorCode;
}

/** `error.offline`: the call never reached the server. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'error.offline';
  readonly fields: readonly FieldFailure[];
  /** In milliseconds; the Retry-After header has seconds. */
  readonly retryAfter: number | null;
  /** With `auth/second-factor-required` at a log-in. */
  readonly secondFactor: HalfLogIn | null;

  constructor(
    code: ErrorCode | 'error.offline',
    fields: readonly FieldFailure[] = [],
    retryAfter: number | null = null,
    secondFactor: HalfLogIn | null = null,
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.secondFactor = secondFactor;
  }
}
