import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';

/** A token that starts one session, within a minute, and is then worth nothing. */
export interface SignInTokens {
  issue(connection: Connection, userId: string, now: Date): Promise<string>;
  /** Uses the token up: whose session it starts, or null where it is unknown, used or over its time. */
  take(connection: Connection, token: string, now: Date): Promise<string | null>;
  void(connection: Connection, userId: string): Promise<void>;
}

const lifetimeMs = 60_000;

// Kept as a hash: who reads the database cannot sign in with what they find there.
const identifierOf = (token: string): string =>
  `sign-in:${createHash('sha256').update(token).digest('base64url')}`;
const subjectOf = (userId: string): string => `sign-in:${userId}`;

export const signInTokens: SignInTokens = {
  issue: async (connection, userId, now) => {
    const token = randomBytes(32).toString('base64url');
    await connection
      .insertInto('identityVerifications')
      .values({
        id: newId(),
        identifier: identifierOf(token),
        subject: subjectOf(userId),
        value: userId,
        expiresAt: new Date(now.getTime() + lifetimeMs),
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    return token;
  },

  take: async (connection, token, now) => {
    const row = await connection
      .deleteFrom('identityVerifications')
      .where('identifier', '=', identifierOf(token))
      .where('expiresAt', '>', now)
      .returning('value')
      .executeTakeFirst();
    return row?.value ?? null;
  },

  void: async (connection, userId) => {
    await connection
      .deleteFrom('identityVerifications')
      .where('subject', '=', subjectOf(userId))
      .execute();
  },
};
