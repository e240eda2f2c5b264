import { NIL, parse, stringify } from 'uuid';
import type { Clock } from '../clock.ts';
import { oneSchool, type AllSchools, type OneSchool } from '../identity/school-scope.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

export interface SearchKey {
  readonly sessionId: string;
  /** The scope at that time; the service asks its policy again on use. */
  readonly scope: OneSchool | Pick<AllSchools, 'kind'>;
}

/** Safe in a URL. Valid only with its session, which the service checks on use. */
export interface SearchKeys {
  issue(key: SearchKey): string;
  read(key: string): SearchKey | null;
}

/** The time of one search for a person. */
const searchKeyMs = 10 * 60_000;
const idBytes = 16;

export function createSearchKeys(secrets: Secrets, clock: Clock): SearchKeys {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio search keys',
    lifetimeMs: searchKeyMs,
    contentBytes: 2 * idBytes,
  });

  return {
    issue: ({ sessionId, scope }) => {
      const named = scope.kind === 'school' ? scope.schoolId : NIL;
      return tickets.issue(Buffer.concat([parse(sessionId), parse(named)]));
    },

    read: (key) => {
      const content = tickets.read(key);
      if (content === null || content === 'expired') return null;
      const schoolId = stringify(content, idBytes);
      const scope = schoolId === NIL ? ({ kind: 'all-schools' } as const) : oneSchool(schoolId);
      return { sessionId: stringify(content), scope };
    },
  };
}
