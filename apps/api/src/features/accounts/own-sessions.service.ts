import type { Answer, Body } from '@trio/contracts/endpoint';
import type { endOwnSessions, listOwnSessions } from '@trio/contracts/own-sessions';
import { roles } from '@trio/domain/roles';
import { refuseAllBut } from '../../http/caller.policy.ts';
import { insertOwnAuditEntry } from '../../data/audit.repository.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import { refuseUnlessProven } from './accounts.policy.ts';
import type { AccountsDeps } from './accounts.service.ts';

export interface OwnSessionsService {
  list(caller: Caller): Promise<Answer<typeof listOwnSessions>>;
  end(caller: Caller, body: Body<typeof endOwnSessions>): Promise<void>;
}

export function createOwnSessionsService(deps: AccountsDeps): OwnSessionsService {
  const { db, transact, identity, clock } = deps;
  return {
    list: async (caller) => {
      refuseAllBut(roles, caller);
      const sessions = await identity.ownSessions.findLive(db, caller.userId, clock.now());
      return {
        sessions: sessions.map(({ sessionId, startedAt, lastActiveAt }) => ({
          _id: sessionId,
          started: startedAt.toISOString(),
          lastActive: lastActiveAt.toISOString(),
          isCurrent: sessionId === caller.sessionId,
        })),
      };
    },

    end: async (caller, { sessions, currentPassword }) => {
      refuseAllBut(roles, caller);
      const now = clock.now();
      const hash = await identity.users.findPasswordHash(db, caller.userId);
      await refuseUnlessProven(identity, caller, { hash, currentPassword, now });
      const others = sessions.filter((sessionId) => sessionId !== caller.sessionId);
      await transact(async (connection) => {
        const count = await identity.ownSessions.delete(connection, caller.userId, others);
        if (count === 0) return;
        await insertOwnAuditEntry(connection, caller, { action: 'sessions-ended' }, now);
      });
    },
  };
}
