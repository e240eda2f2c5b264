import type { Role } from '@trio/domain/roles';
import type { Connection } from '../database/database.ts';
import type { NewToken, TakenToken, TokenPurpose } from './mailed-tokens.repository.ts';
import type { SignInTokens } from './sign-in-tokens.ts';

/** Who is calling, as the session look-up found them a moment ago. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  /** Null for a platform administrator only. */
  readonly schoolId: string | null;
  readonly signedInAt: Date;
}

/** Somebody who can sign in, by what identity knows of them. */
export interface KnownUser {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly emailVerified: boolean;
  readonly disabledAt: Date | null;
}

export interface NewCredential {
  readonly userId: string;
  /** As compared: see `normaliseEmail`. */
  readonly email: string;
  /** Null for who comes through single sign-on, and for who is invited and has not chosen one yet. */
  readonly passwordHash: string | null;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly createdAt: Date;
}

export type SignInRefusal = 'auth/user-not-found' | 'auth/wrong-password' | 'auth/user-disabled';

export type SignInOutcome =
  | { readonly refused: SignInRefusal }
  | { readonly refused: null; readonly cookies: readonly string[] };

/** Who can sign in, and with what. Each method works in its caller's transaction. */
export interface UserDirectory {
  insert(connection: Connection, credential: NewCredential): Promise<'inserted' | 'email-taken'>;
  findByEmail(connection: Connection, email: string): Promise<KnownUser | null>;
  findById(connection: Connection, userId: string): Promise<KnownUser | null>;
  findPasswordHash(connection: Connection, userId: string): Promise<string | null>;
  /** Ends every session but the one to keep. */
  updatePassword(
    connection: Connection,
    change: { userId: string; passwordHash: string; keepSessionId?: string },
    now: Date,
  ): Promise<void>;
  updateEmail(
    connection: Connection,
    userId: string,
    email: string,
    now: Date,
  ): Promise<'updated' | 'email-taken'>;
  verifyEmail(connection: Connection, userId: string, now: Date): Promise<void>;
  updateDisabled(
    connection: Connection,
    userId: string,
    disabledAt: Date | null,
    now: Date,
  ): Promise<void>;
  delete(connection: Connection, userId: string): Promise<void>;
  /** Everybody of a school, with their sessions and links. */
  deleteOfSchool(connection: Connection, schoolId: string): Promise<void>;
  /** A token for a mailed link: single use, and void once a newer one is issued. */
  issueToken(connection: Connection, token: NewToken): Promise<string>;
  takeToken(
    connection: Connection,
    token: string,
    purposes: readonly TokenPurpose[],
    now: Date,
  ): Promise<TakenToken | null>;
  /** Who of these people has a link that still works. */
  findTokenHolders(
    connection: Connection,
    purpose: TokenPurpose,
    userIds: readonly string[],
    now: Date,
  ): Promise<ReadonlySet<string>>;
  voidTokens(connection: Connection, purpose: TokenPurpose, userId: string): Promise<void>;
}

/** A user, and the key by which a single sign-on provider knows them. */
export interface LinkedUser extends KnownUser {
  readonly accountId: string;
}

/** Who comes in through single sign-on. Each method works in its caller's transaction. */
export interface LinkedAccounts {
  find(
    connection: Connection,
    provider: string,
    accountIds: readonly string[],
  ): Promise<readonly LinkedUser[]>;
  isLinkedTo(connection: Connection, userId: string, provider: string): Promise<boolean>;
  /** Holds the user's row until the transaction ends: of two sign-ons, the second sees the first. */
  lockByEmail(connection: Connection, email: string): Promise<KnownUser | null>;
  link(
    connection: Connection,
    link: { userId: string; provider: string; accountId: string },
    now: Date,
  ): Promise<'linked' | 'account-taken'>;
  /** Drops every way into an account: password, links and sessions. */
  dropAccess(connection: Connection, userId: string): Promise<void>;
}

/** The identity service, as the rest of the server knows it. */
export interface Identity {
  readonly users: UserDirectory;
  readonly linkedAccounts: LinkedAccounts;
  readonly signInTokens: SignInTokens;
  hashPassword(password: string): Promise<string>;
  verifyPassword(passwordHash: string, password: string): Promise<boolean>;
  isCommonPassword(password: string, about: readonly string[]): boolean;
  signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome>;
  /** A session for who has proved elsewhere who they are. */
  startSession(userId: string, headers: Headers): Promise<SignInOutcome>;
  /** Ends the session that the cookie names; answers with the cookies that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>;
  /** The live session of a request's cookie header, or null. Not every look at it is somebody's use. */
  callerOfCookie(
    cookieHeader: string | undefined,
    options?: { readonly isUse: boolean },
  ): Promise<Caller | null>;
  /** The live session of an access token, or null. */
  callerOfToken(token: string): Promise<Caller | null>;
  /** The holder of a live session, or null. */
  callerOfSession(sessionId: string): Promise<Caller | null>;
  /** Whether a token is ours and unexpired, but its user's account is deleted. */
  isTokenOfDeletedUser(token: string): Promise<boolean>;
  issueToken(caller: Caller): Promise<{ token: string; expiresIn: number; userId: string }>;
}
