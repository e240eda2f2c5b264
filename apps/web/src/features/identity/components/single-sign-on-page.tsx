import { homeOf, pages } from '@trio/contracts/pages';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useHint } from '../../../lib/forms/use-hint.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { PartRegister, useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { resumeSession, useSession } from '../../../lib/session/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/loading.tsx';
import { finishSignOn, storeWantedPage, readWantedPage } from '../model/single-sign-on.ts';
import { readSignOnCallback } from '../model/sign-on-callback.ts';
import style from './single-sign-on-page.module.css';

/**
 * Waits until the session is known to be logged out: a link from another site must never replace
 * the logged-in account.
 */
export function SingleSignOnPage() {
  const t = useText('sso');
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [callback] = useState(() => readSignOnCallback(pathname, search));
  const [problem, setProblem] = useState<FormProblem | null>(
    callback.from === null ? callback.problem : null,
  );
  const isSigningOn = useRef(false);
  usePageTitle(problem === null ? t('sso.title') : t('sso.failed'));

  useEffect(() => {
    // The code is a secret: it must not stay in the history, a bookmark or a screenshot.
    if (search !== '') void navigate(pathname, { replace: true });
  }, [search, pathname, navigate]);

  useEffect(() => {
    if (session.status !== 'signed-out' || callback.from === null) return;
    isSigningOn.current = true;
    finishSignOn(callback).catch((error: unknown) => setProblem(problemOf(error)));
  }, [session.status, callback]);

  const role = session.status === 'signed-in' ? session.account.role : null;
  useEffect(() => {
    if (role === null) return;
    const wanted = isSigningOn.current ? (readWantedPage() ?? homeOf(role)) : pages.dashboard.path;
    storeWantedPage(undefined);
    void navigate(wanted, { replace: true });
  }, [role, navigate]);

  if (session.status === 'unreachable') {
    return (
      <PartRegister value="tu">
        <Failed problem={session.isServerDown ? 'server/unavailable' : 'error.offline'}>
          <TryAgain />
        </Failed>
      </PartRegister>
    );
  }
  if (session.status !== 'signed-out' || problem === null) {
    return <Spinner label={t('sso.working')} />;
  }
  return (
    <PartRegister value="tu">
      <Failed problem={problem}>
        <ButtonLink to={pages.login.path}>{t('sso.toLogin')}</ButtonLink>
      </Failed>
    </PartRegister>
  );
}

function Failed({ problem, children }: { problem: FormProblem; children: ReactNode }) {
  const t = useText('sso');
  const e = useErrorText();
  const hintOf = useHint();
  return (
    <div className={style.page}>
      <h1>{t('sso.failed')}</h1>
      <ErrorNotice hint={hintOf(problem)}>{e(problem)}</ErrorNotice>
      {children}
    </div>
  );
}

function TryAgain() {
  const t = useText('shell');
  const retry = () => {
    document.getElementById('main')?.focus();
    void resumeSession();
  };
  return <Button onClick={retry}>{t('status.retry')}</Button>;
}
