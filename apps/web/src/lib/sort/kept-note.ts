import { eraseStored, readStored, store } from '../storage.ts';

/** Says that there may be sorts on this device, so that whoever never had any need not be asked. */
const noteKey = 'trio.kept';

export const mayHaveKept = (): boolean => readStored(noteKey) !== null;

export function noteKept(isKept: boolean): void {
  if (isKept) store(noteKey, '1');
  else eraseStored(noteKey);
}
