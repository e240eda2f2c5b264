import { createChunk } from '../loading/chunk.ts';
import { currentAccount, watchSession } from '../session/session.ts';
import { hasUnsentCareers } from './saved-on-device.ts';

const sync = createChunk('careers/sync', () => import('./saved-careers.ts'));

/** Works from any page: a student who logs in again may not open the careers. */
export function sendUnsentCareers(): void {
  const look = async (): Promise<void> => {
    const account = currentAccount();
    if (account?.role !== 'student' || !hasUnsentCareers(account._id)) return;
    const { syncSavedCareers } = await sync.fetch({ mayReload: false });
    if (currentAccount()?._id === account._id) await syncSavedCareers(account._id);
  };
  watchSession(() => void look().catch(() => undefined));
}
