import type { ErrorCode } from '@trio/contracts/error-codes';

export interface FieldFailure {
  readonly path: string;
  readonly code: ErrorCode;
}

/** A call that was refused, or never reached the server (`error.offline`). */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'error.offline';
  readonly fields: readonly FieldFailure[];
  /** Milliseconds after which the server would like to be asked again; null where it did not say. */
  readonly retryAfter: number | null;

  constructor(
    code: ErrorCode | 'error.offline',
    fields: readonly FieldFailure[] = [],
    retryAfter: number | null = null,
  ) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
