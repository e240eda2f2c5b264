import { registerForm } from '@trio/contracts/accounts';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signIn } from '../../../lib/session/session.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { register } from '../api/register.ts';

interface SignupModalProps {
  loginPath: string;
  /** What the link to the other modal carries. */
  linkState: unknown;
  isImmediate: boolean;
  onClosed: () => void;
}

export function SignupModal({ loginPath, linkState, isImmediate, onClosed }: SignupModalProps) {
  const t = useText('identity');
  const e = useText('errors');
  usePageTitle(t('signup.title'));
  const registered = useRef<string>(null);
  const signup = useForm({
    schema: registerForm,
    submit: async ({ confirmPassword: _, ...body }) => {
      // Where only the sign-in failed, a second try must not meet its own account.
      if (registered.current !== body.email) {
        await register(body);
        countEvent('signup');
        registered.current = body.email;
      }
      await signIn(body.email, body.password);
    },
    fieldOf: { 'auth/school-not-found': 'code', 'auth/email-already-exists': 'email' },
  });
  const error = (field: string) => signup.fields[field] && e(signup.fields[field]);
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };

  return (
    <Modal
      heading={t('signup.heading')}
      closeLabel={t('form.cancel')}
      isBlocked={signup.isSending}
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) => (
        <form {...signup.form} className={form.form}>
          <input type="hidden" name="type" value="student" />
          <div className={form.pair}>
            <TextField
              label={t('field.firstname')}
              name="firstname"
              autoComplete="given-name"
              error={error('firstname')}
              required
            />
            <TextField
              label={t('field.lastname')}
              name="lastname"
              autoComplete="family-name"
              error={error('lastname')}
              required
            />
          </div>
          <div className={form.pair}>
            <TextField
              label={t('field.email')}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              error={error('email')}
              required
            />
            <TextField
              label={t('field.code')}
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              hint={t('signup.codeHint')}
              error={error('code')}
              required
            />
          </div>
          <div className={form.pair}>
            <PasswordField
              label={t('field.password')}
              name="password"
              autoComplete="new-password"
              hint={t('signup.passwordHint')}
              error={error('password')}
              required
              {...reveal}
            />
            <PasswordField
              label={t('field.confirmPassword')}
              name="confirmPassword"
              autoComplete="new-password"
              error={error('confirmPassword')}
              required
              {...reveal}
            />
          </div>
          <p className={form.small}>
            <strong>{t('signup.noticeHeading')}.</strong> {t('signup.notice')}
          </p>
          <FormNotice problem={signup.problem} fields={signup.fields} />
          <div className={form.actions}>
            <Button type="submit" isBusy={signup.isSending}>
              {signup.isSending ? t('form.sending') : t('signup.submit')}
            </Button>
            <Button look="quiet" isBusy={signup.isSending} onClick={close}>
              {t('form.cancel')}
            </Button>
          </div>
          {!signup.isSending && (
            <p className={form.aside}>
              {t('signup.hasAccount')}{' '}
              <Link to={loginPath} state={linkState} replace>
                {t('signup.toLogin')}
              </Link>
            </p>
          )}
        </form>
      )}
    </Modal>
  );
}
