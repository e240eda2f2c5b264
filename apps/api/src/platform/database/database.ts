import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type Selectable,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { clientWithDeadline } from './client-with-deadline.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
/** Repositories accept both, so that a service decides which queries share a transaction. */
export type Connection = Database | Transaction<DB>;

export type Row<Table extends keyof DB> = Selectable<DB[Table]>;

export type Transact = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

export const transactOn =
  (db: Database): Transact =>
  (work) =>
    db.transaction().execute(work);

export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';

/** Lock timeout or deadlock: a retry may succeed. */
export const isLockRefusal = (error: unknown): boolean =>
  ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

export type Pool = pg.Pool;

/** For long-running work: no statement timeout. */
export type LongRunningDatabase = Pooled;

interface Pooled {
  readonly db: Database;
  readonly pool: Pool;
}

export interface OpenDatabase extends Pooled {
  readonly longRunning: LongRunningDatabase;
  readonly close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** `poolSize` and `statementTimeoutMs` apply to requests only. */
  readonly poolSize?: number;
  readonly statementTimeoutMs?: number;
  readonly onConnectionError: (error: Error) => void;
}

export const databaseDefaults = { poolSize: 10, statementTimeoutMs: 4000 };

/** Gives the database time to cancel a statement before we close its connection. */
const cancelMarginMs = 500;
const longRunningPoolSize = 4;

export function openDatabase(url: string, settings: DatabaseSettings): OpenDatabase {
  const { poolSize, statementTimeoutMs, onConnectionError } = { ...databaseDefaults, ...settings };
  const common = {
    connectionString: url,
    application_name: 'trio',
    connectionTimeoutMillis: statementTimeoutMs,
    keepAlive: true,
  };
  const requestPool = new pg.Pool({
    ...common,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    Client: clientWithDeadline(statementTimeoutMs + cancelMarginMs),
  });
  const longRunningPool = new pg.Pool({ ...common, max: longRunningPoolSize });
  for (const pool of [requestPool, longRunningPool]) {
    // The pool does not listen to a client in use; a broken connection would end the process.
    pool.on('connect', (client) => void client.on('error', onConnectionError));
    pool.on('error', () => {});
  }
  return {
    db: databaseOn(requestPool),
    pool: requestPool,
    longRunning: { db: databaseOn(longRunningPool), pool: longRunningPool },
    // Not through Kysely, which does not close a pool that it has not used.
    close: async () => {
      await Promise.all([requestPool.end(), longRunningPool.end()]);
    },
  };
}

export const databaseOn = (pool: Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // Keys of JSON values are data: card names, ids, devices.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
