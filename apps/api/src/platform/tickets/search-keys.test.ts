import { searchStudents } from '@trio/contracts/students';
import { expect, it } from 'vitest';
import { allSchools, oneSchool } from '../identity/school-scope.ts';
import { createSearchKeys } from './search-keys.ts';

let now = 1_800_000_000_000;
const keys = createSearchKeys(['a secret that only tests know, long enough'], {
  now: () => new Date(now),
});
const sessionId = '01900000-0000-7000-8000-000000000001';
const schoolId = '01900000-0000-7000-8000-000000000002';

it('contains the session and its scope, and expires after ten minutes', async () => {
  const key = await keys.issue({ sessionId, scope: oneSchool(schoolId) });
  expect(searchStudents.query.safeParse({ key, q: 'Lea' }).success).toBe(true);
  now += 10 * 60_000 - 1;
  expect(await keys.read(key)).toEqual({ sessionId, scope: { kind: 'school', schoolId } });
  now += 1;
  expect(await keys.read(key)).toBeNull();
});

it('does not grant its scope: a key for all schools only names it', async () => {
  const scope = allSchools({ role: 'admin', schoolId: null });
  const read = await keys.read(await keys.issue({ sessionId, scope }));
  expect(read).toStrictEqual({ sessionId, scope: { kind: 'all-schools' } });
});
