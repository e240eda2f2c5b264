import type { Sort } from '@trio/domain/sorting/sort';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/database.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import { toSort, toSortRow, type SortColumns } from '../../data/sorts.mapper.ts';

export interface KnownSort {
  readonly sort: Sort;
  readonly revision: number;
}

/** The fast path of a save: no lock, and usually no read. */
export interface LatestSorts {
  find(owner: StudentKey, sortId: string, revision: number): Promise<KnownSort | null>;
  /** The new revision; null if the row has another one than `known`. */
  replace(owner: StudentKey, known: KnownSort, next: Sort): Promise<number | null>;
  /** Call this before a write on the slow path. */
  forget(owner: StudentKey, sortId: string): void;
}

// Named, so that each connection prepares them once.
const select = {
  name: 'sort-at-revision',
  text: `
    SELECT sort_id AS "sortId", deck, answers, answered_ms AS "answeredMs", state,
           started_ms AS "startedMs", confirmed_ms AS "confirmedMs"
    FROM sorts
    WHERE school_id = $1 AND student_id = $2 AND sort_id = $3
      AND revision = $4 AND confirmed_at IS NULL`,
};
const compareAndSet = {
  name: 'sort-compare-and-set',
  text: `
    UPDATE sorts SET revision = revision + 1, answers = $5, answered_ms = $6, state = $7
    WHERE school_id = $1 AND student_id = $2 AND sort_id = $3
      AND revision = $4 AND confirmed_at IS NULL
    RETURNING revision`,
};

/** With `largestState` at most about 40 MB. */
const cacheMost = 2000;
const largestState = 16_384;
/** Longer than the pause between two answers, shorter than restoring a backup takes. */
const cacheMs = 60_000;

export function createLatestSorts(pool: Pool, clock: Clock): LatestSorts {
  // Ordered by last save.
  const cache = new Map<string, KnownSort & { readonly until: number }>();
  const keyOf = ({ schoolId, studentId }: StudentKey, sortId: string) =>
    `${schoolId} ${studentId} ${sortId}`;

  function remember(key: string, known: KnownSort): void {
    const now = clock.now().getTime();
    cache.delete(key);
    cache.set(key, { ...known, until: now + cacheMs });
    for (const [oldest, { until }] of cache) {
      if (cache.size <= cacheMost && until > now) return;
      cache.delete(oldest);
    }
  }

  return {
    find: async (owner, sortId, revision) => {
      const cached = cache.get(keyOf(owner, sortId));
      if (cached?.revision === revision && cached.until > clock.now().getTime()) return cached;
      const values = [owner.schoolId, owner.studentId, sortId, revision];
      const { rows } = await pool.query<SortColumns>({ ...select, values });
      return rows[0] ? { sort: toSort(rows[0]), revision } : null;
    },

    replace: async (owner, { revision }, next) => {
      const { answers, answeredMs, state } = toSortRow(next);
      const { rows } = await pool.query<{ revision: number }>({
        ...compareAndSet,
        values: [
          owner.schoolId,
          owner.studentId,
          next.id,
          revision,
          answers,
          // The driver would quote each number.
          `{${answeredMs.join()}}`,
          state,
        ],
      });
      const key = keyOf(owner, next.id);
      const written = rows[0]?.revision ?? null;
      if (written === null || state.length > largestState) cache.delete(key);
      else remember(key, { sort: next, revision: written });
      return written;
    },

    forget: (owner, sortId) => void cache.delete(keyOf(owner, sortId)),
  };
}
