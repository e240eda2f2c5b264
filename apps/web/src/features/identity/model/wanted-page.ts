const key = 'trio.wanted-page';

/** Kept in this tab while its visitor is away at a sign-on provider. */
export function keepWantedPage(path: string | undefined): void {
  try {
    if (path === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, path);
  } catch {
    // A locked-down browser: the way leads home instead.
  }
}

export function readWantedPage(): string | undefined {
  try {
    const path = sessionStorage.getItem(key);
    // One of our own pages: `//` would begin another site's address, and so would `/\`.
    return path !== null && /^\/(?![/\\])/u.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
