import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { BodyInput } from '@trio/contracts/endpoint';
import type { confirmPasskey, passkeyLogIn } from '@trio/contracts/second-factor';
import type * as z from 'zod/mini';

type LogInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type EnrolmentOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** A passkey belongs to a host name; an address of digits has none. */
export const canUsePasskeys = (): boolean =>
  browserSupportsWebAuthn() &&
  window.isSecureContext &&
  !/^[\d.]+$|:/u.test(window.location.hostname);

/** The person closed the browser's dialog, or has no such passkey. */
export class PasskeyAborted extends Error {}

const orAborted = async <T>(asking: Promise<T>): Promise<T> => {
  try {
    return await asking;
  } catch (error) {
    throw new PasskeyAborted('No passkey', { cause: error });
  }
};

// The types of the browser's answers name each extension; ours let any pass.
export const askForPasskey = async (options: object): Promise<z.input<typeof passkeyLogIn>> =>
  (await orAborted(
    startAuthentication({ optionsJSON: options as LogInOptions }),
  )) as object as z.input<typeof passkeyLogIn>;

type Enrolment = BodyInput<typeof confirmPasskey>['passkey'];

export const makePasskey = async (options: object): Promise<Enrolment> =>
  (await orAborted(
    startRegistration({ optionsJSON: options as EnrolmentOptions }),
  )) as object as Enrolment;
