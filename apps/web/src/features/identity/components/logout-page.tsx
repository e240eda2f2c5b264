import { pages } from '@trio/contracts/pages';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import style from './logout-page.module.css';

type Failure = ApiFailure['code'];

export interface LoggedOut {
  readonly hasLoggedOut?: boolean;
}

const done: LoggedOut = { hasLoggedOut: true };

/** Does not wait for its texts to load. */
export function LogoutPage() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);

  const leave = useCallback(
    () =>
      signOut().then(
        () => navigate(pages.landing.path, { replace: true, state: done }),
        (error: unknown) => setFailure(error instanceof ApiFailure ? error.code : 'server/error'),
      ),
    [navigate],
  );
  const tryAgain = useCallback(() => {
    const main = document.getElementById('main');
    if (main?.contains(document.activeElement)) main.focus();
    setFailure(null);
    void leave();
  }, [leave]);

  useEffect(() => void leave(), [leave]);
  useEffect(() => {
    if (failure === null) return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [failure, tryAgain]);

  return (
    <Suspense>
      <LogoutState failure={failure} onRetry={tryAgain} />
    </Suspense>
  );
}

function LogoutState({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const t = useText('identity');
  const e = useErrorText();
  usePageTitle(t('logout.title'));
  if (failure === null) return <Spinner label={t('logout.working')} />;
  return (
    <div className={style.page}>
      <h1>{t('logout.heading')}</h1>
      <ErrorNotice>
        {t('logout.failed')} {e(failure)}
      </ErrorNotice>
      <Button onClick={onRetry}>{t('logout.retry')}</Button>
    </div>
  );
}
