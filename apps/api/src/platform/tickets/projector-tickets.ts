import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

export interface ProjectorTicket {
  readonly schoolId: string;
  readonly classId: string;
  /** The right to see the class is checked again on use. */
  readonly staffId: string;
}

/** Safe in a URL: it opens the progress of one class, without names. */
export interface ProjectorTickets {
  issue(ticket: ProjectorTicket): Promise<string>;
  read(ticket: string): Promise<ProjectorTicket | null>;
}

export const projectorTicketMs = 12 * 60 * 60_000;

export function createProjectorTickets(secrets: Secrets, clock: Clock): ProjectorTickets {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio projector tickets',
    lifetimeMs: projectorTicketMs,
    content: z.object({ schoolId: z.uuid(), classId: z.uuid(), staffId: z.uuid() }),
  });

  return {
    issue: (ticket) => tickets.issue(ticket),
    read: async (ticket) => {
      const content = await tickets.read(ticket);
      return content === 'expired' ? null : content;
    },
  };
}
