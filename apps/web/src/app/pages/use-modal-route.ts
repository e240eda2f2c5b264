import { homeOf, pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { useWantedPage, type WantedPage } from '../guard.tsx';

interface ModalState extends WantedPage {
  readonly isImmediate?: boolean;
  /** Passed in state, so that it never appears in the address bar. */
  readonly email?: string;
}

export function useModalRoute({ isForEverybody = false } = {}) {
  const navigate = useNavigate();
  const session = useSession();
  const wanted = useWantedPage();
  const { state } = useLocation() as { state: ModalState | null };
  const isOverLanding = useOutletContext<boolean>();
  const role = session.status === 'signed-in' && !isForEverybody ? session.account.role : null;

  useEffect(() => {
    if (role !== null) void navigate(wanted ?? homeOf(role), { replace: true });
  }, [role, wanted, navigate]);

  const linkState: ModalState = {
    ...(wanted !== undefined && { wanted }),
    isImmediate: true,
  };
  return {
    linkState,
    email: state?.email ?? '',
    isImmediate: state?.isImmediate ?? false,
    onClosed: () => {
      // Going back avoids a second history entry for the landing page.
      const isBack = isOverLanding && wanted === undefined;
      void (isBack ? navigate(-1) : navigate(pages.landing.path, { replace: true }));
    },
  };
}
