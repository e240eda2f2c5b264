import { getHealth, getReady } from '@trio/contracts/health';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { route } from './endpoint-route.ts';

export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  route(app, getHealth, async () => ({ status: 'ok' as const }));

  route(app, getReady, async () => {
    if (!(await isReady())) throw new ApiError('server/unavailable');
    return { status: 'ready' as const };
  });
}
