import { randomInt } from 'node:crypto';
import { signIn } from '@trio/contracts/identity';
import { normaliseLogin } from '@trio/domain/usernames/username';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LimitName } from '../platform/rate-limits/limits.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.repository.ts';
import type { Lane, SlowLanes } from '../platform/rate-limits/slow-lanes.ts';
import { tooOften } from './api-error.ts';
import { knownDevice } from './device.ts';
import { networkOf } from './network-of.ts';
import { rateLimitRules, type Rule } from './rate-limit-rules.ts';

interface RateLimitDeps {
  readonly rateLimits: RateLimits;
  readonly slowLanes: SlowLanes;
}

interface Taken {
  readonly name: LimitName;
  readonly who: string;
  readonly counts: Rule['counts'];
}

/** Counts after validation, so that a malformed request costs nothing. */
export function addRateLimit(app: FastifyInstance, deps: RateLimitDeps): void {
  const { rateLimits, slowLanes } = deps;
  app.decorate('rateLimits', rateLimits);
  app.decorateRequest('taken');
  app.decorateRequest('isPasswordRight');

  const giveBack = async (taken: readonly Taken[]) => {
    for (const { name, who } of taken) await rateLimits.giveBack(name, who);
  };

  /** Known devices have their own limit. After too many failures they count as unknown. */
  async function takeOfDevice(request: FastifyRequest): Promise<Taken | null> {
    if (request.routeOptions.config.endpoint !== signIn) return null;
    const account = accountOf(request);
    const device = await knownDevice(request, account);
    if (!device) return null;
    const taken = {
      name: 'log-in-device',
      who: `${device.id} ${account}`,
      counts: 'failures',
    } as const;
    return (await rateLimits.take(taken.name, taken.who)) === null ? taken : null;
  }

  const takeForgiveness = async (request: FastifyRequest): Promise<boolean> =>
    (await rateLimits.forget([forgiven(accountOf(request))])) === 1;

  async function count(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const rules = rulesOf(request);
    if (rules.length === 0) return;
    const ofDevice = await takeOfDevice(request);
    const taken: Taken[] = ofDevice ? [ofDevice] : [];
    const lanes: Lane[] = [];
    for (const { name, per, counts, lane } of rules) {
      if (ofDevice && lane) continue;
      const who = whoOf(request, per);
      let wait = await rateLimits.take(name, who);
      if (wait && name === 'log-in-account-at-address' && (await takeForgiveness(request))) {
        await rateLimits.reset(name, who);
        wait = await rateLimits.take(name, who);
      }
      if (!wait) {
        taken.push({ name, who, counts });
      } else if (lane) {
        lanes.push({ name: lane, who });
      } else {
        // A refused request does not count elsewhere: a burst must not lock out a whole school.
        await giveBack(taken);
        throw tooOften(wait);
      }
    }
    if (lanes.length > 0) {
      lanes.push({ name: 'log-in-lane-all', who: '' });
      if (!(await slowLanes.pass(lanes, abortedSignal(reply)))) {
        await giveBack(taken);
        throw tooOften({ retryAfterMs: randomInt(3, 9) * 1000 });
      }
    }
    request.taken = taken;
  }

  async function settle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { taken = [] } = request;
    const isRefused = reply.statusCode >= 400 && !request.isPasswordRight;
    // An outage says nothing about the password.
    const isFailure = isRefused && reply.statusCode < 500;
    const returned = taken.filter(
      ({ counts }) =>
        (counts === 'failures' && !isFailure) || (counts === 'successes' && isRefused),
    );
    // If the database fails here, one count is lost, but the response is still sent.
    await giveBack(returned).catch((error: unknown) => {
      request.log.warn({ err: error }, 'rate limit not given back');
    });
  }

  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (!endpoint || !rateLimitRules.has(endpoint)) return;
    route.preHandler = count;
    route.onSend = settle;
  });
}

/** A password reset by email proves identity, so the account is unlocked. */
export async function forgiveSignIns(
  request: FastifyRequest,
  logins: readonly string[],
): Promise<void> {
  const { rateLimits } = request.server;
  for (const account of logins.map(normaliseLogin)) {
    await rateLimits.reset('log-in-account', account);
    await rateLimits.reset('log-in-account-all', account);
    await rateLimits.reset('log-in-account-at-address', `${account} ${networkOf(request.ip)}`);
  }
}

const forgivenMs = 60 * 60_000;
const forgiven = (account: string): string => `forgiven ${account}`;

/** Staff vouch for the student, whose network is unknown: the next one over its limit is reset. */
export async function forgiveSignInsAnywhere(
  request: FastifyRequest,
  logins: readonly string[],
): Promise<void> {
  const { rateLimits } = request.server;
  for (const account of logins.map(normaliseLogin)) {
    await rateLimits.reset('log-in-account', account);
    await rateLimits.reset('log-in-account-all', account);
    await rateLimits.remember(forgiven(account), forgivenMs);
  }
}

const rulesOf = (request: FastifyRequest): readonly Rule[] => {
  const endpoint = request.routeOptions.config.endpoint;
  const rules = (endpoint && rateLimitRules.get(endpoint)) ?? [];
  const { type } = (request.body ?? {}) as { type?: string };
  const otherLimit = request.caller ? 'visitor at address' : 'caller';
  return rules.filter(({ of, per }) => (of === undefined || of === type) && per !== otherLimit);
};

function whoOf(request: FastifyRequest, per: Rule['per']): string {
  const network = networkOf(request.ip);
  if (per === 'address' || per === 'visitor at address') return network;
  if (per === 'caller') return request.caller?.userId ?? '';
  if (per === 'browser at address') return `${browserOf(request)} ${network}`;
  return per === 'account' ? accountOf(request) : `${accountOf(request)} ${network}`;
}

const accountOf = ({ body }: FastifyRequest): string =>
  normaliseLogin((body as { email?: string } | undefined)?.email ?? '');

/** A random id that the page makes up. */
const browserOf = ({ body }: FastifyRequest): string =>
  (body as { browser?: string } | undefined)?.browser ?? '';

function abortedSignal({ raw }: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  if (raw.destroyed) aborted.abort();
  raw.once('close', () => aborted.abort());
  return aborted.signal;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
  interface FastifyRequest {
    taken?: readonly Taken[];
    /** The answer is an error, but no guess: the second factor is missing. */
    isPasswordRight?: boolean;
  }
}
