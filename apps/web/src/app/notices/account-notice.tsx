import { pages } from '@trio/contracts/pages';
import { useLocation } from 'react-router';
import { later } from '../../lib/loading/later.ts';
import { useSession } from '../../lib/session/session.ts';

// Few schools ever see it, so nobody else downloads it.
const WaitingNotice = later(
  'waiting-notice',
  async () => (await import('./waiting-notice.tsx')).WaitingNotice,
);

/**
 * For a school on every page of its dashboard, as long as its code accepts nobody; for a student on the
 * home page, as long as the address is not confirmed. The account page says it in its own place.
 */
export function AccountNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'signed-in') return null;
  const { waitsFor, emailConfirmation } = session.account;
  if (emailConfirmation !== undefined && pathname === pages.cards.path) {
    return <WaitingNotice reason={emailConfirmation} />;
  }
  if (!waitsFor) return null;
  const isElsewhere = !pathname.startsWith(pages.dashboard.path) || pathname === pages.account.path;
  return isElsewhere ? null : <WaitingNotice reason={waitsFor} />;
}
