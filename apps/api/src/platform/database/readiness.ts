import type { Pool } from './database.ts';

/** Health checks are frequent: a slower database is not ready. */
const usualPatienceMs = 2000;
/** Calls within this time share one probe, because a probe writes. */
const freshMs = 1000;

export type DatabaseState = 'ready' | 'read-only' | 'away';

// About one page: makes the table grow on disk, which fails first when the disk is full.
const fillerBytes = 7000;

const probe = {
  name: 'write-probe',
  text: `WITH gone AS (DELETE FROM write_probe)
    INSERT INTO write_probe (probed_at, filler) VALUES (now(), repeat('.', ${fillerBytes}))`,
};

export function watchDatabase(
  pool: Pool,
  now: () => number = () => performance.now(),
  patienceMs = usualPatienceMs,
): () => Promise<DatabaseState> {
  let last: { readonly at: number; readonly state: Promise<DatabaseState> } | null = null;

  return () => {
    const at = now();
    if (last === null || at - last.at >= freshMs) last = { at, state: look(pool, patienceMs) };
    return last.state;
  };
}

const look = async (pool: Pool, patienceMs: number): Promise<DatabaseState> => {
  if (await succeeds(pool.query(probe), patienceMs)) return 'ready';
  return (await succeeds(pool.query('SELECT 1'), patienceMs)) ? 'read-only' : 'away';
};

function succeeds(query: Promise<unknown>, patienceMs: number): Promise<boolean> {
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
