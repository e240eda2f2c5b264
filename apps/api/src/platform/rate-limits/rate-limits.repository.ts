import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Pool } from '../database/database.ts';
import { defaultLimits, type Limit, type LimitName, type Limits } from './limits.ts';

/** Counts in the database, so that all servers share the limits. */
export interface RateLimits {
  take(name: LimitName, who: string): Promise<Wait | null>;
  /** For successes, which need no limit. A refused `take` has nothing to give back. */
  giveBack(name: LimitName, who: string): Promise<void>;
  reset(name: LimitName, who: string): Promise<void>;
  /** For each, until when it is used up; null if it is not. */
  findFull(
    asked: readonly { readonly name: LimitName; readonly who: string }[],
  ): Promise<readonly (Date | null)[]>;
  /** Returns true if the text was already remembered. */
  remember(text: string, forMs: number): Promise<boolean>;
  isRemembered(text: string): Promise<boolean>;
  forget(texts: readonly string[]): Promise<number>;
  /** The next free slot, at most `aheadMs` from now; null if the lane is full. */
  reserveSlot(lane: LimitName, who: string, aheadMs: number): Promise<Date | null>;
  returnSlot(lane: LimitName, who: string): Promise<void>;
}

interface Wait {
  readonly retryAfterMs: number;
}

const take = {
  name: 'rate-limit-take',
  text: `
    INSERT INTO rate_limits AS r (key, count, window_ends_at) VALUES ($1, 1, $3)
    ON CONFLICT (key) DO UPDATE SET
      -- One more than the limit marks a refusal; it stands for a full count, not for a request.
      count = CASE WHEN r.window_ends_at <= $2 THEN 1 ELSE LEAST(r.count + 1, $4::int + 1) END,
      window_ends_at = CASE WHEN r.window_ends_at <= $2 THEN $3 ELSE r.window_ends_at END
    RETURNING count, window_ends_at`,
};

const giveBack = {
  name: 'rate-limit-give-back',
  text: 'UPDATE rate_limits SET count = LEAST(count, $2::int) - 1 WHERE key = $1 AND count > 0',
};

const find = {
  name: 'rate-limit-find',
  text: 'SELECT FROM rate_limits WHERE key = $1 AND window_ends_at > $2',
};

const findMany = {
  name: 'rate-limit-find-many',
  text: `SELECT encode(key, 'hex') AS key, count, window_ends_at FROM rate_limits
         WHERE key = ANY ($1::bytea[]) AND window_ends_at > $2`,
};

const forget = {
  name: 'rate-limit-forget',
  text: 'DELETE FROM rate_limits WHERE key = ANY ($1::bytea[]) AND window_ends_at > $2',
};

// A lane's row stores the end of its last reserved slot; its count is unused.
const reserve = {
  name: 'rate-limit-reserve-slot',
  text: `
    INSERT INTO rate_limits AS r (key, count, window_ends_at)
    VALUES ($1, 0, $2::timestamptz + $3 * interval '1 ms')
    ON CONFLICT (key) DO UPDATE SET
      window_ends_at = GREATEST(r.window_ends_at, $2) + $3 * interval '1 ms'
      WHERE r.window_ends_at <= $2::timestamptz + $4 * interval '1 ms'
    RETURNING window_ends_at - $3 * interval '1 ms' AS slot`,
};

const returnSlot = {
  name: 'rate-limit-return-slot',
  text: `UPDATE rate_limits SET window_ends_at = window_ends_at - $2 * interval '1 ms' WHERE key = $1`,
};

/** Keys are keyed hashes, so that the table reveals neither IP addresses nor emails. */
export function createRateLimits(
  pool: Pool,
  secret: string,
  clock: Clock,
  limits: Limits = defaultLimits,
): RateLimits {
  const hash = (what: string): Buffer =>
    createHmac('sha256', secret).update(`rate limit ${what}`).digest();
  const keyOf = (name: LimitName, who: string): Buffer => hash(`${name} ${who}`);
  const memoryOf = (text: string): Buffer => hash(`memory ${text}`);

  async function count(key: Buffer, { most, windowMs }: Limit): Promise<Wait | null> {
    const now = clock.now();
    const ends = new Date(now.getTime() + windowMs);
    const { rows } = await pool.query<{ count: number; window_ends_at: Date }>({
      ...take,
      values: [key, now, ends, most],
    });
    const [row] = rows;
    if (!row || row.count <= most) return null;
    return { retryAfterMs: row.window_ends_at.getTime() - now.getTime() };
  }

  async function drop(keys: readonly Buffer[]): Promise<number> {
    if (keys.length === 0) return 0;
    const { rowCount } = await pool.query({ ...forget, values: [keys, clock.now()] });
    return rowCount ?? 0;
  }

  const gapOf = (lane: LimitName): number => limits[lane].windowMs / limits[lane].most;

  return {
    take: (name, who) => count(keyOf(name, who), limits[name]),
    giveBack: async (name, who) => {
      await pool.query({ ...giveBack, values: [keyOf(name, who), limits[name].most] });
    },
    reset: async (name, who) => {
      await drop([keyOf(name, who)]);
    },
    findFull: async (asked) => {
      const keys = asked.map(({ name, who }) => keyOf(name, who));
      const values = [keys, clock.now()];
      const { rows } = await pool.query<{ key: string; count: number; window_ends_at: Date }>({
        ...findMany,
        values,
      });
      const found = new Map(rows.map((row) => [row.key, row]));
      return asked.map(({ name }, at) => {
        const row = found.get(keys[at]?.toString('hex') ?? '');
        return row && row.count >= limits[name].most ? row.window_ends_at : null;
      });
    },
    remember: async (text, forMs) =>
      (await count(memoryOf(text), { most: 1, windowMs: forMs })) !== null,
    isRemembered: async (text) => {
      const { rowCount } = await pool.query({ ...find, values: [memoryOf(text), clock.now()] });
      return rowCount === 1;
    },
    forget: (texts) => drop(texts.map(memoryOf)),
    reserveSlot: async (lane, who, aheadMs) => {
      const values = [keyOf(lane, who), clock.now(), gapOf(lane), aheadMs];
      const { rows } = await pool.query<{ slot: Date }>({ ...reserve, values });
      return rows[0]?.slot ?? null;
    },
    returnSlot: async (lane, who) => {
      await pool.query({ ...returnSlot, values: [keyOf(lane, who), gapOf(lane)] });
    },
  };
}
