import { pages } from '@trio/contracts/pages';
import { lazy } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../lib/session/session.ts';

// Few schools ever see it, so nobody else downloads it.
const WaitingNotice = lazy(async () => ({
  default: (await import('./waiting-notice.tsx')).WaitingNotice,
}));

/** On every page of a dashboard, as long as the school's code accepts nobody. */
export function SchoolNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session.status !== 'signed-in' || !session.account.waitsFor) return null;
  // The account page says it beside the code.
  const isElsewhere = !pathname.startsWith(pages.dashboard.path) || pathname === pages.account.path;
  return isElsewhere ? null : <WaitingNotice waitsFor={session.account.waitsFor} />;
}
