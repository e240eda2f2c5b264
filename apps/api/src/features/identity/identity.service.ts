import type { Answer, Body } from '@trio/contracts/endpoint';
import type { fetchToken, signIn } from '@trio/contracts/identity';
import { roles } from '@trio/domain/roles';
import { isUsername, normaliseLogin } from '@trio/domain/usernames/username';
import { ApiError } from '../../http/api-error.ts';
import { recordLogIn, type LogInPlace } from '../../data/audit-log-ins.repository.ts';
import { refuseAllBut } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, HalfOutcome, Identity } from '../../platform/identity/identity.ts';

export interface IdentityService {
  signIn(
    body: Body<typeof signIn>,
    headers: Headers,
    place: LogInPlace,
  ): Promise<SignedIn | HalfOutcome | PasswordChoice>;
  signOut(headers: Headers): Promise<readonly string[]>;
  issueToken(caller: Caller): Promise<Answer<typeof fetchToken>>;
}

type PasswordChoice = NonNullable<Answer<typeof signIn>>;

interface SignedIn {
  readonly cookies: readonly string[];
}

export interface IdentityDeps {
  readonly db: Database;
  readonly identity: Identity;
  readonly clock: Clock;
  readonly settings: { readonly hidesAccountExistence: boolean };
}

export function createIdentityService(deps: IdentityDeps): IdentityService {
  const { identity, settings } = deps;
  return {
    signIn: async ({ email, password }, headers, place) => {
      const login = normaliseLogin(email);
      const outcome = await identity.signIn(login, password, headers);
      // A given password starts no session: the student logs in with the chosen one. Nor does a
      // password without the second factor.
      if (!('choice' in outcome || 'half' in outcome)) {
        const { refused } = outcome;
        await recordLogIn(deps, { login }, { method: 'password' }, { place, refused });
      }
      // Usernames follow a pattern, so an unknown one must look like a wrong password.
      const isUnproven =
        outcome.refused === 'auth/user-not-found' || outcome.refused === 'auth/wrong-password';
      if (isUnproven && isUsername(email)) {
        throw new ApiError('auth/wrong-username-or-password');
      }
      if (outcome.refused === 'auth/user-not-found' && settings.hidesAccountExistence) {
        throw new ApiError('auth/wrong-password');
      }
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      if ('half' in outcome) return outcome;
      if ('cookies' in outcome) return { cookies: outcome.cookies };
      const { token, byName, givenAt } = outcome.choice;
      return { token, givenBy: byName, givenAt: givenAt.toISOString() };
    },
    signOut: (headers) => identity.signOut(headers),
    issueToken: async (caller) => {
      refuseAllBut(roles, caller);
      return identity.issueToken(caller);
    },
  };
}
