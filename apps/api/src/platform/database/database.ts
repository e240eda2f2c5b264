import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { clientWithDeadline } from './client-with-deadline.ts';
import type { DB } from './schema.generated.ts';

export type Database = Kysely<DB>;
/** A repository method takes either, so that a service decides what is one transaction. */
export type Connection = Database | Transaction<DB>;

/** Everything in it happens, or nothing does; what it throws is thrown on. */
export type Transact = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>;

export const transactOn =
  (db: Database): Transact =>
  (work) =>
    db.transaction().execute(work);

/** Somebody else has the value already, however close the race was. */
export const isUniqueViolation = (error: unknown): boolean =>
  (error as { code?: string }).code === '23505';

/** It waited too long for what somebody else holds, or they for each other: another try may do. */
export const isLockRefusal = (error: unknown): boolean =>
  ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');

/** The driver's pool, for the hot paths and for libraries that speak to it directly. */
export type Pool = pg.Pool;

/** Statements may take as long as they need. */
export type UnhurriedDatabase = Pooled;

interface Pooled {
  readonly db: Database;
  readonly pool: Pool;
}

export interface OpenDatabase extends Pooled {
  readonly unhurried: UnhurriedDatabase;
  readonly close: () => Promise<void>;
}

export interface DatabaseSettings {
  /** The most connections for requests. */
  readonly poolSize?: number;
  /** The longest that a statement of a request may take. */
  readonly statementTimeoutMs?: number;
  /** Told of each connection that breaks, idle or not. */
  readonly onConnectionError: (error: Error) => void;
}

export const databaseDefaults = { poolSize: 10, statementTimeoutMs: 4000 };

/** Time for the database itself to cancel a statement before its connection is ended. */
const cancelMarginMs = 500;
const unhurriedPoolSize = 4;

export function openDatabase(url: string, settings: DatabaseSettings): OpenDatabase {
  const { poolSize, statementTimeoutMs, onConnectionError } = { ...databaseDefaults, ...settings };
  const common = {
    connectionString: url,
    application_name: 'trio',
    connectionTimeoutMillis: statementTimeoutMs,
    keepAlive: true,
  };
  const hurried = new pg.Pool({
    ...common,
    max: poolSize,
    statement_timeout: statementTimeoutMs,
    Client: clientWithDeadline(statementTimeoutMs + cancelMarginMs),
  });
  const unhurried = new pg.Pool({ ...common, max: unhurriedPoolSize });
  for (const pool of [hurried, unhurried]) {
    // A client has no listener of the pool's own while a request holds it: without one, a connection
    // that breaks at that time ends the process.
    pool.on('connect', (client) => void client.on('error', onConnectionError));
    pool.on('error', () => {});
  }
  return {
    db: kyselyOn(hurried),
    pool: hurried,
    unhurried: { db: kyselyOn(unhurried), pool: unhurried },
    // Not through Kysely, which leaves a pool open that it has not used.
    close: async () => {
      await Promise.all([hurried.end(), unhurried.end()]);
    },
  };
}

const kyselyOn = (pool: Pool): Database =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // The keys of a JSON value are data: names of cards, ids, devices.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
