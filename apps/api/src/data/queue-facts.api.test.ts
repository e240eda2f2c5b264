import { reasonsOf } from '@trio/domain/conversations/reasons';
import { dayIn } from '@trio/domain/time/zones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newSort, startBody } from '../../test/sorting-student.ts';
import { createTalkSchool } from '../../test/talk-school.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { newId } from '../platform/ids.ts';
import { oneSchool } from '../platform/identity/school-scope.ts';
import { toQueueFacts } from './queue-facts.mapper.ts';
import { findQueueFacts } from './queue-facts.repository.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

/** Of a school in New Brunswick. */
const zone = 'America/Moncton';

it('reads only these facts of a student', async () => {
  const { schoolId, student } = await createTalkSchool(trio);
  await student.call('POST', '/talk-requests', { id: newId(), to: null });
  const set = { scope: oneSchool(schoolId) };
  const [row] = await findQueueFacts(trio.db, set, { today: '2026-11-19', most: 1 });
  // A new column needs a reason that the page, the privacy page and decision 65 explain.
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    'studentId firstName lastName stage answered activeAt liked requestId askedAt staffId staffName openedAt openedByName passedOnAt closedAt stepId dueOn notYet notYetAt confirmedAt selected selectedBefore termEndsOn seenOn putOffUntil'
      .split(' ')
      .toSorted(),
  );
});

it.each([
  // Clocks go back on 1 November 2026 and forward on 8 March 2026, at two in the morning.
  ['2026-10-25T02:59:00Z', '2026-11-01T03:01:00Z', true],
  ['2026-10-25T03:01:00Z', '2026-11-01T03:01:00Z', true],
  ['2026-10-25T03:01:00Z', '2026-11-01T02:59:00Z', false],
  ['2026-10-26T02:59:00Z', '2026-11-02T03:59:00Z', true],
  ['2026-03-02T03:59:00Z', '2026-03-08T04:01:00Z', true],
  ['2026-03-02T04:01:00Z', '2026-03-09T02:59:00Z', false],
  ['2026-03-02T04:01:00Z', '2026-03-09T03:01:00Z', true],
])('counts whole days of the school from %s to %s', async (savedAt, now, isListed) => {
  const { schoolId, student } = await createTalkSchool(trio);
  await student.post(startBody(newSort()));
  await trio.app.flushProgress();
  await trio.db
    .updateTable('studentStates')
    .set({ activeAt: new Date(savedAt), stage: 'sorting' })
    .where('studentId', '=', student.id)
    .execute();
  const day = dayIn(zone, new Date(now));
  const set = { scope: oneSchool(schoolId) };
  const [row] = await findQueueFacts(trio.db, set, { today: day, most: 1 });
  const reasons = row ? reasonsOf(toQueueFacts(row, zone, true), day) : [];
  expect(reasons.map(({ reason }) => reason)).toEqual(isListed ? ['not-saved'] : []);
});
