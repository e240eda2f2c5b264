import { stopReminders } from '@trio/contracts/steps';
import { expect, it } from 'vitest';
import { createReminderTickets } from './reminder-tickets.ts';

const day = 24 * 60 * 60_000;
let now = 1_800_000_000_000;
const tickets = createReminderTickets(['a secret that only tests know, long enough'], {
  now: () => new Date(now),
});
const content = {
  schoolId: '01900000-0000-7000-8000-000000000001',
  studentId: '01900000-0000-7000-8000-000000000002',
};

it('contains the student, fits the URL, and expires after 400 days', async () => {
  const ticket = await tickets.issue(content);
  expect(stopReminders.params.safeParse({ ticket }).success).toBe(true);
  now += 400 * day - 1;
  expect(await tickets.read(ticket)).toEqual(content);
  now += 1;
  expect(await tickets.read(ticket)).toBeNull();
});
