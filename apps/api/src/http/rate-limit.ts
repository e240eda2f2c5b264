import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../platform/rate-limits/rate-limits.repository.ts';
import { ApiError } from './api-error.ts';
import { rateLimitRules, type Rule } from './rate-limit-rules.ts';

/** Counted once a request is known to be well-formed, so that a typing mistake costs nothing. */
export function addRateLimit(app: FastifyInstance, limits: RateLimits): void {
  app.addHook('preHandler', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint;
    for (const rule of (endpoint && rateLimitRules.get(endpoint)) ?? []) {
      const wait = await limits.take(whatOf(request, rule), rule);
      if (!wait) continue;
      reply.header('retry-after', Math.max(1, Math.ceil(wait.retryAfterMs / 1000)));
      throw new ApiError('request/rate-limited');
    }
  });

  app.addHook('onSend', async (request, reply) => {
    const endpoint = request.routeOptions.config.endpoint;
    if (!endpoint || reply.statusCode >= 400) return;
    for (const rule of rateLimitRules.get(endpoint) ?? []) {
      if (rule.counts === 'failures') await limits.giveBack(whatOf(request, rule));
    }
  });
}

function whatOf(request: FastifyRequest, rule: Rule): string {
  const route = `${request.method} ${request.routeOptions.url}`;
  const who = {
    address: () => networkOf(request.ip),
    account: () => rule.accountOf?.(request.body as never) ?? '',
    caller: () => request.caller?.userId ?? '',
  }[rule.per]();
  return `${route} ${rule.per} ${who}`;
}

/** One household or attacker holds a whole IPv6 /64: its addresses count as one. */
const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip;
