import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database.ts';

/** On a busy machine a statement or a profile may take longer than production allows. */
export const patientMs = 120_000;

let name = '';

/** Each test file has a database of its own, so that no test depends on the order of files. */
export function nameTestDatabase(): void {
  name = `trio_${randomBytes(8).toString('hex')}`;
}

/** If a connection is still closing, the database stays until the server’s folder is deleted. */
export async function dropTestDatabase(): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS ${name}`, inUse);
}

export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const server = inject('postgresUrl');
  await onServer(`CREATE DATABASE ${name} TEMPLATE trio_template`, exists);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const failOnError = (error: Error) => {
    throw error;
  };
  const settings = { statementTimeoutMs: patientMs, onConnectionError: failOnError };
  return { ...openDatabase(url.href, settings), url: url.href };
}

/** Codes of PostgreSQL's errors. */
const exists = '42P04';
const inUse = '55006';

async function onServer(statement: string, ignored: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    if ((error as { code?: string }).code !== ignored) throw error;
  } finally {
    await client.end();
  }
}
