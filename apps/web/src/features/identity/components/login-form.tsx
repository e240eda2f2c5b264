import { signIn as endpoint } from '@trio/contracts/identity';
import { pages } from '@trio/contracts/pages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { problemOf } from '../../../lib/forms/use-action.ts';
import { useForm, type FormProblem } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signIn, type PasswordChoice } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { Note } from '../../../ui/note.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { storeWantedPage, startSignOn } from '../model/single-sign-on.ts';
import { logInWithRetry } from '../model/log-in-with-retry.ts';
import style from './login-waiting.module.css';
import signOnButtonsStyle from './sign-on-buttons.module.css';

interface LoginFormProps {
  login: Login;
  email: string;
  notice: string | null;
  linkState: object;
  onCancel: () => void;
}

export function LoginForm({ login, email, notice, linkState, onCancel }: LoginFormProps) {
  const t = useText('identity');
  const e = useErrorText();
  const [typed, setTyped] = useState(email);
  const error = (field: string) => login.fields[field] && e(login.fields[field]);
  // Stays busy after success: a second submit could start before the next page opens.
  const isBusy = login.isSending || login.isDone;
  const isWaiting = login.secondsLeft !== null && login.secondsLeft > 0;

  return (
    <form
      {...login.form}
      className={form.form}
      onInput={(event) => {
        // The next attempt would send the old input.
        login.stopWaiting();
        login.form.onInput(event);
      }}
    >
      {notice !== null && <SuccessNotice>{notice}</SuccessNotice>}
      <TextField
        label={t('field.login')}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={email}
        onChange={(event) => setTyped(event.target.value)}
        error={error('email')}
        required
      />
      <PasswordField
        ref={email === '' ? null : takeFocus}
        label={t('field.password')}
        name="password"
        autoComplete="current-password"
        showLabel={t('field.showPassword')}
        hideLabel={t('field.hidePassword')}
        error={error('password')}
        required
      />
      <FormNotice problem={login.problem} fields={login.fields} />
      {login.secondsLeft !== null && (
        <LoginCountdown secondsLeft={login.secondsLeft} onStop={login.stopWaiting} />
      )}
      <div className={form.actions}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('form.sending') : t('login.submit')}
        </Button>
        <Button look="quiet" isBusy={isBusy && !isWaiting} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
      {(!isBusy || isWaiting) && (
        <div className={form.ways}>
          <Link to={pages.forgot.path} state={{ ...linkState, email: typed }} replace>
            {t('login.forgot')}
          </Link>
          <p className={form.aside}>
            {t('login.noAccount')}{' '}
            <Link to={pages.signup.path} state={linkState} replace>
              {t('login.toSignup')}
            </Link>
          </p>
          <Link to={pages.join.path}>{t('login.join')}</Link>
        </div>
      )}
      {!isBusy && <SignOnButtons />}
    </form>
  );
}

interface LoginCountdownProps {
  secondsLeft: number;
  onStop: () => void;
}

function LoginCountdown({ secondsLeft, onStop }: LoginCountdownProps) {
  const t = useText('identity');
  return (
    <Note>
      <p ref={takeFocus} tabIndex={-1}>
        {t('login.busy')}
      </p>
      <div className={style.next}>
        {/* With the role `timer`, a screen reader does not read each second aloud. */}
        <p role="timer">
          {secondsLeft === 0 ? t('form.sending') : t('login.nextTry', { count: secondsLeft })}
        </p>
        <Button look="quiet" isBusy={secondsLeft === 0} onClick={onStop}>
          {t('login.stop')}
        </Button>
      </div>
    </Note>
  );
}

export interface GivenLogin extends PasswordChoice {
  /** As typed. */
  readonly email: string;
}

export function useLogin(onGiven: (login: GivenLogin) => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const isStopped = useRef(false);
  const endWait = useRef<() => void>(() => {});
  const stopWaiting = useCallback(() => {
    isStopped.current = true;
    endWait.current();
  }, []);
  useEffect(() => stopWaiting, [stopWaiting]);

  const countDown = async (seconds: number): Promise<boolean> => {
    if (isStopped.current) return false;
    return new Promise((resolve) => {
      let left = seconds;
      const end = (goesOn: boolean) => {
        clearInterval(timer);
        resolve(goesOn);
      };
      const timer = setInterval(() => {
        left -= 1;
        setSecondsLeft(left);
        if (left === 0) end(true);
      }, 1000);
      endWait.current = () => end(false);
      setSecondsLeft(left);
    });
  };

  const login = useForm({
    schema: endpoint.body,
    submit: async ({ email, password }) => {
      isStopped.current = false;
      const logIn = () => signIn(email, password);
      const choice = await logInWithRetry(logIn, countDown).finally(() => setSecondsLeft(null));
      if (choice) onGiven({ ...choice, email });
    },
  });

  return {
    ...login,
    /** Until the next attempt; 0 while it runs, null if the server is not busy */
    secondsLeft,
    stopWaiting,
  };
}

type Login = ReturnType<typeof useLogin>;

interface Leaving {
  readonly to: string | null;
  readonly problem: FormProblem | null;
}

const staying: Leaving = { to: null, problem: null };

function SignOnButtons() {
  const t = useText('sso');
  const e = useErrorText();
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
      storeWantedPage(state?.wanted);
      window.location.assign(url);
    } catch (error) {
      setLeaving({ to: null, problem: problemOf(error) });
    }
  };

  if (settings.signOnProviders.length === 0) return null;
  return (
    <div className={signOnButtonsStyle.ways}>
      <p className={signOnButtonsStyle.students}>
        {t(settings.admitsStaffBySignOn ? 'sso.everyone' : 'sso.students')}
      </p>
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
