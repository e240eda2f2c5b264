import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Clock } from '../clock.ts';

/** Whose picture may come, under which id. */
export interface Upload {
  readonly schoolId: string;
  readonly studentId: string;
  readonly imageId: string;
}

/** Stands in the address that a picture is sent to; needs no row. */
export interface UploadTickets {
  issue(upload: Upload): string;
  /** Null for one that we did not issue, or that was altered; `expired` for one over its time. */
  read(ticket: string): Upload | 'expired' | null;
}

/** Long enough for a slow network, short enough that a ticket found later is worthless. */
const lifetimeMs = 10 * 60_000;

const idBytes = 16;
const expiryBytes = 6;
const contentBytes = 3 * idBytes + expiryBytes;
const signatureBytes = 32;

export function createUploadTickets(secret: string, clock: Clock): UploadTickets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'trio upload tickets', 32));
  const sign = (content: Uint8Array): Buffer => createHmac('sha256', key).update(content).digest();

  return {
    issue: ({ schoolId, studentId, imageId }) => {
      const expiry = Buffer.alloc(expiryBytes);
      expiry.writeUIntBE(clock.now().getTime() + lifetimeMs, 0, expiryBytes);
      const ids = [schoolId, studentId, imageId].map((id) => parse(id));
      const content = Buffer.concat([...ids, expiry]);
      return Buffer.concat([content, sign(content)]).toString('base64url');
    },

    read: (ticket) => {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length !== contentBytes + signatureBytes) return null;
      const content = bytes.subarray(0, contentBytes);
      if (!timingSafeEqual(sign(content), bytes.subarray(contentBytes))) return null;
      const expiresAt = content.readUIntBE(3 * idBytes, expiryBytes);
      if (expiresAt <= clock.now().getTime()) return 'expired';
      const idAt = (index: number) => stringify(content, index * idBytes);
      return { schoolId: idAt(0), studentId: idAt(1), imageId: idAt(2) };
    },
  };
}
