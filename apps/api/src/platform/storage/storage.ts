/** Where files are kept that do not belong into the database. A key is a path of plain names. */
export interface Storage {
  /** Whole or not at all; what was there under the key before is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null where there is nothing. */
  get(key: string): Promise<Uint8Array | null>;
  /** Nothing there is no error. */
  delete(key: string): Promise<void>;
  /** What keeps files from being stored just now, in a sentence; null when nothing does. */
  findTrouble(): Promise<string | null>;
}

/** Not now rather than never: the disk is full, the other server does not answer. */
export class StorageUnavailable extends Error {
  /** Says what was tried, and neither a path nor a key: both name people. */
  constructor(attempt: string, cause: unknown) {
    super(`storage: ${attempt} failed (${reasonOf(cause)})`);
  }
}

function reasonOf(cause: unknown): string {
  const { code, name } = cause as { code?: string; name?: string };
  return code ?? name ?? 'unknown';
}

// Every part begins with a letter or a digit: `..` is none, nor is an empty or an absolute one.
const plainPath = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/u;

/** Keys are made by our own code, of ids; anything else is a fault of ours. */
export function checkKey(key: string): string {
  if (key.length > 200 || !plainPath.test(key)) throw new Error('storage: not a key');
  return key;
}
