import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';

/** A few bytes of ours that travel through somebody else's hands and come back as they were. */
export interface SignedTickets {
  issue(content: Uint8Array): string;
  /** Null for one that we did not issue, or that was altered; `expired` for one over its time. */
  read(ticket: string): Buffer | 'expired' | null;
}

interface TicketKind {
  /** Gives each kind a key of its own: none can pass for another. */
  readonly purpose: string;
  readonly lifetimeMs: number;
  /** All of a kind are as long. */
  readonly contentBytes: number;
}

const expiryBytes = 6;
const signatureBytes = 32;

export function createSignedTickets(
  secret: string,
  clock: Clock,
  { purpose, lifetimeMs, contentBytes }: TicketKind,
): SignedTickets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sign = (signed: Uint8Array): Buffer => createHmac('sha256', key).update(signed).digest();
  const signedBytes = contentBytes + expiryBytes;

  return {
    issue: (content) => {
      const expiry = Buffer.alloc(expiryBytes);
      expiry.writeUIntBE(clock.now().getTime() + lifetimeMs, 0, expiryBytes);
      const signed = Buffer.concat([content, expiry]);
      return Buffer.concat([signed, sign(signed)]).toString('base64url');
    },

    read: (ticket) => {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length !== signedBytes + signatureBytes) return null;
      const signed = bytes.subarray(0, signedBytes);
      if (!timingSafeEqual(sign(signed), bytes.subarray(signedBytes))) return null;
      const expiresAt = signed.readUIntBE(contentBytes, expiryBytes);
      return expiresAt <= clock.now().getTime() ? 'expired' : signed.subarray(0, contentBytes);
    },
  };
}
