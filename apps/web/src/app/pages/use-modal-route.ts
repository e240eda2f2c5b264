import { homeOf, pages } from '@trio/contracts/pages';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../lib/session/session.ts';
import { useWantedPage, type WantedPage } from '../guard.tsx';

/** Carried from one modal to the other, so that it opens in the first one's place. */
interface ModalState extends WantedPage {
  readonly isImmediate?: boolean;
  /** There is no page of ours behind this one. */
  readonly isFirstPage?: boolean;
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
  const { key, state } = useLocation() as { key: string; state: ModalState | null };
  const role = session.status === 'signed-in' && !isForEverybody ? session.account.role : null;
  const isFirstPage = key === 'default' || (state?.isFirstPage ?? false);

  useEffect(() => {
    if (role !== null) void navigate(wanted ?? homeOf(role), { replace: true });
  }, [role, wanted, navigate]);

  const linkState: ModalState = {
    ...(wanted !== undefined && { wanted }),
    isImmediate: true,
    isFirstPage,
  };
  return {
    linkState,
    email: state?.email ?? '',
    isImmediate: state?.isImmediate ?? false,
    onClosed: () => {
      // Opened from one of our pages, closing goes back to it; opened by its address, there is no back.
      const hasNoBack = isFirstPage || wanted !== undefined;
      void (hasNoBack ? navigate(pages.landing.path, { replace: true }) : navigate(-1));
    },
  };
}
