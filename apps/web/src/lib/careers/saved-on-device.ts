import type { SavedCareer } from '@trio/contracts/saved-careers';
import { eraseStored, readStored, store, storedKeys } from '../storage.ts';

export interface SavedChange {
  readonly career: string;
  readonly isSaved: boolean;
  readonly at: number;
}

export interface SavedOnDevice {
  /** The server's latest answer; null before the first one. */
  readonly known: readonly SavedCareer[] | null;
  readonly changes: readonly SavedChange[];
}

/** One entry per account: the next student on a shared device must not replace unsent changes. */
const prefix = 'trio.savedCareers.';

const isChange = (value: Partial<SavedChange> | null): boolean =>
  typeof value?.career === 'string' &&
  typeof value.isSaved === 'boolean' &&
  Number.isSafeInteger(value.at);

export function readSavedCareers(accountId: string): SavedOnDevice | null {
  try {
    const stored = JSON.parse(readStored(prefix + accountId) ?? 'null') as SavedOnDevice | null;
    if (!Array.isArray(stored?.changes)) return null;
    const { known, changes } = stored;
    return { known: Array.isArray(known) ? known : null, changes: changes.filter(isChange) };
  } catch {
    return null;
  }
}

export function storeSavedCareers(accountId: string, { known, changes }: SavedOnDevice): void {
  if (known === null && changes.length === 0) eraseStored(prefix + accountId);
  else store(prefix + accountId, JSON.stringify({ known, changes }));
}

export const hasUnsentCareers = (accountId: string): boolean =>
  (readSavedCareers(accountId)?.changes.length ?? 0) > 0;

/** At log-out. Unsent changes stay for their account's next log-in. */
export function eraseSavedCareers(): void {
  for (const key of storedKeys(prefix)) {
    const accountId = key.slice(prefix.length);
    const changes = readSavedCareers(accountId)?.changes ?? [];
    storeSavedCareers(accountId, { known: null, changes: changes.filter(isChange) });
  }
}
