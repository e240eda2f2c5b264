import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database.ts';

/** On a busy machine a statement or a profile may take longer than production allows. */
export const patientMs = 120_000;

export async function openTestDatabase(): Promise<OpenDatabase & { url: string }> {
  const server = inject('postgresUrl');
  const name = `trio_worker_${process.env['VITEST_POOL_ID']}`;
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE trio_template`);
  } catch (error) {
    const isThereAlready = (error as { code?: string }).code === '42P04';
    if (!isThereAlready) throw error;
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  const failOnError = (error: Error) => {
    throw error;
  };
  const settings = { statementTimeoutMs: patientMs, onConnectionError: failOnError };
  return { ...openDatabase(url.href, settings), url: url.href };
}
