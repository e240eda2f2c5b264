import type { ErrorCode } from './error-codes.ts';

export const withCode = (code: ErrorCode): { error: ErrorCode } => ({ error: code });
