import type { Role } from '@trio/domain/roles';
import type { Connection } from '../database/database.ts';

/** Who is calling, as the session look-up found them a moment ago. */
export interface Caller {
  readonly sessionId: string;
  readonly userId: string;
  readonly role: Role;
  /** Null for a platform administrator only. */
  readonly schoolId: string | null;
}

export interface NewCredential {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly schoolId: string | null;
  readonly createdAt: Date;
}

export type SignInRefusal = 'auth/user-not-found' | 'auth/wrong-password' | 'auth/user-disabled';

export type SignInOutcome =
  | { readonly refused: SignInRefusal }
  | { readonly refused: null; readonly cookies: readonly string[] };

/** The identity service, as the rest of the server knows it. */
export interface Identity {
  hashPassword(password: string): Promise<string>;
  /** In the caller's transaction, so that an account never exists by half. */
  insertCredential(
    connection: Connection,
    credential: NewCredential,
  ): Promise<'inserted' | 'email-taken'>;
  signIn(email: string, password: string, headers: Headers): Promise<SignInOutcome>;
  /** Ends the session that the cookie names; answers with the cookies that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>;
  /** The live session of a request's cookie header, or null. */
  callerOfCookie(cookieHeader: string | undefined): Promise<Caller | null>;
  /** The live session of an access token, or null. */
  callerOfToken(token: string): Promise<Caller | null>;
  issueToken(caller: Caller): Promise<{ token: string; expiresIn: number }>;
}
