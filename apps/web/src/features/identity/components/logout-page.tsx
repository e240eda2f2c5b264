import { pages } from '@trio/contracts/pages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signOut } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import style from './logout-page.module.css';

/** Logs out as it is opened. Where the server could not be told, it says so and how to go on. */
export function LogoutPage() {
  const t = useText('identity');
  const e = useText('errors');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiFailure['code'] | null>(null);
  usePageTitle(t('logout.title'));

  useEffect(() => {
    signOut().then(
      () => navigate(pages.landing.path, { replace: true }),
      (error: unknown) => setFailure(error instanceof ApiFailure ? error.code : 'server/error'),
    );
  }, [navigate]);

  if (failure === null) return <Spinner label={t('logout.working')} />;
  return (
    <div className={style.page}>
      <ErrorNotice>
        {t('logout.failed')} {e(failure)}
      </ErrorNotice>
      <ButtonLink to={pages.landing.path}>{t('logout.toHome')}</ButtonLink>
    </div>
  );
}
