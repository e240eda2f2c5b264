import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Pool } from '../database/database.ts';

/** How often something may happen within a time, counted in the database: all servers share it. */
export interface RateLimits {
  /** Counts one more; answers how long to wait where that is too many, else null. */
  take(what: string, limit: Limit): Promise<{ readonly retryAfterMs: number } | null>;
  /** Takes one back: what succeeded need not be limited. */
  giveBack(what: string): Promise<void>;
  /** Drops the counts of all these; answers how many of them were still running. */
  forget(whats: readonly string[]): Promise<number>;
}

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

const take = {
  name: 'rate-limit-take',
  text: `
    INSERT INTO rate_limits AS r (key, count, window_ends_at) VALUES ($1, 1, $3)
    ON CONFLICT (key) DO UPDATE SET
      -- What is refused is not counted: it may be tried again as soon as one is given back.
      count = CASE WHEN r.window_ends_at <= $2 THEN 1 ELSE LEAST(r.count + 1, $4::int + 1) END,
      window_ends_at = CASE WHEN r.window_ends_at <= $2 THEN $3 ELSE r.window_ends_at END
    RETURNING count, window_ends_at`,
};

const giveBack = {
  name: 'rate-limit-give-back',
  text: 'UPDATE rate_limits SET count = count - 1 WHERE key = $1 AND count > 0',
};

const forget = {
  name: 'rate-limit-forget',
  text: 'DELETE FROM rate_limits WHERE key = ANY ($1::bytea[]) AND window_ends_at > $2',
};

/** The key is a keyed hash: neither an address nor an e-mail can be read from the table. */
export function createRateLimits(pool: Pool, secret: string, clock: Clock): RateLimits {
  const keyOf = (what: string): Buffer =>
    createHmac('sha256', secret).update(`rate limit ${what}`).digest();

  return {
    take: async (what, { most, windowMs }) => {
      const now = clock.now();
      const ends = new Date(now.getTime() + windowMs);
      const { rows } = await pool.query<{ count: number; window_ends_at: Date }>({
        ...take,
        values: [keyOf(what), now, ends, most],
      });
      const [row] = rows;
      if (!row || row.count <= most) return null;
      return { retryAfterMs: row.window_ends_at.getTime() - now.getTime() };
    },
    giveBack: async (what) => {
      await pool.query({ ...giveBack, values: [keyOf(what)] });
    },
    forget: async (whats) => {
      if (whats.length === 0) return 0;
      const { rowCount } = await pool.query({ ...forget, values: [whats.map(keyOf), clock.now()] });
      return rowCount ?? 0;
    },
  };
}
