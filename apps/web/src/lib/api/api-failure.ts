import type { ErrorCode } from '@trio/contracts/error-codes';

export interface FieldFailure {
  readonly path: string;
  readonly code: ErrorCode;
}

/** A call that was refused, or never reached the server (`error.offline`). */
export class ApiFailure extends Error {
  readonly code: ErrorCode | 'error.offline';
  readonly fields: readonly FieldFailure[];

  constructor(code: ErrorCode | 'error.offline', fields: readonly FieldFailure[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}
