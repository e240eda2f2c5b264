import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSortState, type Saving } from '../../../lib/current-sort.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { fetchAhead } from '../../../lib/offline/fetch-ahead.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { UnreachablePage } from '../../../ui/message-page.tsx';
import networkStatusStyle from '../../../ui/network-status.module.css';
import { Note } from '../../../ui/note.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { PageLoading } from '../../../ui/loading.tsx';
import style from '../../../ui/saving-notice.module.css';
import { loadSort, retrySort } from '../sync/browser-sync.ts';

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
  if (status === 'loading' || !isDue) return <PageLoading />;
  if (status === 'failed') {
    return <UnreachablePage isServerDown={state.isServerDown} onRetry={retrySort} />;
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

interface SavingNoticeProps {
  saving: Saving;
  isOnlyOnPage: boolean;
  wasRestored: boolean;
}

/** Shows only states that need an action of the student. */
export function SavingNotice({ saving, isOnlyOnPage, wasRestored }: SavingNoticeProps) {
  const t = useText('shell');
  if (saving === 'expired') return <Expired />;
  const isRefused = saving === 'refused';
  if (isRefused || (saving === 'waiting' && isOnlyOnPage)) {
    return (
      <div className={style.place}>
        <ErrorNotice>{t(isRefused ? 'network.refused' : 'network.onlyOnPage')}</ErrorNotice>
      </div>
    );
  }
  if (!wasRestored) return null;
  return (
    <div className={`${style.place} ${style.light}`} role="status">
      <Note>
        <p>{t('network.goneOn')}</p>
      </Note>
    </div>
  );
}

function Expired() {
  const t = useText('shell');
  const e = useErrorText();
  return (
    <div className={style.place}>
      <ErrorNotice>
        {t('network.expired')} {e('result/school-expired')}
      </ErrorNotice>
    </div>
  );
}

const noticeDelay = 1_000;

export function NetworkStatus({ isWaiting }: { isWaiting: boolean }) {
  const t = useText('shell');
  const isOnline = useOnline();
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setHasWaited(true), noticeDelay);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [isWaiting]);
  return (
    <div className={networkStatusStyle.status} role="status">
      {isWaiting && hasWaited && (
        <p className={networkStatusStyle.text} data-network-status>
          <CloudOff />
          {/* The whole sentence has no room in a phone's header. */}
          <span className={networkStatusStyle.short} aria-hidden="true">
            {t(isOnline ? 'network.here' : 'network.offline')}
          </span>
          <span className="visually-hidden-on-phone">{t('network.kept')}</span>{' '}
          <span className="visually-hidden">{t('network.later')}</span>
        </p>
      )}
    </div>
  );
}

function CloudOff() {
  return (
    <LineIcon
      className={networkStatusStyle.icon}
      d="M7.500 8.500A5.500 5.500 0 0 0 6.500 19H17M20 17.500A4.500 4.500 0 0 0 17.500 10h-1A6 6 0 0 0 11 6M4 3l17 18"
      box={24}
      weight={2}
    />
  );
}
