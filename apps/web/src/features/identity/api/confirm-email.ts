import type { Answer } from '@trio/contracts/endpoint';
import { confirmEmail as endpoint } from '@trio/contracts/identity';
import { call, isUnauthenticated } from '../../../lib/api/call.ts';
import { send } from '../../../lib/api/send.ts';

type Confirmed = Promise<Answer<typeof endpoint>>;

/** A school's first address requires its session. A changed address requires only the link. */
export async function confirmEmail(token: string, mayBeSignedIn: boolean): Confirmed {
  if (!mayBeSignedIn) return send(endpoint, null, { token });
  try {
    return await call(endpoint, { token });
  } catch (error) {
    if (isUnauthenticated(error)) return send(endpoint, null, { token });
    throw error;
  }
}
