import { languages, type Language } from '@trio/i18n/languages';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

export const profilePurposes = ['download', 'mail'] as const;
export type ProfilePurpose = (typeof profilePurposes)[number];

export interface ProfileTicket {
  readonly ticketId: string;
  readonly studentId: string;
  readonly askedBy: string;
  readonly purpose: ProfilePurpose;
  readonly language: Language;
  /** Absent for the latest result at the time of use. */
  readonly resultId?: string | undefined;
}

/** Safe in a URL. It proves who asked; the right to the profile is checked again on use. */
export interface ProfileTickets {
  issue(ticket: Omit<ProfileTicket, 'ticketId'>): Promise<string>;
  read(ticket: string): Promise<ProfileTicket | null>;
}

/** Time for the page to fetch and show the document. */
export const profileTicketMs = 60_000;

export function createProfileTickets(secrets: Secrets, clock: Clock): ProfileTickets {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio profile tickets',
    lifetimeMs: profileTicketMs,
    content: z.object({
      ticketId: z.uuid(),
      studentId: z.uuid(),
      askedBy: z.uuid(),
      purpose: z.enum(profilePurposes),
      language: z.enum(languages),
      resultId: z.optional(z.uuid()),
    }),
  });

  return {
    issue: ({ studentId, askedBy, purpose, language, resultId }) =>
      tickets.issue({ ticketId: newId(), studentId, askedBy, purpose, language, resultId }),

    read: async (ticket) => {
      const content = await tickets.read(ticket);
      return content === 'expired' ? null : content;
    },
  };
}
