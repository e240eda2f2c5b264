import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface DrainSettings {
  /** For how long requests are still taken, so that a load balancer can turn elsewhere. */
  readonly graceMs: number;
  /** For how long requests under way may go on after that. */
  readonly limitMs: number;
  /** Ends the grace period early. */
  readonly hurry: AbortSignal;
}

/** Stops a server without failing a request. */
export interface Drain {
  /** From the first moment of stopping: the server is no longer ready. */
  readonly isStopping: () => boolean;
  readonly stop: (settings: DrainSettings) => Promise<void>;
}

export function addDrain(app: FastifyInstance): void {
  let isStopping = false;
  const underWay = new Map<FastifyRequest, number>();

  app.addHook('onRequest', async (request) => {
    underWay.set(request, performance.now());
  });
  app.addHook('onResponse', async (request) => void underWay.delete(request));
  app.addHook('onRequestAbort', async (request) => void underWay.delete(request));
  app.addHook('onSend', async (_, reply) => {
    // The client opens its next connection, which leads to another server.
    if (isStopping) reply.header('connection', 'close');
  });

  const cut = () => {
    const requests = [...underWay].map(([{ method, routeOptions }, began]) => ({
      route: `${method} ${routeOptions.url ?? 'unknown'}`,
      seconds: Math.round((performance.now() - began) / 1000),
    }));
    app.log.warn({ requests }, 'stopped with requests under way');
    app.server.closeAllConnections();
  };

  app.decorate('drain', {
    isStopping: () => isStopping,
    stop: async ({ graceMs, limitMs, hurry }) => {
      isStopping = true;
      await delay(graceMs, undefined, { signal: hurry }).catch(() => undefined);
      const timer = setTimeout(cut, limitMs);
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
