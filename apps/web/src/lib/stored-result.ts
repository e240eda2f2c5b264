import type { ResultView } from './current-sort.ts';
import { eraseStored, readStored, store } from './storage.ts';

/** Change the number with the shape of `ResultView`: a new version must not read old data. */
const storageKey = 'trio.result.1';

interface Stored {
  readonly accountId: string;
  readonly view: ResultView;
}

export function readResult(accountId: string): ResultView | null {
  try {
    const stored = JSON.parse(readStored(storageKey) ?? 'null') as Partial<Stored> | null;
    return stored?.accountId === accountId ? (stored.view ?? null) : null;
  } catch {
    return null;
  }
}

/** Without a result there is nothing to show offline. */
export function storeResult(accountId: string, view: ResultView): void {
  if (view.confirmed === null) return eraseResult();
  store(storageKey, JSON.stringify({ accountId, view } satisfies Stored));
}

export const eraseResult = (): void => eraseStored(storageKey);
