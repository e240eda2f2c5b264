import { createHash, randomBytes } from 'node:crypto';
import type { Connection } from '../database/database.ts';
import { newId } from '../ids.ts';

const tokenPurposes = [
  'reset',
  'verify-school',
  'verify-student',
  'change-email',
  'correct-email',
  'choose-password',
  'invite',
  'stop-factor-loss',
] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId: string;
  /** Data besides the user, for example the new address of an email change. */
  readonly about?: string;
  readonly createdAt: Date;
  readonly lifetimeMs: number;
}

export interface TakenToken {
  readonly purpose: TokenPurpose;
  readonly userId: string;
  readonly about: string;
}

const prefix = 'mailed:';
const identifierOf = (token: string): string =>
  prefix + createHash('sha256').update(token).digest('base64url');
const subjectOf = (purpose: TokenPurpose, userId: string): string => `${purpose}:${userId}`;

/** One address can be pending: the newest request counts, whether staff or the user asked. */
const addressPurposes = ['change-email', 'correct-email'] as const;
/** Only the newest is valid: each names another address, can be withdrawn, or is not emailed. */
const replacedBy: Partial<Record<TokenPurpose, readonly TokenPurpose[]>> = {
  'change-email': addressPurposes,
  'correct-email': addressPurposes,
  'choose-password': ['choose-password'],
  invite: ['invite'],
};

/** We store a hash. A second link does not void the first: emails may arrive in any order. */
export async function issueToken(connection: Connection, token: NewToken): Promise<string> {
  const { purpose, userId, about = '', createdAt, lifetimeMs } = token;
  const replaced = replacedBy[purpose];
  if (replaced) await voidEach(connection, replaced, userId);
  const secret = randomBytes(32).toString('base64url');
  await connection
    .insertInto('identityVerifications')
    .values({
      id: newId(),
      identifier: identifierOf(secret),
      subject: subjectOf(purpose, userId),
      value: about,
      expiresAt: new Date(createdAt.getTime() + lifetimeMs),
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
  return secret;
}

export async function takeToken(
  connection: Connection,
  token: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<TakenToken | null> {
  const row = await connection
    .deleteFrom('identityVerifications')
    .where('identifier', '=', identifierOf(token))
    .where('expiresAt', '>', now)
    .where((eb) => eb.or(purposes.map((purpose) => eb('subject', 'like', `${purpose}:%`))))
    .returning(['subject', 'value'])
    .executeTakeFirst();
  if (!row?.subject) return null;
  const [purpose, userId] = row.subject.split(':') as [TokenPurpose, string];
  return { purpose, userId, about: row.value };
}

export async function findTokenHolders(
  connection: Connection,
  purpose: TokenPurpose,
  userIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await connection
    .selectFrom('identityVerifications')
    .select('subject')
    .where(
      'subject',
      'in',
      userIds.map((userId) => subjectOf(purpose, userId)),
    )
    .where('expiresAt', '>', now)
    .execute();
  return new Set(rows.map(({ subject }) => subject?.slice(purpose.length + 1) ?? ''));
}

export interface WaitingToken {
  readonly purpose: TokenPurpose;
  readonly about: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function findTokensOf(
  connection: Connection,
  userId: string,
  now: Date,
): Promise<WaitingToken[]> {
  const rows = await connection
    .selectFrom('identityVerifications')
    .select(['subject', 'value as about', 'createdAt', 'expiresAt'])
    .where(
      'subject',
      'in',
      tokenPurposes.map((purpose) => subjectOf(purpose, userId)),
    )
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ subject, ...token }) => {
    const [purpose] = (subject ?? '').split(':') as [TokenPurpose];
    return { ...token, purpose };
  });
}

export async function voidTokens(
  connection: Connection,
  purpose: TokenPurpose,
  userId: string,
): Promise<void> {
  await connection
    .deleteFrom('identityVerifications')
    .where('subject', '=', subjectOf(purpose, userId))
    .execute();
}

type AnyPurpose = TokenPurpose | 'sign-in' | 'second-factor';
const allPurposes: readonly AnyPurpose[] = [...tokenPurposes, 'sign-in', 'second-factor'];

export const voidAllTokens = (connection: Connection, userId: string): Promise<void> =>
  voidEach(connection, allPurposes, userId);

/**
 * The school asked for a corrected address, so a new password does not cancel it. Nor does it take
 * the right to stop the loss of a second factor from the other owners.
 */
export const voidTokensForNewPassword = (connection: Connection, userId: string): Promise<void> =>
  voidEach(
    connection,
    allPurposes.filter((purpose) => !['correct-email', 'stop-factor-loss'].includes(purpose)),
    userId,
  );

async function voidEach(
  connection: Connection,
  purposes: readonly AnyPurpose[],
  userId: string,
): Promise<void> {
  await connection
    .deleteFrom('identityVerifications')
    .where(
      'subject',
      'in',
      purposes.map((purpose) => `${purpose}:${userId}`),
    )
    .execute();
}
