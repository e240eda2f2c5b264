import type { Pool } from './database.ts';

/** Asked often and from outside: a database that takes longer than this is not ready. */
const patienceMs = 2_000;

export const isDatabaseAlive = (pool: Pool): Promise<boolean> =>
  Promise.race([
    pool.query('SELECT 1').then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, patienceMs, false).unref();
    }),
  ]);
