import { getHealth, getReady, type unreadyReasons } from '@trio/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { DatabaseState } from '../platform/database/readiness.ts';
import type { ProfileMaker } from '../platform/profiles/profile-maker.ts';
import { version } from '../platform/version.ts';
import { outageSeconds } from './api-error.ts';
import { route } from './endpoint-route.ts';

export interface Readiness {
  readonly findDatabaseState: () => Promise<DatabaseState>;
  readonly isStopping: () => boolean;
  readonly profiles: Pick<ProfileMaker, 'engine'>;
}

type Unready = (typeof unreadyReasons)[number];

export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  route(app, getHealth, async () => ({ status: 'ok' as const, version }));

  route(app, getReady, async ({ reply }) => {
    const reason = await findReason(readiness);
    if (reason === null) {
      return { status: 'ready' as const, details: { profileEngine: readiness.profiles.engine } };
    }
    reply.code(503).header('retry-after', outageSeconds);
    return { status: 'unavailable' as const, reason };
  });
}

async function findReason({ findDatabaseState, isStopping }: Readiness): Promise<Unready | null> {
  if (isStopping()) return 'stopping';
  const state = await findDatabaseState();
  return state === 'ready' ? null : `database-${state}`;
}
