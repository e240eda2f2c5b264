import { createChunk } from '../loading/chunk.ts';
import { beforeSignOut, currentAccount, isSignedOut, watchSession } from '../session/session.ts';
import { mayHaveKept } from './kept-note.ts';

const store = createChunk('sort/store', async () => {
  const [{ deviceStore }, { isAllSent }] = await Promise.all([
    import('./device-store.ts'),
    import('./kept-sort.ts'),
  ]);
  return { deviceStore, isAllSent };
});
const lifecycle = createChunk('sort/lifecycle', () => import('./sort-lifecycle.ts'));
/** No page waits for these files: without them what is kept is sent at the next visit. */
const inBackground = { mayReload: false };

/**
 * Chromebooks are shared: whoever is signed out, in whichever way, leaves nothing behind that the
 * server has. What it does not have yet stays, out of sight, until they come back; then it is sent,
 * wherever in the product they are. Whoever never had a sort here loads nothing for it.
 */
export function watchKept(): void {
  let last: string | null = null;
  const look = (): void => {
    const account = currentAccount();
    const who = isSignedOut() ? 'nobody' : (account?._id ?? null);
    if (who === last || who === null) return;
    last = who;
    if (!mayHaveKept()) return;
    const owner = account?.role === 'student' ? account._id : null;
    (owner === null ? tidy(null) : sendKeptOf(owner)).catch(() => undefined);
  };
  watchSession(look);
  look();
  // Until the keeper is loaded, which then speaks for itself.
  beforeSignOut(() => {
    const account = currentAccount();
    return account?.role === 'student' && mayHaveKept() ? flushKeptOf(account._id) : null;
  });
}

async function tidy(exceptFor: string | null): Promise<void> {
  const { deviceStore } = await store.fetch(inBackground);
  await deviceStore.tidy(exceptFor);
}

async function hasUnsentOf(accountId: string): Promise<boolean> {
  const { deviceStore, isAllSent } = await store.fetch(inBackground);
  const record = await deviceStore.read(accountId);
  return record !== null && !isAllSent(record);
}

async function sendKeptOf(accountId: string): Promise<void> {
  if (!(await hasUnsentOf(accountId))) return tidy(accountId);
  const { loadSort } = await lifecycle.fetch(inBackground);
  await loadSort();
}

async function flushKeptOf(accountId: string): Promise<void> {
  if (!(await hasUnsentOf(accountId).catch(() => false))) return;
  const { flushSort } = await lifecycle.fetch(inBackground);
  await flushSort();
}
