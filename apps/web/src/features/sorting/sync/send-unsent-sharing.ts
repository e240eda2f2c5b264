import { createChunk } from '../../../lib/loading/chunk.ts';
import { currentAccount, watchSession } from '../../../lib/session/session.ts';
import { isEmpty, readUnsentSharing } from './unsent-sharing.ts';

const sync = createChunk('words/sync', () => import('./words-sharing.ts'));

/** Works from any page: a student who logs in again may not open the result. */
export function sendUnsentSharing(): void {
  const look = async (): Promise<void> => {
    const account = currentAccount();
    if (account?.role !== 'student' || isEmpty(readUnsentSharing(account._id))) return;
    const { syncSharing } = await sync.fetch({ mayReload: false });
    if (currentAccount()?._id === account._id) await syncSharing(account._id);
  };
  watchSession(() => void look().catch(() => undefined));
}
