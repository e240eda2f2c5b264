import { sendUpload } from '@trio/contracts/uploads';
import { expect, it } from 'vitest';
import { createUploadTickets } from './upload-tickets.ts';

const upload = {
  schoolId: '01900000-0000-7000-8000-000000000001',
  studentId: '01900000-0000-7000-8000-000000000002',
  imageId: '01900000-0000-7000-8000-000000000003',
};
let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
const tickets = createUploadTickets(['a secret that only tests know, long enough'], clock);

it('allows one student’s upload for ten minutes', async () => {
  const ticket = await tickets.issue(upload);
  // The router and the contract accept at most 600 characters.
  expect(ticket.length).toBeLessThan(400);
  expect(sendUpload.params.safeParse({ ticket }).success).toBe(true);
  now += 10 * 60_000 - 1;
  expect(await tickets.read(ticket)).toEqual(upload);
  now += 1;
  expect(await tickets.read(ticket)).toBe('expired');
});
