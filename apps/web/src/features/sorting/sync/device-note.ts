import { eraseStored, readStored, store } from '../../../lib/storage.ts';

/** Set while sorts may be stored here, so that other visitors need not load IndexedDB code. */
const noteKey = 'trio.kept';

export const mayHaveStored = (): boolean => readStored(noteKey) !== null;

export function noteStored(isStored: boolean): void {
  if (isStored) store(noteKey, '1');
  else eraseStored(noteKey);
}
