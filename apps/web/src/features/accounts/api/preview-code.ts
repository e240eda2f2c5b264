import type { Answer } from '@trio/contracts/endpoint';
import { previewCode as endpoint } from '@trio/contracts/registration';
import { send } from '../../../lib/api/send.ts';

/** Tells browsers apart that share an address. Kept nowhere: a reload makes another one. */
const browser = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export const previewCode = (code: string): Promise<Answer<typeof endpoint>> =>
  send(endpoint, null, { code, browser });
