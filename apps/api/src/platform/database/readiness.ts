import type { Pool } from './database.ts';

/** Asked often and from outside: a database that takes longer than this is not ready. */
const patienceMs = 2000;
/** One look serves all who ask within this time: asking costs a write. */
const freshMs = 1000;

export type DatabaseState = 'ready' | 'read-only' | 'away';

// A page's worth: the table has to grow on disk, which is what fails first when the disk is full.
const fillerBytes = 7000;

const probe = {
  name: 'write-probe',
  text: `WITH gone AS (DELETE FROM write_probe)
    INSERT INTO write_probe (probed_at, filler) VALUES (now(), repeat('.', ${fillerBytes}))`,
};

/** Whether the database answers, and whether it takes writes. */
export function watchDatabase(
  pool: Pool,
  now: () => number = () => performance.now(),
): () => Promise<DatabaseState> {
  let last: { readonly at: number; readonly state: Promise<DatabaseState> } | null = null;

  return () => {
    const at = now();
    if (last === null || at - last.at >= freshMs) last = { at, state: look(pool) };
    return last.state;
  };
}

const look = async (pool: Pool): Promise<DatabaseState> => {
  if (await succeeds(pool.query(probe))) return 'ready';
  return (await succeeds(pool.query('SELECT 1'))) ? 'read-only' : 'away';
};

function succeeds(query: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const done = query.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
