import { languages, type Language } from '@trio/i18n/languages';
import { parse, stringify } from 'uuid';
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
}

/** Safe in a URL. It proves who asked; the right to the profile is checked again on use. */
export interface ProfileTickets {
  issue(ticket: Omit<ProfileTicket, 'ticketId'>): string;
  /** Null if the ticket is not ours, was altered or has expired. */
  read(ticket: string): ProfileTicket | null;
}

/** Time for the page to fetch and show the document. */
export const profileTicketMs = 60_000;

const idBytes = 16;
const contentBytes = 3 * idBytes + 2;

export function createProfileTickets(secrets: Secrets, clock: Clock): ProfileTickets {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio profile tickets',
    lifetimeMs: profileTicketMs,
    contentBytes,
  });

  return {
    issue: ({ studentId, askedBy, purpose, language }) =>
      tickets.issue(
        Buffer.concat([
          ...[newId(), studentId, askedBy].map((id) => parse(id)),
          Buffer.from([profilePurposes.indexOf(purpose), languages.indexOf(language)]),
        ]),
      ),

    read: (ticket) => {
      const content = tickets.read(ticket);
      if (content === null || content === 'expired') return null;
      const idAt = (index: number) => stringify(content, index * idBytes);
      const purpose = profilePurposes[content[contentBytes - 2] ?? 0];
      const language = languages[content[contentBytes - 1] ?? 0];
      // Missing only if a newer server issued the ticket.
      if (!purpose || !language) return null;
      return { ticketId: idAt(0), studentId: idAt(1), askedBy: idAt(2), purpose, language };
    },
  };
}
