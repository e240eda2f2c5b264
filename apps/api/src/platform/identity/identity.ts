import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Connection } from '../database/database.ts';
import type { OpenSchools } from './open-schools.repository.ts';
import type {
  NewToken,
  TakenToken,
  TokenPurpose,
  WaitingToken,
} from './mailed-tokens.repository.ts';
import type { SecondFactors } from './second-factors/second-factors.ts';
import type { HalfLogIn } from './second-factors/half-log-ins.repository.ts';
import type { SignInTokens } from './sign-in-tokens.ts';

export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  /** Null for administrators and members of a board. */
  readonly schoolId: string | null;
  /** Only of a member of a board. */
  readonly boardId: string | null;
  /** Null for all but school staff. */
  readonly staffKind: StaffKind | null;
  /** Whose students an administrator may see now; of no meaning for other roles. */
  readonly openSchools: OpenSchools;
  readonly signedInAt: Date;
  /** A student who must first answer how old they are, or wait for a guardian. */
  readonly isAgeUnanswered?: boolean;
  /** A second factor is overdue: only the routes for adding one are open. */
  readonly mustEnrol?: boolean;
}

export interface KnownUser {
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly boardId: string | null;
  readonly staffKind: StaffKind | null;
  readonly emailVerified: boolean;
  readonly disabledAt: Date | null;
}

export interface NewCredential {
  readonly userId: string;
  /** Normalised with `normaliseEmail`. */
  readonly email: string;
  /** Null for single sign-on users, and for invited users who have not chosen one. */
  readonly passwordHash: string | null;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly boardId?: string;
  readonly staffKind: StaffKind | null;
  readonly createdAt: Date;
}

export interface GivenPassword {
  readonly byName: string;
  readonly givenAt: Date;
  readonly expiresAt: Date;
  /** The student has chosen another password since. */
  readonly isUsed: boolean;
}

export type SignInRefusal =
  | 'auth/user-not-found'
  | 'auth/wrong-password'
  | 'auth/user-disabled'
  | 'auth/school-refused'
  | 'auth/given-password-expired';

/** The password was given by staff: the token lets the student choose a new one, and no more. */
export interface PasswordChoice {
  readonly token: string;
  readonly byName: string;
  readonly givenAt: Date;
}

export type ChoiceStart =
  | { readonly refused: SignInRefusal }
  | { readonly refused: null; readonly choice: PasswordChoice };

/** The password was right, and the second factor is missing: no session starts. */
export interface HalfOutcome {
  readonly refused: null;
  readonly half: {
    readonly token: string;
    readonly hasApp: boolean;
    readonly hasPasskey: boolean;
  };
}

export type PasswordSignInOutcome = SignInOutcome | HalfOutcome | ChoiceStart;

/** A user without an email address, who logs in with a username. */
export interface NewUsername extends Omit<NewCredential, 'email'> {
  /** Normalised with `normaliseUsername`. */
  readonly username: string;
}

export type SignInOutcome =
  | { readonly refused: SignInRefusal }
  | { readonly refused: null; readonly cookies: readonly string[] };

export interface UserDirectory {
  insert(connection: Connection, credential: NewCredential): Promise<'inserted' | 'email-taken'>;
  insertWithUsername(
    connection: Connection,
    user: NewUsername,
  ): Promise<'inserted' | 'username-taken'>;
  findByEmail(connection: Connection, email: string): Promise<KnownUser | null>;
  findById(connection: Connection, userId: string): Promise<KnownUser | null>;
  findPasswordHash(connection: Connection, userId: string): Promise<string | null>;
  updatePassword(
    connection: Connection,
    change: { userId: string; passwordHash: string; keepSessionId?: string },
    now: Date,
  ): Promise<void>;
  givePassword(
    connection: Connection,
    given: { userId: string; passwordHash: string; byName: string },
    now: Date,
  ): Promise<Date>;
  findGivenPassword(connection: Connection, userId: string): Promise<GivenPassword | null>;
  isGivenPasswordCurrent(
    connection: Connection,
    given: { userId: string; givenId: string },
  ): Promise<boolean>;
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
  updateStaffKind(
    connection: Connection,
    userId: string,
    staffKind: StaffKind,
    now: Date,
  ): Promise<void>;
  /** Ends the user's sessions, all or all but one. */
  endSessions(connection: Connection, userId: string, exceptSessionId?: string): Promise<void>;
  delete(connection: Connection, userId: string): Promise<void>;
  deleteOfSchool(connection: Connection, schoolId: string): Promise<void>;
  endSessionsOfSchool(connection: Connection, schoolId: string): Promise<void>;
  issueToken(connection: Connection, token: NewToken): Promise<string>;
  takeToken(
    connection: Connection,
    token: string,
    purposes: readonly TokenPurpose[],
    now: Date,
  ): Promise<TakenToken | null>;
  findTokenHolders(
    connection: Connection,
    purpose: TokenPurpose,
    userIds: readonly string[],
    now: Date,
  ): Promise<ReadonlySet<string>>;
  /** Valid ones, newest first. */
  findTokensOf(connection: Connection, userId: string, now: Date): Promise<readonly WaitingToken[]>;
  voidTokens(connection: Connection, purpose: TokenPurpose, userId: string): Promise<void>;
}

export interface LinkedUser extends KnownUser {
  readonly accountId: string;
}

export interface LinkedAccounts {
  find(
    connection: Connection,
    provider: string,
    accountIds: readonly string[],
  ): Promise<readonly LinkedUser[]>;
  isLinkedTo(connection: Connection, userId: string, provider: string): Promise<boolean>;
  hasAny(connection: Connection, userId: string): Promise<boolean>;
  /** Locks the user's row, so that the second of two sign-ons sees the first. */
  lockByEmail(connection: Connection, email: string): Promise<KnownUser | null>;
  link(
    connection: Connection,
    link: { userId: string; provider: string; accountId: string },
    now: Date,
  ): Promise<'linked' | 'account-taken'>;
  dropAccess(connection: Connection, userId: string): Promise<void>;
}

export interface OwnSession {
  readonly sessionId: string;
  readonly startedAt: Date;
  /** To the minute. */
  readonly lastActiveAt: Date;
}

export interface OwnSessions {
  /** The most recently used first. */
  findLive(connection: Connection, userId: string, now: Date): Promise<readonly OwnSession[]>;
  /** Leaves out sessions of others; returns how many ended. */
  delete(connection: Connection, userId: string, sessionIds: readonly string[]): Promise<number>;
}

export interface Identity {
  readonly users: UserDirectory;
  readonly linkedAccounts: LinkedAccounts;
  readonly ownSessions: OwnSessions;
  readonly signInTokens: SignInTokens;
  readonly secondFactors: SecondFactors;
  hashPassword(password: string): Promise<string>;
  verifyPassword(passwordHash: string, password: string): Promise<boolean>;
  isCommonPassword(password: string, about: readonly string[]): boolean;
  /** `login` is an email address or a username, normalised with `normaliseLogin`. */
  signIn(login: string, password: string, headers: Headers): Promise<PasswordSignInOutcome>;
  /** After single sign-on. `half` if the user has a second factor. */
  startSession(
    userId: string,
    provider: string,
    headers: Headers,
  ): Promise<SignInOutcome | HalfOutcome>;
  /** After the second factor. The half log-in must have been taken. */
  finishSession(half: HalfLogIn, headers: Headers): Promise<SignInOutcome>;
  signOut(headers: Headers): Promise<readonly string[]>;
  /** Null without a live session. `isUse: false` does not count as activity. */
  callerOfCookie(
    cookieHeader: string | undefined,
    options?: { readonly isUse: boolean },
  ): Promise<Caller | null>;
  callerOfToken(token: string): Promise<Caller | null>;
  callerOfSession(sessionId: string): Promise<Caller | null>;
  /** For a user who is known by another way than a session. */
  findOpenSchools(user: Pick<KnownUser, 'role'>): Promise<OpenSchools>;
  isTokenOfDeletedUser(token: string): Promise<boolean>;
  issueToken(caller: Caller): Promise<{ token: string; expiresIn: number; userId: string }>;
}
