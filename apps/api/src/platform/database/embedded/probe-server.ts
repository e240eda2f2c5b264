import { realpath } from 'node:fs/promises';
import pg from 'pg';
import type { EmbeddedServer } from './embedded-server.ts';
import { SUPERUSER } from './initialise-cluster.ts';

/** Shown in pg_stat_activity: lets another start name the Trio that is running. */
export const OWNER_NAME = /^trio process (\d+)$/;

export type Probe =
  | { state: 'ours'; client: pg.Client }
  /** It answers, but is starting, recovering or shutting down. */
  | { state: 'busy' }
  /** A PostgreSQL answers that does not know our password. */
  | { state: 'refused' }
  /** Nothing answers, or something that is not this cluster's server. */
  | { state: 'absent' };

/** Asks the port whether this cluster's server is there; "ours" hands over the open connection. */
export async function probeServer(server: EmbeddedServer, port: number): Promise<Probe> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: server.password,
    // Not the application's database: that one must stay free to be copied as a template.
    database: 'postgres',
    application_name: `trio process ${process.pid}`,
    connectionTimeoutMillis: 2000,
    ssl: false,
  });
  // Without a listener, a server that goes away would end the process.
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
