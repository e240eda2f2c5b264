import { resetForm, resetPassword } from '@trio/contracts/identity';
import { useRef } from 'react';
import { send } from '../../../lib/api/send.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useTime } from '../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signIn } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import message from '../../../ui/message.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';
import type { GivenLogin } from './login-form.tsx';

interface GivenPasswordFormProps {
  given: GivenLogin;
  onRestart: () => void;
  onCancel: () => void;
}

/** After a log-in with a password that staff gave: nothing else is open until a new one is chosen. */
export function GivenPasswordForm({ given, onRestart, onCancel }: GivenPasswordFormProps) {
  const t = useText('identity');
  const e = useErrorText();
  const dateOf = useDate();
  const timeOf = useTime();
  const saved = useRef<string | null>(null);
  const choice = useForm({
    schema: resetForm,
    submit: async ({ password }) => {
      // The token works once: if only the log-in failed, the next attempt repeats only that.
      if (saved.current === null) {
        await send(resetPassword, null, { token: given.token, password });
        saved.current = password;
      }
      await signIn(given.email, saved.current);
    },
    fieldOf: { 'form/password-common': 'password' },
  });
  const error = (field: string) => choice.fields[field] && e(choice.fields[field]);
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  const isBusy = choice.isSending || choice.isDone;

  if (choice.problem === 'auth/link-invalid') {
    return (
      <div className={message.message}>
        <p ref={takeFocus} tabIndex={-1}>
          {t('given.late')}
        </p>
        <div className={form.actions}>
          <Button onClick={onRestart}>{t('login.submit')}</Button>
        </div>
      </div>
    );
  }
  return (
    <form {...choice.form} className={form.form}>
      <p ref={takeFocus} tabIndex={-1}>
        {t('given.text', {
          name: given.givenBy,
          day: dateOf(given.givenAt),
          time: timeOf(given.givenAt),
        })}
      </p>
      {/* Tells the password manager which account this is. */}
      <input type="text" autoComplete="username" value={given.email} readOnly hidden />
      <div className={form.pair}>
        <PasswordField
          label={t('field.newPassword')}
          name="password"
          autoComplete="new-password"
          hint={error('password') ? undefined : t('signup.passwordHint')}
          error={error('password')}
          required
          {...reveal}
        />
        <PasswordField
          label={t('field.confirmPassword')}
          name="confirm"
          autoComplete="new-password"
          error={error('confirm')}
          required
          {...reveal}
        />
      </div>
      <FormNotice problem={choice.problem} fields={choice.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('form.sending') : t('given.submit')}
        </Button>
        <Button look="quiet" isBusy={isBusy} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
