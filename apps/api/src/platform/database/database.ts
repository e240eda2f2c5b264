import { CamelCasePlugin, Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
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

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  readonly close: () => Promise<void>;
}

export function openDatabase(url: string, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    application_name: 'trio',
    connectionTimeoutMillis: 5_000,
    // A database that has stopped answering is an error, not a wait without end.
    query_timeout: 20_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', onError);
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    // The keys of a JSON value are data: names of cards, ids, devices.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool, close: () => db.destroy() };
}
