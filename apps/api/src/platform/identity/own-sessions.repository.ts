import type { Connection } from '../database/database.ts';
import type { OwnSessions } from './identity.ts';
import { sessionIdleMs } from './sessions.repository.ts';

export const ownSessions: OwnSessions = {
  findLive: (connection: Connection, userId, now) =>
    connection
      .selectFrom('identitySessions')
      .select(['id as sessionId', 'createdAt as startedAt', 'lastActiveAt'])
      .where('userId', '=', userId)
      .where('expiresAt', '>', now)
      .where('lastActiveAt', '>', new Date(now.getTime() - sessionIdleMs))
      .orderBy('lastActiveAt', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute(),

  delete: async (connection, userId, sessionIds) => {
    if (sessionIds.length === 0) return 0;
    const { numDeletedRows } = await connection
      .deleteFrom('identitySessions')
      .where('userId', '=', userId)
      .where('id', 'in', sessionIds)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};
