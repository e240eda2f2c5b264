import type { AccountRecord } from '@trio/contracts/accounts';

/** A timeout that is not shown yet: while this page was open, or before. */
export type Timeout = 'here' | 'before';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly timeout?: Timeout }
  /** `isFromDevice`: the server has not confirmed the account yet. */
  | {
      readonly status: 'signed-in';
      readonly account: AccountRecord;
      readonly isFromDevice?: true;
      readonly isServerDown?: boolean;
    }
  /** Unknown: the session may still be valid. */
  | { readonly status: 'unreachable'; readonly isServerDown: boolean };

export const isUnanswered = (session: Session): boolean =>
  session.status === 'signed-in' ? session.isFromDevice === true : session.status !== 'signed-out';
