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

it('says whose picture may come, for ten minutes', () => {
  const ticket = tickets.issue(upload);
  // The router accepts no longer ones.
  expect(ticket.length).toBeLessThan(200);
  now += 10 * 60_000 - 1;
  expect(tickets.read(ticket)).toEqual(upload);
  now += 1;
  expect(tickets.read(ticket)).toBe('expired');
});

it('cannot be made or changed by anybody else', () => {
  const ticket = tickets.issue(upload);
  const bytes = Buffer.from(ticket, 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(tickets.read(changed.toString('base64url')), `byte ${at}`).toBeNull();
  }
  const strangers = createUploadTickets(['a secret that only strangers know, as long'], clock);
  expect(tickets.read(strangers.issue(upload))).toBeNull();
  for (const made of ['', 'x', ticket.slice(0, -4), `${ticket}AAAA`, 'é'.repeat(115)]) {
    expect(tickets.read(made)).toBeNull();
  }
});
