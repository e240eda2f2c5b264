interface SignOutWorld {
  isPending(): boolean;
  setPending(isPending: boolean): void;
  /** Asks the server to end the session and clear its cookie. */
  send(): Promise<void>;
}

/**
 * A sign-out that did not reach the server leaves the HttpOnly cookie behind, out of our reach. It is
 * owed until it got through, also by whoever opens this browser next.
 */
export interface PendingSignOut {
  request(): Promise<void>;
  /** Pays what is owed, if anything is. */
  settle(): Promise<void>;
  /** Another session has taken the cookie's place: there is nothing left to end. */
  drop(): void;
}

export function createPendingSignOut(world: SignOutWorld): PendingSignOut {
  let sending: Promise<void> | null = null;

  const sendOnce = (): Promise<void> => {
    sending ??= world
      .send()
      .then(() => world.setPending(false))
      .finally(() => {
        sending = null;
      });
    return sending;
  };

  return {
    request: () => {
      // Noted first: the tab may be closed before the answer.
      world.setPending(true);
      return sendOnce();
    },
    settle: async () => {
      if (world.isPending()) await sendOnce();
    },
    drop: () => world.setPending(false),
  };
}
