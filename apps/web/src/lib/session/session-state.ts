import type { AccountRecord } from '@trio/contracts/accounts';

/** Signed out by the clock, and not said yet: while this page was open, or before it was. */
export type Timeout = 'here' | 'before';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out'; readonly timeout?: Timeout }
  /** `isFromDevice`: the server did not say yet who it is; it will be asked again. */
  | {
      readonly status: 'signed-in';
      readonly account: AccountRecord;
      readonly isFromDevice?: true;
      readonly isServerDown?: boolean;
    }
  /** We do not know yet: the session may well be alive. */
  | { readonly status: 'unreachable'; readonly isServerDown: boolean };

/** The server has not said yet who is there. */
export const isUnanswered = (session: Session): boolean =>
  session.status === 'signed-in' ? session.isFromDevice === true : session.status !== 'signed-out';
