import type { ErrorCode } from '@trio/contracts/error-codes';

/** A refusal the caller is told about, by its code. Everything else that is thrown is our fault. */
export class ApiError extends Error {
  readonly code: ErrorCode;

  /** The cause is for the log only. */
  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
