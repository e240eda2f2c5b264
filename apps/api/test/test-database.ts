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

export async function dropTestDatabase(): Promise<void> {
  await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const server = inject('postgresUrl');
  try {
    await onServer(`CREATE DATABASE ${name} TEMPLATE trio_template`);
  } catch (error) {
    const isThereAlready = (error as { code?: string }).code === '42P04';
    if (!isThereAlready) throw error;
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const failOnError = (error: Error) => {
    throw error;
  };
  const settings = { statementTimeoutMs: patientMs, onConnectionError: failOnError };
  return { ...openDatabase(url.href, settings), url: url.href };
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
