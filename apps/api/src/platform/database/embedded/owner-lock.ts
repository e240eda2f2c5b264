import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { isAlive } from './postmaster-file.ts';
import { OWNER_NAME } from './probe-server.ts';

const KEY = 0x5472696f;
/** A killed owner's connection closes quickly, but its process may stay a zombie for a while. */
const GRACE_MS = { ownerAlive: 1000, ownerGone: 5000 };

export type OwnerLock = { isTaken: true } | { isTaken: false; ownerPid: number | null };

/**
 * Allows one Trio per data folder. The lock belongs to a connection of this process, so PostgreSQL
 * releases it however the process ends.
 */
export async function takeOwnerLock(client: pg.Client): Promise<OwnerLock> {
  const since = Date.now();
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [KEY],
    );
    if (rows[0]?.taken) return { isTaken: true };
    const ownerPid = await findOwner(client);
    const isOwnerAlive = ownerPid !== null && isAlive(ownerPid);
    const grace = isOwnerAlive ? GRACE_MS.ownerAlive : GRACE_MS.ownerGone;
    if (Date.now() - since > grace) return { isTaken: false, ownerPid };
    await delay(50);
  }
}

async function findOwner(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name
       FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
      WHERE l.locktype = 'advisory' AND l.granted AND l.classid = 0 AND l.objid = $1`,
    [KEY],
  );
  const pid = OWNER_NAME.exec(rows[0]?.name ?? '')?.[1];
  return pid === undefined ? null : Number(pid);
}
