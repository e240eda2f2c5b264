export interface SignOnPerson {
  /**
   * The provider's own keys of this person, with its tenant, the most durable first. Never the
   * email: it changes, and may later belong to another person.
   */
  readonly accountIds: readonly [string, ...string[]];
  readonly tenant: string | null;
  /** `unknown` if the provider is not asked for roles. */
  readonly kind: 'student' | 'other' | 'unknown';
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export type SignOnRefusal =
  | 'classlink/invalid_grant'
  | 'classlink/user-unauthorized'
  | 'server/unavailable';

/** The reason is for the log and names no person. */
export interface SignOnRefused {
  readonly refused: SignOnRefusal;
  readonly reason: string;
}

export type SignOnOutcome =
  | SignOnRefused
  | { readonly refused: null; readonly person: SignOnPerson };

export interface SignOnFlow {
  readonly provider: string;
  readonly state: string;
  readonly codeVerifier?: string;
  readonly nonce?: string;
}

export interface SignOnCallback {
  readonly code: string;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
}

export type SignOnStart =
  | SignOnRefused
  | { readonly refused: null; readonly url: string; readonly flow: SignOnFlow };

export interface SignOnProvider {
  readonly id: string;
  readonly label: string;
  /** True if users also arrive from the provider's own pages, without a flow of ours. */
  readonly takesLaunches: boolean;
  start(): Promise<SignOnStart>;
  /** The flow already matches the callback's state; null for a launch. */
  identify(callback: SignOnCallback, flow: SignOnFlow | null): Promise<SignOnOutcome>;
}
