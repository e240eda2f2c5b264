import * as z from 'zod/mini';
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
  issue(key: SearchKey): Promise<string>;
  read(key: string): Promise<SearchKey | null>;
}

const searchKeyMs = 10 * 60_000;

const scopes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('school'), schoolId: z.uuid() }),
  z.object({ kind: z.literal('all-schools') }),
]);

export function createSearchKeys(secrets: Secrets, clock: Clock): SearchKeys {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'trio search keys',
    lifetimeMs: searchKeyMs,
    content: z.object({ sessionId: z.uuid(), scope: scopes }),
  });

  return {
    issue: (key) => tickets.issue(key),

    read: async (key) => {
      const content = await tickets.read(key);
      if (content === null || content === 'expired') return null;
      const { sessionId, scope } = content;
      return { sessionId, scope: scope.kind === 'school' ? oneSchool(scope.schoolId) : scope };
    },
  };
}
