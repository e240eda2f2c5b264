import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { createOwnCookie } from '../own-cookie.ts';
import { keysFor, type Secrets } from '../secrets.ts';
import { createSignedTickets } from '../tickets/signed-tickets.ts';

export interface Device {
  readonly id: string;
  knows(account: string): boolean;
}

export interface DeviceCookie {
  read(cookieHeader: string | undefined): Promise<Device | null>;
  markingFor(account: string, cookieHeader: string | undefined): Promise<string>;
}

interface Settings {
  readonly secrets: Secrets;
  readonly publicUrl: string;
  readonly clock: Clock;
}

const lifetimeDays = 180;
const day = 24 * 60 * 60_000;

const idBytes = 16;
const markBytes = 8;
/** For shared computers: the newest accounts stay. */
const mostAccounts = 10;
const contentBytes = idBytes + mostAccounts * markBytes;
const contentLength = (contentBytes / 3) * 4;

/**
 * Log-ins from a known browser have their own limit, so that other people's wrong passwords do not
 * slow them down. The cookie holds a random id and, for each account, a keyed hash of id and
 * account. Unused places hold random bytes, so that the cookie does not reveal the number of
 * accounts.
 */
export function createDeviceCookie({ secrets, publicUrl, clock }: Settings): DeviceCookie {
  const tickets = createSignedTickets(secrets, clock, {
    purpose: 'device cookie',
    lifetimeMs: lifetimeDays * day,
    content: z.object({ device: z.base64url().check(z.length(contentLength)) }),
  });
  const keys = keysFor(secrets, 'device cookie accounts');
  const cookie = createOwnCookie('trio.device', publicUrl);
  const attributes = `Max-Age=${lifetimeDays * 24 * 60 * 60}; HttpOnly; SameSite=Lax`;

  const markWith = (key: Buffer, id: Uint8Array, account: string): Buffer =>
    createHmac('sha256', key).update(id).update(account).digest().subarray(0, markBytes);

  const isMarkOf = (mark: Uint8Array, id: Uint8Array, account: string): boolean =>
    keys.some((key) => timingSafeEqual(markWith(key, id, account), mark));

  async function contentOf(cookieHeader: string | undefined) {
    const value = cookie.read(cookieHeader) ?? '';
    const content = accepted.test(value) ? await tickets.read(value) : null;
    if (content === null || content === 'expired') return null;
    const bytes = Buffer.from(content.device, 'base64url');
    const marks = Array.from({ length: mostAccounts }, (_, place) => {
      const start = idBytes + place * markBytes;
      return bytes.subarray(start, start + markBytes);
    });
    return { id: bytes.subarray(0, idBytes), marks };
  }

  const fresh = () => ({ id: randomBytes(idBytes), marks: [] as Buffer[] });

  return {
    read: async (cookieHeader) => {
      const content = await contentOf(cookieHeader);
      if (!content) return null;
      const { id, marks } = content;
      return {
        id: id.toString('base64url'),
        knows: (account) => marks.some((mark) => isMarkOf(mark, id, account)),
      };
    },

    markingFor: async (account, cookieHeader) => {
      const { id, marks } = (await contentOf(cookieHeader)) ?? fresh();
      const others = marks.filter((mark) => !isMarkOf(mark, id, account));
      const padding = randomBytes(contentBytes);
      const content = Buffer.concat([id, markWith(keys[0], id, account), ...others, padding]);
      const device = content.subarray(0, contentBytes).toString('base64url');
      return cookie.write(await tickets.issue({ device }), attributes);
    },
  };
}

const accepted = /^[\w.-]{1,512}$/u;
