import { signIn } from '@trio/contracts/identity';
import { normaliseEmail } from '@trio/domain/email';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../platform/rate-limits/rate-limits.repository.ts';
import { tooOften } from './api-error.ts';
import { networkOf } from './network-of.ts';
import { rateLimitRules, type Rule } from './rate-limit-rules.ts';

/** Counted once a request is known to be well-formed, so that a typing mistake costs nothing. */
export function addRateLimit(app: FastifyInstance, limits: RateLimits): void {
  app.decorate('rateLimits', limits);

  app.addHook('preHandler', async (request) => {
    const taken: Rule[] = [];
    for (const rule of rulesOf(request)) {
      const wait = await limits.take(whatOf(request, rule), rule);
      if (wait) {
        // What is refused is not counted elsewhere: a burst at the bell must not shut the door.
        await giveBack(request, taken);
        throw tooOften(wait);
      }
      taken.push(rule);
    }
  });

  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400) return;
    await giveBack(
      request,
      rulesOf(request).filter(({ counts }) => counts === 'failures'),
    );
  });
}

/** Who has just chosen a new password by mail has shown who they are: their account is open again. */
export async function forgiveSignIns(request: FastifyRequest, email: string): Promise<void> {
  for (const rule of rateLimitRules.get(signIn) ?? []) {
    if (rule.per === 'address') continue;
    const what = keyOf(`${signIn.method} /api${signIn.path}`, rule, whoOf(request, rule, email));
    await request.server.rateLimits.forget([what]);
  }
}

const rulesOf = (request: FastifyRequest): readonly Rule[] => {
  const endpoint = request.routeOptions.config.endpoint;
  const rules = (endpoint && rateLimitRules.get(endpoint)) ?? [];
  const isElsewhere = request.caller ? 'visitor at address' : 'caller';
  return rules.filter(({ per }) => per !== isElsewhere);
};

async function giveBack(request: FastifyRequest, rules: readonly Rule[]): Promise<void> {
  for (const rule of rules) await request.server.rateLimits.giveBack(whatOf(request, rule));
}

function whatOf(request: FastifyRequest, rule: Rule): string {
  const body = request.body as { email?: string } | undefined;
  const route = `${request.method} ${request.routeOptions.url}`;
  return keyOf(route, rule, whoOf(request, rule, body?.email ?? ''));
}

const keyOf = (route: string, { per, counts }: Rule, who: string): string =>
  `${route} ${counts} per ${per} ${who}`;

function whoOf(request: FastifyRequest, { per }: Rule, email: string): string {
  const network = networkOf(request.ip);
  if (per === 'address' || per === 'visitor at address') return network;
  if (per === 'caller') return request.caller?.userId ?? '';
  const account = normaliseEmail(email);
  return per === 'account' ? account : `${account} ${network}`;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}
