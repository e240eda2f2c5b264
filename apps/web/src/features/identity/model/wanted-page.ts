const key = 'trio.wanted-page';

/** Stored in this tab while the user is at a sign-on provider. */
export function keepWantedPage(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // Storage is blocked: the login leads to the home page instead.
  }
}

export function readWantedPage(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    // Only our own pages: `//` and `/\` would begin another site's address.
    return path !== null && /^\/(?![/\\])/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
