import { createHmac, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** A clock may be half a minute off, and typing takes time. */
const window = 1;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what authenticator apps take. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/gu) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)] ?? '')
    .join('');
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / stepMs);

/** RFC 6238 with SHA-1, which every app knows. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step that the code belongs to; null if it is wrong, too old or too new. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - window; step <= current + window; step += 1) {
    const expected = Buffer.from(codeOf(secret, step));
    const given = Buffer.from(code);
    if (given.length === expected.length && timingSafeEqual(given, expected)) found = step;
  }
  return found;
}

/** The address in the QR code. */
export function appAddress(key: string, login: string): string {
  const issuer = 'Trio';
  const label = `${issuer}:${login}`;
  const query = new URLSearchParams({ secret: key, issuer, digits: String(digits), period: '30' });
  return `otpauth://totp/${encodeURIComponent(label)}?${query.toString()}`;
}
