import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Connection } from '../../database/database.ts';
import { newId } from '../../ids.ts';

/** Ten minutes from the password to the second factor. */
const lifetimeMs = 10 * 60_000;

const content = z.object({
  method: z.enum(['password', 'single-sign-on']),
  /** Of single sign-on. */
  provider: z.nullable(z.string()),
  /** A fingerprint: a log-in with an old password must not be finished. */
  password: z.nullable(z.string()),
  /** Of the passkey that was asked for last; answers to earlier ones do not count. */
  challenge: z.nullable(z.string()),
});
type Content = z.output<typeof content>;

export interface HalfLogIn extends Content {
  readonly userId: string;
}

export type NewHalfLogIn = Omit<HalfLogIn, 'challenge'>;

const purpose = 'second-factor';
// Hashed, so that a reader of the database cannot finish a log-in.
const identifierOf = (token: string): string =>
  `half:${createHash('sha256').update(token).digest('base64url')}`;
const halfLogInSubjectOf = (userId: string): string => `${purpose}:${userId}`;

export const fingerprintOfHash = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');

export async function insertHalfLogIn(
  connection: Connection,
  { userId, ...rest }: NewHalfLogIn,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await connection
    .insertInto('identityVerifications')
    .values({
      id: newId(),
      identifier: identifierOf(token),
      subject: halfLogInSubjectOf(userId),
      value: JSON.stringify({ ...rest, challenge: null }),
      expiresAt: new Date(now.getTime() + lifetimeMs),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  return token;
}

const toHalfLogIn = (row: { subject: string | null; value: string }): HalfLogIn => ({
  ...content.parse(JSON.parse(row.value)),
  userId: row.subject?.slice(purpose.length + 1) ?? '',
});

export async function findHalfLogIn(
  connection: Connection,
  token: string,
  now: Date,
): Promise<HalfLogIn | null> {
  const row = await connection
    .selectFrom('identityVerifications')
    .select(['subject', 'value'])
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row ? toHalfLogIn(row) : null;
}

/** Of two requests that finish a log-in at once, only one gets it. */
export async function takeHalfLogIn(
  connection: Connection,
  token: string,
  now: Date,
): Promise<HalfLogIn | null> {
  const row = await connection
    .deleteFrom('identityVerifications')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', now)
    .returning(['subject', 'value'])
    .executeTakeFirst();
  return row ? toHalfLogIn(row) : null;
}

export async function updateChallenge(
  connection: Connection,
  token: string,
  { userId: _, ...rest }: HalfLogIn,
  challenge: string | null,
): Promise<void> {
  await connection
    .updateTable('identityVerifications')
    .set({ value: JSON.stringify({ ...rest, challenge }) })
    .where('identifier', '=', identifierOf(token))
    .execute();
}
