import type { ErrorCode } from './error-codes.ts';

/** The schema's error message is a code; each side translates it. */
export const withCode = (code: ErrorCode): { error: ErrorCode } => ({ error: code });
