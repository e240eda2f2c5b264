import { getPdf } from '@trio/contracts/profile';
import { expect, it } from 'vitest';
import { createProfileTickets } from './profile-tickets.ts';

const secrets = ['a secret that only tests know, long enough'] as const;
const content = {
  studentId: '01900000-0000-7000-8000-000000000002',
  askedBy: '01900000-0000-7000-8000-000000000003',
  purpose: 'mail',
  language: 'fr',
} as const;
let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
const tickets = createProfileTickets(secrets, clock);

it('contains the student, purpose, language and requester, and expires after a minute', async () => {
  const ticket = await tickets.issue(content);
  expect(getPdf.query.safeParse({ auth: ticket }).success).toBe(true);
  now += 60_000 - 1;
  expect(await tickets.read(ticket)).toEqual({ ...content, ticketId: expect.any(String) });
  const other = await tickets.issue({ ...content, purpose: 'download', language: 'en' });
  expect(await tickets.read(other)).toEqual({
    ...content,
    purpose: 'download',
    language: 'en',
    ticketId: expect.any(String),
  });
  now += 1;
  expect(await tickets.read(ticket)).toBeNull();
});

it('gives each ticket its own id', async () => {
  const both = [await tickets.issue(content), await tickets.issue(content)];
  const ids = await Promise.all(both.map(async (ticket) => (await tickets.read(ticket))?.ticketId));
  expect(new Set(ids).size).toBe(2);
});
