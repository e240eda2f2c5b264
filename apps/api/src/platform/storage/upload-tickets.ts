import { parse, stringify } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from '../tickets/signed-tickets.ts';

export interface Upload {
  readonly schoolId: string;
  readonly studentId: string;
  readonly imageId: string;
}

/** Part of the upload's address; needs no database row. */
export interface UploadTickets {
  issue(upload: Upload): string;
  read(ticket: string): Upload | 'expired' | null;
}

/** Long enough for a slow network, short enough to make a leaked ticket useless. */
const lifetimeMs = 10 * 60_000;

const idBytes = 16;

export function createUploadTickets(secrets: Secrets, clock: Clock): UploadTickets {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio upload tickets',
    lifetimeMs,
    contentBytes: 3 * idBytes,
  });

  return {
    issue: ({ schoolId, studentId, imageId }) =>
      tickets.issue(Buffer.concat([schoolId, studentId, imageId].map((id) => parse(id)))),

    read: (ticket) => {
      const content = tickets.read(ticket);
      if (content === null || content === 'expired') return content;
      const idAt = (index: number) => stringify(content, index * idBytes);
      return { schoolId: idAt(0), studentId: idAt(1), imageId: idAt(2) };
    },
  };
}
