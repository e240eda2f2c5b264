import * as z from 'zod';
import { databaseDefaults } from '../platform/database/database.ts';
import { listed, wholeNumber } from './values.ts';

const shortestSecret = 32;
const previousSecrets = `TRIO_PREVIOUS_SECRETS must be secrets of at least ${shortestSecret} characters, separated by commas`;

export const operationsSchema = {
  TRIO_SECRET: z
    .string()
    .min(shortestSecret, `TRIO_SECRET must have at least ${shortestSecret} characters`)
    .optional(),
  TRIO_PREVIOUS_SECRETS: z
    .string()
    .default('')
    .transform(listed)
    .refine((secrets) => secrets.every(({ length }) => length >= shortestSecret), previousSecrets),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', 2, 200).default(databaseDefaults.poolSize),
  DATABASE_STATEMENT_TIMEOUT: wholeNumber('DATABASE_STATEMENT_TIMEOUT', 1, 600).default(
    databaseDefaults.statementTimeoutMs / 1000,
  ),
  STOP_GRACE: wholeNumber('STOP_GRACE', 0, 600).default(10),
  STOP_LIMIT: wholeNumber('STOP_LIMIT', 0, 3600).default(30),
};

export interface OperationsSettings {
  readonly secret: string | undefined;
  readonly previousSecrets: readonly string[];
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
  /** While stopping, requests are still accepted for this long, but `/ready` fails. */
  readonly stopGraceMs: number;
  readonly stopLimitMs: number;
}

const whole = z.object(operationsSchema);

export const operationsSettings = (data: z.output<typeof whole>): OperationsSettings => ({
  secret: data.TRIO_SECRET,
  previousSecrets: data.TRIO_PREVIOUS_SECRETS,
  poolSize: data.DATABASE_POOL_SIZE,
  statementTimeoutMs: data.DATABASE_STATEMENT_TIMEOUT * 1000,
  stopGraceMs: data.STOP_GRACE * 1000,
  stopLimitMs: data.STOP_LIMIT * 1000,
});
