import { NIL, parse, stringify } from 'uuid';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

/** Whose students may be searched, and in which session that was asked. */
export interface SearchKey {
  readonly sessionId: string;
  /** Null for all schools. */
  readonly schoolId: string | null;
}

/** May stand in an address. It works as long as its session: the service looks that up on use. */
export interface SearchKeys {
  issue(key: SearchKey): string;
  /** Null for one that we did not issue, that was altered, or that is over its time. */
  read(key: string): SearchKey | null;
}

/** As long as somebody looks for one person. */
const searchKeyMs = 10 * 60_000;
const idBytes = 16;

export function createSearchKeys(secrets: Secrets, clock: Clock): SearchKeys {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio search keys',
    lifetimeMs: searchKeyMs,
    contentBytes: 2 * idBytes,
  });

  return {
    issue: ({ sessionId, schoolId }) =>
      tickets.issue(Buffer.concat([parse(sessionId), parse(schoolId ?? NIL)])),

    read: (key) => {
      const content = tickets.read(key);
      if (content === null || content === 'expired') return null;
      const schoolId = stringify(content, idBytes);
      return { sessionId: stringify(content), schoolId: schoolId === NIL ? null : schoolId };
    },
  };
}
