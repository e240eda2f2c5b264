import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import { askGuardian as endpoint } from '@trio/contracts/guardians';
import { useLocation } from 'react-router';
import { send } from './api/send.ts';

/** For a sign-up: there is no account yet. */
export const askGuardian = (body: BodyInput<typeof endpoint>): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, body);

/** Shows the sign-up that a guardian agreed. In the history's state, so never in the address. */
export function useGuardianToken(): string | undefined {
  const { state } = useLocation() as { state: { readonly guardianToken?: string } | null };
  return state?.guardianToken;
}
