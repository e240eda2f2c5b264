import type { Answer, Body } from '@trio/contracts/endpoint';
import type { fetchToken, signIn } from '@trio/contracts/identity';
import { normaliseEmail } from '@trio/domain/email';
import { roles } from '@trio/domain/roles';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllBut } from '../../http/caller.policy.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';

export interface IdentityService {
  signIn(body: Body<typeof signIn>, headers: Headers): Promise<readonly string[]>;
  signOut(headers: Headers): Promise<readonly string[]>;
  issueToken(caller: Caller): Promise<Answer<typeof fetchToken>>;
}

interface Settings {
  readonly hidesAccountExistence: boolean;
}

export function createIdentityService(identity: Identity, settings: Settings): IdentityService {
  return {
    signIn: async ({ email, password }, headers) => {
      const outcome = await identity.signIn(normaliseEmail(email), password, headers);
      if (outcome.refused === 'auth/user-not-found' && settings.hidesAccountExistence) {
        throw new ApiError('auth/wrong-password');
      }
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      return outcome.cookies;
    },
    signOut: (headers) => identity.signOut(headers),
    issueToken: async (caller) => {
      refuseAllBut(roles, caller);
      return identity.issueToken(caller);
    },
  };
}
