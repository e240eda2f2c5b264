import { signIn as endpoint } from '@trio/contracts/identity';
import { Link } from 'react-router';
import { useForm } from '../../../lib/forms/use-form.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { signIn } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import form from '../../../ui/form.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface LoginModalProps {
  signupPath: string;
  /** What the link to the other modal carries. */
  linkState: unknown;
  isImmediate: boolean;
  onClosed: () => void;
}

export function LoginModal({ signupPath, linkState, isImmediate, onClosed }: LoginModalProps) {
  const t = useText('identity');
  const e = useText('errors');
  usePageTitle(t('login.title'));
  const login = useForm({
    schema: endpoint.body,
    submit: ({ email, password }) => signIn(email, password),
  });
  const error = (field: string) => login.fields[field] && e(login.fields[field]);

  return (
    <Modal
      heading={t('login.heading')}
      closeLabel={t('form.cancel')}
      isBlocked={login.isSending}
      isImmediate={isImmediate}
      onClosed={onClosed}
    >
      {(close) => (
        <form {...login.form} className={form.form}>
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
          <PasswordField
            label={t('field.password')}
            name="password"
            autoComplete="current-password"
            showLabel={t('field.showPassword')}
            hideLabel={t('field.hidePassword')}
            error={error('password')}
            required
          />
          <FormNotice problem={login.problem} fields={login.fields} />
          <div className={form.actions}>
            <Button type="submit" isBusy={login.isSending}>
              {login.isSending ? t('form.sending') : t('login.submit')}
            </Button>
            <Button look="quiet" isBusy={login.isSending} onClick={close}>
              {t('form.cancel')}
            </Button>
          </div>
          {!login.isSending && (
            <p className={form.aside}>
              {t('login.noAccount')}{' '}
              <Link to={signupPath} state={linkState} replace>
                {t('login.toSignup')}
              </Link>
            </p>
          )}
        </form>
      )}
    </Modal>
  );
}
