/** Storage may be full, blocked or absent; errors are ignored. */
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
    // A private window or a managed Chromebook: the value lasts as long as the page.
  }
}

export function eraseStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to erase.
  }
}

export function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
