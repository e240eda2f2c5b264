import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createAccountsRepository } from './features/accounts/accounts.repository.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAccountsService } from './features/accounts/accounts.service.ts';
import { identityRoutes } from './features/identity/identity.routes.ts';
import { createIdentityService } from './features/identity/identity.service.ts';
import { createUsageRepository } from './features/usage/usage.repository.ts';
import { usageRoutes } from './features/usage/usage.routes.ts';
import { createUsageService } from './features/usage/usage.service.ts';
import { addErrorMapper, answerFrameworkError } from './http/error-mapper.ts';
import { addGuard } from './http/guard.ts';
import { healthRoutes } from './http/health.routes.ts';
import { addOpenApi } from './http/openapi.ts';
import { requestLog, type LogTarget } from './http/request-log.ts';
import { addSecurityHeaders, keepOutOfCaches } from './http/security-headers.ts';
import { addWebApp, type WebSettings } from './http/web-app.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import type { Identity } from './platform/identity/identity.ts';
import { newId } from './platform/ids.ts';

/** Everything outside of our own code, as parameters. */
export interface World {
  readonly db: Database;
  readonly identity: Identity;
  readonly clock: Clock;
  /** Whether the database answers. */
  readonly isReady: () => Promise<boolean>;
  /** Where browsers reach us. */
  readonly publicOrigin: string;
  readonly logLevel: string;
  /** The built web app's folder and what it is told; null serves the API alone. */
  readonly web: { readonly folder: string; readonly settings: WebSettings } | null;
  /** Where log lines go, when not to standard output. */
  readonly logTo?: LogTarget;
  /** Told of each route as it is registered. */
  readonly onRoute?: (route: RouteOptions) => void;
}

/** The composition root: each feature gets its repository, service and routes here. */
export async function buildApp(world: World): Promise<FastifyInstance> {
  const { db, identity, clock, publicOrigin } = world;
  const app = Fastify({
    ...requestLog(world.logLevel, newId, world.logTo),
    bodyLimit: 256 * 1024,
    // A request that dribbles in is not waited for.
    requestTimeout: 30_000,
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 200 },
  });
  if (world.onRoute) app.addHook('onRoute', world.onRoute);
  app.decorate('publicOrigin', publicOrigin);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  await addSecurityHeaders(app, publicOrigin);

  await addOpenApi(app);

  const accounts = createAccountsRepository(db, identity);
  await app.register(
    async (api) => {
      addErrorMapper(api);
      keepOutOfCaches(api);
      addGuard(api, identity);
      healthRoutes(api, world.isReady);
      identityRoutes(api, createIdentityService(identity));
      accountsRoutes(api, createAccountsService({ repository: accounts, identity, clock }));
      usageRoutes(api, createUsageService(createUsageRepository(db), clock));
    },
    { prefix: '/api' },
  );
  if (world.web) await addWebApp(app, world.web.folder, world.web.settings);
  return app;
}
