import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { problemOf } from '../../../lib/forms/use-action.ts';
import type { FormProblem } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { startSignOn } from '../api/single-sign-on.ts';
import { keepWantedPage } from '../model/wanted-page.ts';
import style from './sign-on-buttons.module.css';

interface Leaving {
  readonly to: string | null;
  readonly problem: FormProblem | null;
}

const staying: Leaving = { to: null, problem: null };

export function SignOnButtons() {
  const t = useText('sso');
  const e = useText('errors');
  const { state } = useLocation() as { state: { readonly wanted?: string } | null };
  const [leaving, setLeaving] = useState(staying);

  useEffect(() => {
    // The browser's back/forward cache may restore this page in its leaving state.
    const comeBack = () => setLeaving(staying);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const leave = async (provider: string) => {
    setLeaving({ to: provider, problem: null });
    try {
      const url = await startSignOn(provider);
      keepWantedPage(state?.wanted);
      window.location.assign(url);
    } catch (error) {
      setLeaving({ to: null, problem: problemOf(error) });
    }
  };

  if (settings.signOnProviders.length === 0) return null;
  return (
    <div className={style.ways}>
      <p className={style.students}>{t('sso.students')}</p>
      {settings.signOnProviders.map(({ id, label }) => (
        <Button key={id} look="quiet" isBusy={leaving.to !== null} onClick={() => void leave(id)}>
          <SchoolIcon />
          {t('sso.continue', { provider: label })}
        </Button>
      ))}
      {leaving.problem !== null && <ErrorNotice>{e(leaving.problem)}</ErrorNotice>}
    </div>
  );
}

/** A neutral icon: not a provider's trademark. */
const SchoolIcon = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
    <path d="M10 2 1 6.500l9 4.500 7.500-3.750V12.500H19V6.500Z" />
    <path d="M4 10.250V14c0 1.400 2.700 3 6 3s6-1.600 6-3v-3.750l-6 3Z" />
  </svg>
);
