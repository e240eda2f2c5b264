import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

export interface ReminderTicket {
  readonly schoolId: string;
  readonly studentId: string;
}

/** Safe in a URL: it can only turn the reminders of one student off. */
export interface ReminderTickets {
  issue(ticket: ReminderTicket): Promise<string>;
  read(ticket: string): Promise<ReminderTicket | null>;
}

/** An email may be read long after it was sent. */
const reminderTicketMs = 400 * 24 * 60 * 60_000;

export function createReminderTickets(secrets: Secrets, clock: Clock): ReminderTickets {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio reminder tickets',
    lifetimeMs: reminderTicketMs,
    content: z.object({ schoolId: z.uuid(), studentId: z.uuid() }),
  });

  return {
    issue: (ticket) => tickets.issue(ticket),
    read: async (ticket) => {
      const content = await tickets.read(ticket);
      return content === 'expired' ? null : content;
    },
  };
}
