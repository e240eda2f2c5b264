import { homeOf, pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { useWantedPage, type WantedPage } from '../guard.tsx';

/** Carried from one modal to the other, so that it opens in the first one's place. */
interface ModalState extends WantedPage {
  readonly isImmediate?: boolean;
  /** An address typed in the first modal: here, and never in the browser's address bar. */
  readonly email?: string;
}

/**
 * A modal over the landing page: closed it gives way to the landing page; once somebody is signed in
 * it leads to the page they wanted, else to their home, unless it has something for them as well.
 */
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
      // Always to the root. Where that is the page before, going back leaves no second entry of it.
      const isBack = isOverLanding && wanted === undefined;
      void (isBack ? navigate(-1) : navigate(pages.landing.path, { replace: true }));
    },
  };
}
