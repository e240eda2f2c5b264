import { languages, type Language } from '@trio/i18n/languages';
import { parse, stringify } from 'uuid';
import type { Clock } from '../clock.ts';
import { newId } from '../ids.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

/** What a profile is asked for: to be looked at, or to be sent to its student. */
export const profilePurposes = ['download', 'mail'] as const;
export type ProfilePurpose = (typeof profilePurposes)[number];

/** One student's profile, in one language, for one purpose, asked for by one account. */
export interface ProfileTicket {
  readonly ticketId: string;
  readonly studentId: string;
  readonly askedBy: string;
  readonly purpose: ProfilePurpose;
  readonly language: Language;
}

/** May stand in an address. It proves who asked, not that they still may: that is looked up on use. */
export interface ProfileTickets {
  issue(ticket: Omit<ProfileTicket, 'ticketId'>): string;
  /** Null for one that we did not issue, that was altered, or that is over its time. */
  read(ticket: string): ProfileTicket | null;
}

/** Time for the page to fetch the document and then show it. */
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
      // Signed by us: both are there, but for a server that knows more of them than this one.
      if (!purpose || !language) return null;
      return { ticketId: idAt(0), studentId: idAt(1), askedBy: idAt(2), purpose, language };
    },
  };
}
