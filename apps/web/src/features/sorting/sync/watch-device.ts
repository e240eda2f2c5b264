import { createChunk } from '../../../lib/loading/chunk.ts';
import {
  beforeSignOut,
  currentAccount,
  isSignedOut,
  watchSession,
} from '../../../lib/session/session.ts';
import { mayHaveStored } from './device-note.ts';

const store = createChunk('sort/store', async () => {
  const [{ deviceStore }, { isAllSent }] = await Promise.all([
    import('./device-store.ts'),
    import('./local-sort.ts'),
  ]);
  return { deviceStore, isAllSent };
});
const sync = createChunk('sort/sync', () => import('./browser-sync.ts'));
/** If these chunks fail to load, the unsent changes are sent at the next visit. */
const inBackground = { mayReload: false };

/**
 * Chromebooks are shared: after a log-out, sent records are deleted from the device. Unsent ones stay
 * until their student logs in again, and are then sent from any page.
 */
export function watchDevice(): void {
  let last: string | null = null;
  const look = (): void => {
    const account = currentAccount();
    const sessionKey = isSignedOut() ? 'signed-out' : (account?._id ?? null);
    if (sessionKey === last || sessionKey === null) return;
    last = sessionKey;
    if (!mayHaveStored()) return;
    const owner = account?.role === 'student' ? account._id : null;
    (owner === null ? removeSynced(null) : sendStored(owner)).catch(() => undefined);
  };
  watchSession(look);
  look();
  // Once loaded, the engine registers its own handler.
  beforeSignOut('sort', () => {
    const account = currentAccount();
    return account?.role === 'student' && mayHaveStored() ? flushStored(account._id) : null;
  });
}

async function removeSynced(exceptFor: string | null): Promise<void> {
  const { deviceStore } = await store.fetch(inBackground);
  await deviceStore.removeSynced(exceptFor);
}

async function hasUnsent(accountId: string): Promise<boolean> {
  const { deviceStore, isAllSent } = await store.fetch(inBackground);
  const record = await deviceStore.read(accountId);
  return record !== null && !isAllSent(record);
}

async function sendStored(accountId: string): Promise<void> {
  if (!(await hasUnsent(accountId))) return removeSynced(accountId);
  const { loadSort } = await sync.fetch(inBackground);
  await loadSort();
}

async function flushStored(accountId: string): Promise<void> {
  if (!(await hasUnsent(accountId).catch(() => false))) return;
  const { flushSort } = await sync.fetch(inBackground);
  await flushSort();
}
