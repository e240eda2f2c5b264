import { pages } from '@trio/contracts/pages';
import { useLocation } from 'react-router';
import { later } from '../../lib/loading/later.ts';
import { useSession } from '../../lib/session/session.ts';

// Few schools need it, so it has its own chunk.
const WaitingNotice = later(
  'waiting-notice',
  async () => (await import('./waiting-notice.tsx')).WaitingNotice,
);

/**
 * A school sees it on every dashboard page while its code accepts no students; a student on the
 * home page while the email address is not confirmed. The account page has its own notice.
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
