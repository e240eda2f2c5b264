import pg from 'pg';
import { inject } from 'vitest';

export async function runQuery<Row>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}

export async function createEmptyDatabase() {
  const server = inject('postgresUrl');
  const name = `trio_empty_${crypto.randomUUID().replaceAll('-', '')}`;
  await runQuery(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async (): Promise<void> =>
      void (await runQuery(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
