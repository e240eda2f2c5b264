import { homeOf } from '@trio/contracts/pages';
import { createPdfTicket, getPdf } from '@trio/contracts/profile';
import { isLanguage, type Language } from '@trio/i18n/languages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { call, withQuery } from '../../../../lib/api/call.ts';
import { request } from '../../../../lib/api/send.ts';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useLanguage } from '../../../../lib/language/language.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent, sendWaitingEvents } from '../../../../lib/usage/usage.ts';
import { Button } from '../../../../ui/button.tsx';
import { MessagePage } from '../../../../ui/message-page.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { Spinner } from '../../../../ui/loading.tsx';
import style from './profile-page.module.css';

type TabState =
  | { readonly status: 'making' | 'busy' | 'ready' }
  | { readonly status: 'failed'; readonly problem: FormProblem };

const making: TabState = { status: 'making' };

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
  const e = useErrorText();
  const [query] = useSearchParams();
  const pageLanguage = useLanguage();
  const asked = query.get('language');
  const { state, start } = useProfileTab({
    language: isLanguage(asked) ? asked : pageLanguage,
    uid: query.get('uid'),
    resultId: query.get('resultId'),
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
          <Actions label={t('tab.again')} onStart={start} />
        </MessagePage>
      );
    case 'failed':
      return (
        <div className={style.page}>
          <h1 className={style.heading}>{t('tab.failed')}</h1>
          <ErrorNotice>{e(state.problem)}</ErrorNotice>
          <Actions label={t('tab.retry')} onStart={start} />
        </div>
      );
  }
}

function Actions({ label, onStart }: { label: string; onStart: () => void }) {
  const t = useText('results');
  const { role } = useAccount();
  const navigate = useNavigate();
  const again = () => {
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

interface ProfileRequest {
  readonly language: Language;
  readonly uid: string | null;
  readonly resultId: string | null;
}

interface MakeOptions {
  readonly onBusy: () => void;
  readonly signal: AbortSignal;
}

/** A class of thirty may ask at once: the last student still waits less than a minute. */
const tries = 8;
const shortestPause = 1_000;
const longestPause = 10_000;

async function makeProfile(
  wanted: ProfileRequest,
  { onBusy, signal }: MakeOptions,
): Promise<string> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await askOnce(wanted);
    } catch (error) {
      const isBusy = error instanceof ApiFailure && error.code === 'profile/busy';
      if (!isBusy || left === 0) throw error;
      onBusy();
      await pause(error.retryAfter ?? shortestPause, signal);
    }
  }
}

async function askOnce({ language, uid, resultId }: ProfileRequest): Promise<string> {
  const wanted = {
    language,
    ...(uid !== null && { uid }),
    ...(resultId !== null && { resultId }),
  };
  const { auth } = await call(createPdfTicket, wanted);
  const document = withQuery(getPdf, { ...wanted, auth });
  // The ticket alone authorizes the request, as it will in the address. The server caches the
  // document briefly, so the body is not read here: the viewer requests it again.
  const response = await request(document, null);
  await response.body?.cancel();
  return `/api${document.path}`;
}

const pause = (wanted: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const ms = Math.min(Math.max(wanted, shortestPause), longestPause);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('The page was closed.'));
    });
  });
