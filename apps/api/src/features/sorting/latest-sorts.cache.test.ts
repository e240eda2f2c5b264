import { startSort, type Sort } from '@trio/domain/sorting/sort';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Pool } from '../../platform/database/database.ts';
import { createLatestSorts, type LatestSorts } from './latest-sorts.cache.ts';

const owner = { schoolId: 'school', studentId: 'student' };
const minute = 60_000;

let now: number;
let reads: number;
let sorts: LatestSorts;
beforeEach(() => {
  now = 0;
  reads = 0;
  const query = ({ name, values }: { name: string; values: unknown[] }) => {
    if (name === 'sort-at-revision') reads += 1;
    const isWrite = name === 'sort-compare-and-set';
    return Promise.resolve({ rows: isWrite ? [{ revision: Number(values[3]) + 1 }] : [] });
  };
  sorts = createLatestSorts({ query } as unknown as Pool, { now: () => new Date(now) });
});

const save = (sort: Sort, revision = 1) => sorts.replace(owner, { sort, revision }, sort);

async function isCached(id: string, revision = 2): Promise<boolean> {
  const before = reads;
  const found = await sorts.find(owner, id, revision);
  return found !== null && reads === before;
}

const newSort = (id: string): Sort => startSort(id, ['a', 'b', 'c'], 0);

describe('the cache of the latest sorts', () => {
  it('returns the last save at its revision, for its owner only', async () => {
    await save(newSort('a'));
    expect(await isCached('a')).toBe(true);
    expect(await isCached('a', 1)).toBe(false);
    expect(await isCached('a', 3)).toBe(false);
    expect(await sorts.find({ ...owner, studentId: 'other' }, 'a', 2)).toBeNull();
  });

  it('forgets a sort after a minute without a save', async () => {
    await save(newSort('a'));
    now += minute - 1;
    expect(await isCached('a')).toBe(true);
    await save(newSort('a'), 2);
    now += minute;
    expect(await isCached('a', 3)).toBe(false);
  });

  it('drops a sort before a write on the slow path', async () => {
    await save(newSort('a'));
    sorts.forget(owner, 'a');
    expect(await isCached('a')).toBe(false);
  });

  it('evicts the sort with the oldest save first', async () => {
    await save(newSort('first'));
    await save(newSort('second'));
    await save(newSort('first'), 2);
    for (let each = 0; each < 1999; each += 1) await save(newSort(`other-${each}`));
    expect(await isCached('first', 3)).toBe(true);
    expect(await isCached('second')).toBe(false);
  });

  it('does not cache a large sort', async () => {
    const ideas = { a: { value: ['x'.repeat(17_000)], at: 1 } };
    await save(newSort('a'));
    await save({ ...newSort('a'), ideas }, 2);
    expect(await isCached('a', 3)).toBe(false);
  });
});
