interface SignOutDeps {
  isPending(): boolean;
  setPending(isPending: boolean): void;
  send(): Promise<void>;
}

/**
 * A log-out that did not reach the server leaves the HttpOnly cookie, which scripts cannot delete.
 * It stays pending until the server has it, also for the next user of this browser.
 */
export interface PendingSignOut {
  request(): Promise<void>;
  settle(): Promise<void>;
  /** A new session has replaced the cookie, so there is nothing to end. */
  drop(): void;
}

export function createPendingSignOut(deps: SignOutDeps): PendingSignOut {
  let sending: Promise<void> | null = null;

  const sendOnce = (): Promise<void> => {
    sending ??= deps
      .send()
      .then(() => deps.setPending(false))
      .finally(() => {
        sending = null;
      });
    return sending;
  };

  return {
    request: () => {
      // Stored first: the tab may close before the answer.
      deps.setPending(true);
      return sendOnce();
    },
    settle: async () => {
      if (deps.isPending()) await sendOnce();
    },
    drop: () => deps.setPending(false),
  };
}
