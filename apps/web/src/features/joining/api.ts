import type { Answer, BodyInput } from '@trio/contracts/endpoint';
import { joinClass, previewJoin, registerWithoutEmail } from '@trio/contracts/joining';
import { call } from '../../lib/api/call.ts';
import { send } from '../../lib/api/send.ts';

/** Distinguishes browsers that share an IP address. Not stored: a reload creates a new id. */
const browser = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

export type JoinPreview = Answer<typeof previewJoin>;

export const fetchPreview = (code: string): Promise<JoinPreview> =>
  send(previewJoin, null, { code, browser });

export const join = (code: string): Promise<Answer<typeof joinClass>> => call(joinClass, { code });

export const register = (
  body: BodyInput<typeof registerWithoutEmail>,
): Promise<Answer<typeof registerWithoutEmail>> => send(registerWithoutEmail, null, body);
