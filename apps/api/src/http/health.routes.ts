import { getHealth, getReady } from '@trio/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { ProfileMaker } from '../platform/profiles/profile-maker.ts';
import { version } from '../platform/version.ts';
import { ApiError } from './api-error.ts';
import { route } from './endpoint-route.ts';

export interface Readiness {
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  readonly profiles: Pick<ProfileMaker, 'engine'>;
}

export function healthRoutes(app: FastifyInstance, { isReady, profiles }: Readiness): void {
  route(app, getHealth, async () => ({ status: 'ok' as const, version }));

  route(app, getReady, async () => {
    if (!(await isReady())) throw new ApiError('server/unavailable');
    return { status: 'ready' as const, details: { profileEngine: profiles.engine } };
  });
}
