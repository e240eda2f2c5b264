import { realpath } from 'node:fs/promises';
import pg from 'pg';
import type { EmbeddedServer } from './embedded-server.ts';
import { SUPERUSER } from './initialise-cluster.ts';

export const OWNER_NAME = /^trio process (\d+)$/;

export type Probe =
  | { state: 'ours'; client: pg.Client }
  | { state: 'busy' }
  /** Another PostgreSQL, with another password. */
  | { state: 'refused' }
  | { state: 'absent' };

export async function probeServer(server: EmbeddedServer, port: number): Promise<Probe> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: server.password,
    // Not Trio's own database: PostgreSQL cannot copy a template that has connections.
    database: 'postgres',
    application_name: `trio process ${process.pid}`,
    connectionTimeoutMillis: 2000,
    ssl: false,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const theirs = await realpath(rows[0]?.data_directory ?? '');
    if (theirs === (await realpath(server.cluster))) return { state: 'ours', client };
  } catch (error) {
    await client.end().catch(() => undefined);
    const code = (error as { code?: string }).code ?? '';
    // 57P: starting up, shutting down, terminated by shutdown; 53300: no free connection.
    if (/^(57P|53300)/.test(code)) return { state: 'busy' };
    return { state: code.startsWith('28') ? 'refused' : 'absent' };
  }
  await client.end().catch(() => undefined);
  return { state: 'absent' };
}
