export interface Storage {
  /** Atomic; replaces an existing file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  get(key: string): Promise<Uint8Array | null>;
  /** A missing file is not an error. */
  delete(key: string): Promise<void>;
  findError(): Promise<string | null>;
}

export class StorageUnavailable extends Error {
  /** Contains neither path nor key: both identify people. */
  constructor(attempt: string, cause: unknown) {
    super(`storage: ${attempt} failed (${reasonOf(cause)})`);
  }
}

function reasonOf(cause: unknown): string {
  const { code, name } = cause as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}

// Each part begins with a letter or digit, which excludes `..`, empty parts and absolute paths.
const plainPath = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/u;

/** Our own code makes keys from ids; anything else is a bug. */
export function checkKey(key: string): string {
  if (key.length > 200 || !plainPath.test(key)) throw new Error('storage: not a key');
  return key;
}
