import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { keysFor, type Secrets } from '../secrets.ts';

/** A few bytes that pass through untrusted hands and come back unaltered. */
export interface SignedTickets {
  issue(content: Uint8Array): string;
  /** Null if the ticket is not ours or was altered. */
  read(ticket: string): Buffer | 'expired' | null;
}

interface TicketKind {
  /** Each purpose has its own key, so that one kind cannot pass for another. */
  readonly purpose: string;
  readonly lifetimeMs: number;
  readonly contentBytes: number;
}

const expiryBytes = 6;
const signatureBytes = 32;

export function createSignedTickets(
  secrets: Secrets,
  clock: Clock,
  { purpose, lifetimeMs, contentBytes }: TicketKind,
): SignedTickets {
  const keys = keysFor(secrets, purpose);
  const sign = (signed: Uint8Array, key: Buffer): Buffer =>
    createHmac('sha256', key).update(signed).digest();
  const signedBytes = contentBytes + expiryBytes;

  return {
    issue: (content) => {
      const expiry = Buffer.alloc(expiryBytes);
      expiry.writeUIntBE(clock.now().getTime() + lifetimeMs, 0, expiryBytes);
      const signed = Buffer.concat([content, expiry]);
      return Buffer.concat([signed, sign(signed, keys[0])]).toString('base64url');
    },

    read: (ticket) => {
      const bytes = Buffer.from(ticket, 'base64url');
      if (bytes.length !== signedBytes + signatureBytes) return null;
      const signed = bytes.subarray(0, signedBytes);
      const signature = bytes.subarray(signedBytes);
      if (!keys.some((key) => timingSafeEqual(sign(signed, key), signature))) return null;
      const expiresAt = signed.readUIntBE(contentBytes, expiryBytes);
      return expiresAt <= clock.now().getTime() ? 'expired' : signed.subarray(0, contentBytes);
    },
  };
}
