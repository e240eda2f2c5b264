/** What a provider says of the person who signed in there. */
export interface SignOnPerson {
  /**
   * The provider's own keys of this person, its tenant included, the one that lasts longest first.
   * Never the e-mail, which moves, and is given to somebody else in the end.
   */
  readonly accountIds: readonly [string, ...string[]];
  /** Whose platform it is, by the provider's own key of the school or board. */
  readonly tenant: string | null;
  readonly isStudent: boolean;
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export type SignOnRefusal =
  | 'classlink/invalid_grant'
  | 'classlink/user-unauthorized'
  | 'server/unavailable';

/** The reason is for the log: what happened, without who it happened to. */
export interface SignOnRefused {
  readonly refused: SignOnRefusal;
  readonly reason: string;
}

export type SignOnOutcome =
  | SignOnRefused
  | { readonly refused: null; readonly person: SignOnPerson };

/** What must come back unchanged to a flow that we started. */
export interface SignOnFlow {
  readonly provider: string;
  readonly state: string;
  /** Of OpenID Connect only. */
  readonly codeVerifier?: string;
  readonly nonce?: string;
}

/** What the provider's redirect carried. */
export interface SignOnCallback {
  readonly code: string;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
}

export type SignOnStart =
  | SignOnRefused
  | { readonly refused: null; readonly url: string; readonly flow: SignOnFlow };

/** One provider of single sign-on, whatever it speaks. */
export interface SignOnProvider {
  readonly id: string;
  /** As people know it. */
  readonly label: string;
  /** Whether people also arrive from the provider's own pages, without a flow of ours. */
  readonly takesLaunches: boolean;
  start(): Promise<SignOnStart>;
  /** The flow has been compared with the callback's state already; null for a launch. */
  identify(callback: SignOnCallback, flow: SignOnFlow | null): Promise<SignOnOutcome>;
}
