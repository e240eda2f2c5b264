import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { fetchAhead } from '../../../lib/offline/fetch-ahead.ts';
import { loadSort, retrySort } from '../sync/browser-sync.ts';
import { useSortState } from '../../../lib/current-sort.ts';
import { NetworkStatus } from '../../../ui/network-status.tsx';
import { PageWaiting } from '../../../ui/page-waiting.tsx';
import { SavingNotice } from '../../../ui/saving-notice.tsx';
import { UnreachedPage } from '../../../ui/unreached-page.tsx';

const noCards: readonly string[] = [];

export function SortGate({ children }: { children: ReactNode }) {
  const state = useSortState();
  const { status } = state;
  // The page renders in slices. The spinner stays until all of it is ready.
  const isDue = useDeferredValue(status !== 'loading');
  const deck = isDue && status === 'ready' ? (state.sort?.deck ?? noCards) : null;
  useEffect(() => {
    if (status === 'loading') void loadSort();
  }, [status]);
  useEffect(() => {
    if (deck) fetchAhead(deck);
  }, [deck]);
  if (status === 'loading' || !isDue) return <PageWaiting />;
  if (status === 'failed') {
    return <UnreachedPage isServerDown={state.isServerDown} onRetry={retrySort} />;
  }
  return (
    <>
      <SavingNotice
        saving={state.saving}
        isOnlyOnPage={state.isOnlyOnPage === true}
        wasRestored={state.wasRestored === true}
      />
      {children}
      <NetworkStatus isWaiting={state.saving === 'waiting' && !state.isOnlyOnPage} />
    </>
  );
}
