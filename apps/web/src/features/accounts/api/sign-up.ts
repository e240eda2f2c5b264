import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import {
  previewCode as previewEndpoint,
  register as registerEndpoint,
  requestContact as contactEndpoint,
} from '@trio/contracts/registration';
import { send } from '../../../lib/api/send.ts';

/** Distinguishes browsers that share an IP address. Not stored: a reload creates a new id. */
const browser = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export const previewCode = (code: string): Promise<Answer<typeof previewEndpoint>> =>
  send(previewEndpoint, null, { code, browser });

export const register = (
  body: BodyInput<typeof registerEndpoint>,
): Promise<Answer<typeof registerEndpoint>> => send(registerEndpoint, null, body);

export const requestContact = (
  body: BodyInput<typeof contactEndpoint>,
): Promise<Answer<typeof contactEndpoint>> => send(contactEndpoint, null, body);
