import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import {
  confirmApp as confirmAppEndpoint,
  confirmPasskey,
  getSecondFactor,
  makeRecoveryCodes as codesEndpoint,
  removeFactor as removeEndpoint,
  renameFactor as renameEndpoint,
  startApp as startAppEndpoint,
  startPasskey,
  stopLoss,
} from '@trio/contracts/second-factor';
import { call, withParams } from '../../lib/api/call.ts';
import { endpointQuery } from '../../lib/api/query.ts';
import { send } from '../../lib/api/send.ts';
import { makePasskey } from '../../lib/passkeys.ts';

export type Proof = BodyInput<typeof startAppEndpoint>;
export type StartedApp = Answer<typeof startAppEndpoint>;
type Codes = readonly string[] | null;

export const secondFactorQuery = endpointQuery(getSecondFactor);

export const startApp = (proof: Proof): Promise<StartedApp> => call(startAppEndpoint, proof);

export const confirmApp = async (body: BodyInput<typeof confirmAppEndpoint>): Promise<Codes> =>
  (await call(confirmAppEndpoint, body)).recoveryCodes;

export async function addPasskey(name: string, proof: Proof): Promise<Codes> {
  const { options, enrolment } = await call(startPasskey, proof);
  const passkey = await makePasskey(options);
  return (await call(confirmPasskey, { name, enrolment, passkey })).recoveryCodes;
}

export const renameFactor = (id: string, name: string): Promise<void> =>
  call(withParams(renameEndpoint, { id }), { name });

export const removeFactor = (id: string, proof: Proof): Promise<void> =>
  call(withParams(removeEndpoint, { id }), proof);

export const makeRecoveryCodes = async (proof: Proof): Promise<readonly string[]> =>
  (await call(codesEndpoint, proof)).recoveryCodes;

export const keepFactor = (token: string): Promise<void> => send(stopLoss, null, { token });
