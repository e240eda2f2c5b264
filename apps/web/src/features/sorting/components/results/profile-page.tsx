import { isLanguage } from '@trio/i18n/languages';
import { homeOf } from '@trio/contracts/pages';
import { useNavigate, useSearchParams } from 'react-router';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { MessagePage } from '../../../../ui/message-page.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import style from './profile-page.module.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { makeProfile, type ProfileRequest } from '../../../../lib/profile/make-profile.ts';
import { countEvent, sendWaitingEvents } from '../../../../lib/usage/usage.ts';

type TabState =
  | { readonly status: 'making' | 'busy' | 'ready' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

const making: TabState = { status: 'making' };

/** Starts on mount; `start` starts again. */
function useProfileTab(wanted: ProfileRequest) {
  const [state, setState] = useState(making);
  const [round, setRound] = useState(0);

  const make = useEffectEvent(async (signal: AbortSignal) => {
    const show = (next: TabState): void => {
      if (!signal.aborted) setState(next);
    };
    try {
      const address = await makeProfile(wanted, { onBusy: () => show({ status: 'busy' }), signal });
      if (signal.aborted) return;
      // Staff who open a student's profile are counted on their own page.
      if (wanted.uid === null) countEvent('results-download');
      sendWaitingEvents();
      // A browser without a PDF viewer saves the document and stays on this page.
      show({ status: 'ready' });
      // Replaces this page, so that Back does not lead to a spinner.
      location.replace(address);
    } catch (error) {
      show({ status: 'failed', problem: problemOf(error) });
    }
  });

  useEffect(() => {
    const leaving = new AbortController();
    void make(leaving.signal);
    return () => leaving.abort();
  }, [round]);

  return {
    state,
    start: () => {
      setState(making);
      setRound(round + 1);
    },
  };
}

export function ProfilePage() {
  const t = useText('results');
  const e = useText('errors');
  const [query] = useSearchParams();
  const spoken = useLanguage();
  const asked = query.get('language');
  const { state, start } = useProfileTab({
    language: isLanguage(asked) ? asked : spoken,
    uid: query.get('uid'),
  });
  usePageTitle(t('tab.title'));

  switch (state.status) {
    case 'making':
    case 'busy':
      return (
        <div className={style.page}>
          <h1 className={style.heading}>{t('tab.making')}</h1>
          <Spinner label={t(state.status === 'busy' ? 'tab.busyText' : 'tab.makingText')} />
        </div>
      );
    case 'ready':
      return (
        <MessagePage heading={t('tab.ready')} text={t('tab.readyText')}>
          <Ways label={t('tab.again')} onStart={start} />
        </MessagePage>
      );
    case 'failed':
      return (
        <div className={style.page}>
          <h1 className={style.heading}>{t('tab.failed')}</h1>
          <ErrorNotice>{e(state.problem)}</ErrorNotice>
          <Ways label={t('tab.retry')} onStart={start} />
        </div>
      );
  }
}

function Ways({ label, onStart }: { label: string; onStart: () => void }) {
  const t = useText('results');
  const { role } = useAccount();
  const navigate = useNavigate();
  const again = () => {
    // The button disappears, so the focus moves to the start of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    onStart();
  };
  const close = () => {
    window.close();
    // A browser closes only tabs that a page has opened. Other tabs go to the home page.
    void navigate(homeOf(role), { replace: true });
  };
  return (
    <div className={style.ways}>
      <Button onClick={again}>{label}</Button>
      <Button look="quiet" onClick={close}>
        {t('tab.close')}
      </Button>
    </div>
  );
}
