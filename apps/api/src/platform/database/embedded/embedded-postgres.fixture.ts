import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres.ts';

/**
 * A Trio process for tests: forked, controlled by messages, killed with SIGKILL. It switches to
 * another user only after loading its code, which that user may not be able to read.
 */
export type Order =
  | {
      do: 'start';
      options: Omit<Parameters<typeof startEmbeddedPostgres>[0], 'log'>;
      as?: { uid: number; gid: number };
    }
  | { do: 'write' }
  | { do: 'stop' };

export type Answer =
  | { is: 'started'; url: string; isFresh: boolean; log: string[]; ms: number }
  | { is: 'refused'; name: string; message: string; log: string[] }
  | { is: 'written'; id: number }
  | { is: 'stopped' };

const tell = (answer: Answer) => process.send?.(answer);
const log: string[] = [];
let database: EmbeddedPostgres | undefined;

process.on('message', (order: Order) => {
  void obey(order).catch((error: Error) =>
    tell({ is: 'refused', name: error.name, message: error.message, log }),
  );
});
process.on('disconnect', () => process.exit());

async function obey(order: Order): Promise<void> {
  if (order.do === 'start') {
    if (order.as) {
      process.setgroups?.([]);
      process.setgid?.(order.as.gid);
      process.setuid?.(order.as.uid);
    }
    const since = performance.now();
    database = await startEmbeddedPostgres({
      ...order.options,
      log: (message) => log.push(message),
    });
    const { url, isFresh } = database;
    tell({ is: 'started', url, isFresh, log, ms: Math.round(performance.now() - since) });
  } else if (order.do === 'write' && database) {
    await writeForEver(database.url);
  } else if (order.do === 'stop') {
    await database?.stop();
    tell({ is: 'stopped' });
  }
}

async function writeForEver(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS written (id int PRIMARY KEY)');
  try {
    for (let id = 1; ; id++) {
      await client.query('INSERT INTO written VALUES ($1)', [id]);
      tell({ is: 'written', id });
    }
  } catch {
    // The tests stop the database on purpose.
  }
}
