import { homeOf, pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { useWantedPage } from '../guard.tsx';

/**
 * A modal over the landing page: closed it gives way to the landing page; once somebody is signed in
 * it leads to the page they wanted, else to their home.
 */
export function useModalRoute() {
  const navigate = useNavigate();
  const session = useSession();
  const wanted = useWantedPage();
  const role = session.status === 'signed-in' ? session.account.role : null;

  useEffect(() => {
    if (role !== null) void navigate(wanted ?? homeOf(role), { replace: true });
  }, [role, wanted, navigate]);

  return { onClosed: () => void navigate(pages.landing.path) };
}
