import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { fetchAhead } from '../../../lib/offline/fetch-ahead.ts';
import { loadSort, retrySort } from '../../../lib/sort/sort-lifecycle.ts';
import { useSortState } from '../../../lib/sort/sort-state.ts';
import { Button } from '../../../ui/button.tsx';
import { MessagePage } from '../../../ui/message-page.tsx';
import { NetworkStatus } from '../../../ui/network-status.tsx';
import { PageWaiting } from '../../../ui/page-waiting.tsx';
import { SavingNotice } from '../../../ui/saving-notice.tsx';

const noCards: readonly string[] = [];

/** Every page of the cards waits here until the student's sort is known. */
export function SortGate({ children }: { children: ReactNode }) {
  const t = useText('shell');
  const state = useSortState();
  const { status } = state;
  // A page that was waited for is drawn in slices: what waits stays until all of it is there.
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
    return (
      <MessagePage heading={t('status.offlineHeading')} text={t('status.offline')}>
        <Button onClick={retrySort}>{t('status.retry')}</Button>
      </MessagePage>
    );
  }
  return (
    <>
      <SavingNotice
        saving={state.saving}
        isOnlyOnPage={state.isOnlyOnPage === true}
        hasGoneOn={state.hasGoneOn === true}
      />
      {children}
      <NetworkStatus isWaiting={state.saving === 'waiting' && !state.isOnlyOnPage} />
    </>
  );
}
