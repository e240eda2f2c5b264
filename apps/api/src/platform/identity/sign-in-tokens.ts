import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';

export interface SignInTokens {
  /** `provider`: who has just authenticated the user. */
  issue(connection: Connection, userId: string, provider: string, now: Date): Promise<string>;
  take(
    connection: Connection,
    token: string,
    now: Date,
  ): Promise<{ readonly userId: string; readonly provider: string } | null>;
  void(connection: Connection, userId: string): Promise<void>;
}

const lifetimeMs = 60_000;

// Hashed, so that a reader of the database cannot sign in.
const identifierOf = (token: string): string =>
  `sign-in:${createHash('sha256').update(token).digest('base64url')}`;
const subjectOf = (userId: string): string => `sign-in:${userId}`;

export const signInTokens: SignInTokens = {
  issue: async (connection, userId, provider, now) => {
    // The hash covers the provider too, so the browser cannot change it.
    const token = `${randomBytes(32).toString('base64url')}.${provider}`;
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
    if (!row) return null;
    return { userId: row.value, provider: token.split('.')[1] ?? '' };
  },

  void: async (connection, userId) => {
    await connection
      .deleteFrom('identityVerifications')
      .where('subject', '=', subjectOf(userId))
      .execute();
  },
};
