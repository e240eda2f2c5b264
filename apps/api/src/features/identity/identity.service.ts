import type { Answer, Body } from '@trio/contracts/endpoint';
import type { fetchToken, signIn } from '@trio/contracts/identity';
import { normaliseEmail } from '@trio/domain/email';
import { ApiError } from '../../http/api-error.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';

export interface IdentityService {
  /** The cookies that start the session. */
  signIn(body: Body<typeof signIn>, headers: Headers): Promise<readonly string[]>;
  signOut(headers: Headers): Promise<readonly string[]>;
  issueToken(caller: Caller): Promise<Answer<typeof fetchToken>>;
}

export function createIdentityService(identity: Identity): IdentityService {
  return {
    signIn: async ({ email, password }, headers) => {
      const outcome = await identity.signIn(normaliseEmail(email), password, headers);
      if (outcome.refused !== null) throw new ApiError(outcome.refused);
      return outcome.cookies;
    },
    signOut: (headers) => identity.signOut(headers),
    issueToken: (caller) => identity.issueToken(caller),
  };
}
