import { pages } from '@trio/contracts/pages';
import { useState } from 'react';
import { Link } from 'react-router';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LoginWaiting } from './login-waiting.tsx';
import { SignOnButtons } from './sign-on-buttons.tsx';
import type { Login } from './use-login.ts';

interface LoginFormProps {
  login: Login;
  /** Prefilled address; the password field then takes the focus */
  email: string;
  notice: string | null;
  linkState: object;
  onCancel: () => void;
}

export function LoginForm({ login, email, notice, linkState, onCancel }: LoginFormProps) {
  const t = useText('identity');
  const e = useText('errors');
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
        label={t('field.email')}
        name="email"
        type="email"
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
        <LoginWaiting secondsLeft={login.secondsLeft} onStop={login.stopWaiting} />
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
        </div>
      )}
      {!isBusy && <SignOnButtons />}
    </form>
  );
}
