/** Local storage that may be full, blocked or absent: what cannot be kept is simply not kept. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window or a locked-down Chromebook: the choice lasts as long as the page.
  }
}

export function eraseStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be erased.
  }
}
