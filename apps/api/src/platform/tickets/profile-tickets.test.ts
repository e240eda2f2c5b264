import { expect, it } from 'vitest';
import { createUploadTickets } from '../storage/upload-tickets.ts';
import { createProfileTickets } from './profile-tickets.ts';

const secrets = ['a secret that only tests know, long enough'] as const;
const asked = {
  studentId: '01900000-0000-7000-8000-000000000002',
  askedBy: '01900000-0000-7000-8000-000000000003',
  purpose: 'mail',
  language: 'fr',
} as const;
let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
const tickets = createProfileTickets(secrets, clock);

it('says whose profile, for what, in which language and for whom, for a minute', () => {
  const ticket = tickets.issue(asked);
  now += 60_000 - 1;
  expect(tickets.read(ticket)).toEqual({ ...asked, ticketId: expect.any(String) });
  expect(tickets.read(tickets.issue({ ...asked, purpose: 'download', language: 'en' }))).toEqual({
    ...asked,
    purpose: 'download',
    language: 'en',
    ticketId: expect.any(String),
  });
  now += 1;
  expect(tickets.read(ticket)).toBeNull();
});

it('gives each its own id', () => {
  const ids = [1, 2].map(() => tickets.read(tickets.issue(asked))?.ticketId);
  expect(new Set(ids).size).toBe(2);
});

it('cannot be made or changed by anybody else', () => {
  const ticket = tickets.issue(asked);
  const bytes = Buffer.from(ticket, 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(tickets.read(changed.toString('base64url')), `byte ${at}`).toBeNull();
  }
  const strangers = createProfileTickets(['a secret that only strangers know, as long'], clock);
  expect(tickets.read(strangers.issue(asked))).toBeNull();
  const upload = { schoolId: asked.studentId, studentId: asked.studentId, imageId: asked.askedBy };
  const otherKind = createUploadTickets(secrets, clock).issue(upload);
  for (const made of ['', 'x', ticket.slice(0, -4), `${ticket}AAAA`, 'é'.repeat(115), otherKind]) {
    expect(tickets.read(made)).toBeNull();
  }
});
