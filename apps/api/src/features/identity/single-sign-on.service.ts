import type { Language } from '@trio/i18n/languages';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { SingleSignOn } from '../../platform/single-sign-on/create-single-sign-on.ts';
import type {
  SignOnCallback,
  SignOnRefused,
} from '../../platform/single-sign-on/single-sign-on.ts';
import { createArrivalService, Overtaken, type ArrivalDeps } from './arrivals.service.ts';
import { refuseForeignCallback, requireFitPerson } from './single-sign-on.policy.ts';
import { recordLogIn, type LogInPlace } from '../../data/audit-log-ins.repository.ts';

export interface ReturningVisitor {
  readonly provider: string;
  readonly callback: SignOnCallback;
  readonly cookieHeader: string | undefined;
  readonly language: Language;
}

export interface SingleSignOnService {
  start(provider: string): Promise<{ url: string; cookie: string }>;
  readonly endingCookie: string;
  finish(visitor: ReturningVisitor): Promise<{ authToken: string }>;
  signIn(
    authToken: string,
    headers: Headers,
    place: LogInPlace,
  ): Promise<{ readonly cookies: readonly string[]; readonly email: string }>;
}

export interface SingleSignOnDeps extends ArrivalDeps {
  readonly db: Database;
  readonly signOn: SingleSignOn;
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'signInTokens' | 'startSession'>;
  readonly transact: Transact;
  readonly clock: Clock;
}

export function createSingleSignOnService(deps: SingleSignOnDeps): SingleSignOnService {
  const { signOn, identity, transact, clock } = deps;
  const arrivals = createArrivalService(deps);
  const providers = new Map(signOn.providers.map((provider) => [provider.id, provider]));

  return {
    endingCookie: signOn.flows.endingCookie,

    start: async (id) => {
      const started = await providers.get(id)?.start();
      if (!started) throw new ApiError('request/not-found');
      if (started.refused !== null) throw errorOf(started);
      return { url: started.url, cookie: await signOn.flows.cookieOf(started.flow, clock.now()) };
    },

    finish: async ({ provider: id, callback, cookieHeader, language }) => {
      const provider = providers.get(id);
      // A launch from a provider that this deployment does not know.
      if (!provider) throw new ApiError('classlink/school-not-found');
      const flow = await signOn.flows.read(cookieHeader, clock.now());
      refuseForeignCallback(provider, flow, callback.state);

      const outcome = await provider.identify(callback, flow);
      if (outcome.refused !== null) throw errorOf(outcome);
      const person = requireFitPerson(outcome.person, deps.settings);

      const now = clock.now();
      const enter = () =>
        transact(async (connection) => {
          const userId = await arrivals.findAccountOf(connection, {
            provider: id,
            person,
            language,
            now,
          });
          return identity.signInTokens.issue(connection, userId, id, now);
        });
      return { authToken: await onceMoreIfOvertaken(enter) };
    },

    signIn: async (authToken, headers, place) => {
      const found = await transact(async (connection) => {
        const taken = await identity.signInTokens.take(connection, authToken, clock.now());
        const user = taken && (await identity.users.findById(connection, taken.userId));
        return user && { user, provider: taken.provider };
      });
      if (!found) throw new ApiError('auth/link-invalid');
      const { user, provider } = found;
      const outcome = await identity.startSession(user.userId, headers);
      const way = { method: 'single-sign-on', provider } as const;
      await recordLogIn(deps, { userId: user.userId }, way, { place, refused: outcome.refused });
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      return { cookies: outcome.cookies, email: user.email };
    },
  };
}

/** Of two simultaneous first sign-ons, the second finds the first one's account on its retry. */
async function onceMoreIfOvertaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Overtaken) return work();
    throw error;
  }
}

const errorOf = ({ refused, reason }: SignOnRefused): ApiError =>
  new ApiError(refused, { cause: new Error(reason) });
