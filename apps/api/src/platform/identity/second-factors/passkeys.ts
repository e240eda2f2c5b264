import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Body } from '@trio/contracts/endpoint';
import type { confirmPasskey, passkeyLogIn } from '@trio/contracts/second-factor';
import type * as z from 'zod/mini';
import type { PasskeyRow } from './factors.repository.ts';

export type PasskeyLogIn = z.output<typeof passkeyLogIn>;
export type PasskeyEnrolment = Body<typeof confirmPasskey>['passkey'];

/** Ed25519, ES256 and RS256: what authenticators know. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A passkey belongs to one host name. */
const hostOf = (origin: string): string => new URL(origin).hostname;

export const enrolmentOptions = (
  origin: string,
  { login, known }: { readonly login: string; readonly known: readonly PasskeyRow[] },
) =>
  generateRegistrationOptions({
    rpName: 'Trio',
    rpID: hostOf(origin),
    userName: login,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: known.map(toAllowed),
    // The password comes first, so any authenticator will do.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });

/** Null if the browser's answer does not fit. */
export async function readEnrolment(
  origin: string,
  challenge: string,
  response: PasskeyEnrolment,
): Promise<PasskeyRow | null> {
  const verified = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    supportedAlgorithmIDs,
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  };
}

export const logInOptions = (origin: string, known: readonly PasskeyRow[]) =>
  generateAuthenticationOptions({
    rpID: hostOf(origin),
    allowCredentials: known.map(toAllowed),
    userVerification: 'preferred',
  });

/** The new counter; null if the answer is not one of a known passkey. */
export async function readLogIn(
  origin: string,
  challenge: string,
  response: PasskeyLogIn,
  known: readonly PasskeyRow[],
): Promise<{ readonly credentialId: string; readonly counter: number } | null> {
  const passkey = known.find(({ credentialId }) => credentialId === response.id);
  if (!passkey) return null;
  const verified = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: hostOf(origin),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter: counter } = verified.authenticationInfo;
  return { credentialId: passkey.credentialId, counter };
}

const toAllowed = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: [...transports],
});
