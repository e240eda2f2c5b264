import { pages } from '@trio/contracts/pages';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import style from './logout-page.module.css';

/** Logs out as it is opened. Where the server could not be told, it says so and tries again. */
export function LogoutPage() {
  const t = useText('identity');
  const e = useText('errors');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure['code'] | null>(null);
  usePageTitle(t('logout.title'));

  const leave = useCallback(
    () =>
      signOut().then(
        () => navigate(pages.landing.path, { replace: true }),
        (error: unknown) => setFailure(error instanceof ApiFailure ? error.code : 'server/error'),
      ),
    [navigate],
  );
  useEffect(() => void leave(), [leave]);

  const tryAgain = () => {
    setFailure(null);
    void leave();
  };
  if (failure === null) return <Spinner label={t('logout.working')} />;
  return (
    <div className={style.page}>
      <h1>{t('logout.heading')}</h1>
      <ErrorNotice>
        {t('logout.failed')} {e(failure)}
      </ErrorNotice>
      <Button onClick={tryAgain}>{t('logout.retry')}</Button>
    </div>
  );
}
