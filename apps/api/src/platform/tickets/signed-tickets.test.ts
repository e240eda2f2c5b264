import { createHmac } from 'node:crypto';
import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { keysFor, type Secrets } from '../secrets.ts';
import { createSignedTickets } from './signed-tickets.ts';

const secrets: Secrets = ['a secret that only tests know, long enough'];
const purpose = 'trio test tickets';
let now = 1_800_000_000_000;
const clock = { now: () => new Date(now) };
const kind = { purpose, lifetimeMs: 60_000, content: z.object({ card: z.string() }) };
const tickets = createSignedTickets(secrets, clock, kind);
const content = { card: 'an ocean' };
const [key] = keysFor(secrets, purpose);

const newTicket = () => new SignJWT(content).setProtectedHeader({ alg: 'HS256' });
const inAMinute = () => new Date(now + 60_000);

describe('a ticket', () => {
  it('expires at most one second early and never late', async () => {
    for (const ms of [0, 1, 500, 999]) {
      now = 1_800_000_000_000 + ms;
      const ticket = await tickets.issue(content);
      now += 59_000;
      expect(await tickets.read(ticket), `${ms}`).toEqual(content);
      now += 1000;
      expect(await tickets.read(ticket), `${ms}`).toBe('expired');
    }
  });

  it('contains nothing but its declared content', async () => {
    const ticket = await tickets.issue({ ...content, name: 'Lea' } as typeof content);
    const payload = Buffer.from(ticket.split('.')[1] ?? '', 'base64url').toString();
    expect(JSON.parse(payload)).toEqual({ ...content, aud: purpose, exp: expect.any(Number) });
  });

  it('is accepted while its secret is one of the previous ones', async () => {
    const old = createSignedTickets(['an older secret, which is long enough'], clock, kind);
    const both = createSignedTickets(
      ['the next secret, which is long enough', 'an older secret, which is long enough'],
      clock,
      kind,
    );
    const ticket = await old.issue(content);
    expect(await both.read(ticket)).toEqual(content);
    expect(await old.read(await both.issue(content))).toBeNull();
    now += 60_000;
    expect(await both.read(ticket)).toBe('expired');
  });
});

describe('an invalid ticket is refused', () => {
  it('if any byte is changed', async () => {
    const parts = (await tickets.issue(content)).split('.');
    for (const [index, part] of parts.entries()) {
      const bytes = Buffer.from(part, 'base64url');
      for (const at of bytes.keys()) {
        const changed = Buffer.from(bytes);
        changed[at] = (changed[at] ?? 0) ^ 1;
        const ticket = parts.with(index, changed.toString('base64url')).join('.');
        expect(await tickets.read(ticket), `part ${index}, byte ${at}`).toBeNull();
      }
    }
  });

  it('if it is signed with another secret, expired or not', async () => {
    const otherServer = createSignedTickets(['a secret of strangers, just as long'], clock, kind);
    const ticket = await otherServer.issue(content);
    expect(await tickets.read(ticket)).toBeNull();
    now += 60_000;
    expect(await tickets.read(ticket)).toBeNull();
  });

  it('if it has another purpose, even with the same key', async () => {
    const other = createSignedTickets(secrets, clock, { ...kind, purpose: 'another purpose' });
    expect(await tickets.read(await other.issue(content))).toBeNull();
    const sameKey = newTicket().setAudience('another purpose').setExpirationTime(inAMinute());
    expect(await tickets.read(await sameKey.sign(key))).toBeNull();
    const right = newTicket().setAudience(purpose).setExpirationTime(inAMinute());
    expect(await tickets.read(await right.sign(key))).toEqual(content);
  });

  it('if it has no expiry or no purpose', async () => {
    expect(await tickets.read(await newTicket().setAudience(purpose).sign(key))).toBeNull();
    expect(
      await tickets.read(await newTicket().setExpirationTime(inAMinute()).sign(key)),
    ).toBeNull();
  });

  it('if it is signed with another algorithm or unsigned', async () => {
    const longer = new SignJWT(content).setProtectedHeader({ alg: 'HS512' }).setAudience(purpose);
    const longKey = Buffer.concat([key, key]);
    expect(
      await tickets.read(await longer.setExpirationTime(inAMinute()).sign(longKey)),
    ).toBeNull();
    const withoutSignature = new UnsecuredJWT(content)
      .setAudience(purpose)
      .setExpirationTime(inAMinute());
    expect(await tickets.read(withoutSignature.encode())).toBeNull();
  });

  it('if its content has another shape', async () => {
    const other = new SignJWT({ card: 7 }).setProtectedHeader({ alg: 'HS256' });
    const ticket = other.setAudience(purpose).setExpirationTime(inAMinute());
    expect(await tickets.read(await ticket.sign(key))).toBeNull();
  });

  it('if it has the previous format or no valid format', async () => {
    const signed = Buffer.alloc(54, 1);
    const signature = createHmac('sha256', key).update(signed).digest();
    const previousFormat = Buffer.concat([signed, signature]).toString('base64url');
    const ticket = await tickets.issue(content);
    const cut = ticket.slice(0, -4);
    for (const made of [
      previousFormat,
      '',
      'x',
      '..',
      cut,
      `${ticket}AAAA`,
      `${ticket}.x`,
      'é'.repeat(99),
    ]) {
      expect(await tickets.read(made), made).toBeNull();
    }
  });
});
