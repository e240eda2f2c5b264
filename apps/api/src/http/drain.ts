import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface DrainSettings {
  /** Requests are still accepted for this long, so that a load balancer can notice. */
  readonly graceMs: number;
  readonly limitMs: number;
  readonly hurry: AbortSignal;
}

export interface Drain {
  readonly isStopping: () => boolean;
  readonly stop: (settings: DrainSettings) => Promise<void>;
}

export function addDrain(app: FastifyInstance): void {
  let isStopping = false;
  const inProgress = new Map<FastifyRequest, number>();

  app.addHook('onRequest', (request, _reply, done) => {
    inProgress.set(request, performance.now());
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    inProgress.delete(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    inProgress.delete(request);
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // The client's next connection goes to another server.
    if (isStopping) reply.header('connection', 'close');
    done();
  });

  const closeConnections = () => {
    const requests = [...inProgress].map(([{ method, routeOptions }, began]) => ({
      route: `${method} ${routeOptions.url ?? 'unknown'}`,
      seconds: Math.round((performance.now() - began) / 1000),
    }));
    app.log.warn({ requests }, 'stopped with requests in progress');
    app.server.closeAllConnections();
  };

  app.decorate('drain', {
    isStopping: () => isStopping,
    stop: async ({ graceMs, limitMs, hurry }) => {
      isStopping = true;
      await delay(graceMs, undefined, { signal: hurry }).catch(() => undefined);
      const timer = setTimeout(closeConnections, limitMs);
      await app.close();
      clearTimeout(timer);
    },
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}
