import { passwordForm } from '@trio/contracts/accounts';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useDateTime } from '../../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { updatePassword } from '../../api.ts';
import { CurrentPasswordField, currentPasswordFieldOf, SaveRow } from './section-form.tsx';

export function PasswordSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const { email, role, hasPassword, passwordGiven } = useAccount();
  const timeOf = useDateTime();
  const password = useEditForm({
    schema: passwordForm,
    submit: async (values) => {
      await updatePassword(values);
      updateAccount({ hasPassword: true });
      countEvent('password-change');
    },
    fieldOf: { ...currentPasswordFieldOf, 'form/password-common': 'password' },
  });
  const error = (field: string) => password.fields[field] && e(password.fields[field]);
  const reveal = { showLabel: i('field.showPassword'), hideLabel: i('field.hidePassword') };

  return (
    <Section heading={t('password.heading')}>
      {passwordGiven && (
        <p>{t('password.given', { name: passwordGiven.by, date: timeOf(passwordGiven.at) })}</p>
      )}
      <form {...password.form} className={form.form}>
        {/* Tells the password manager which account this is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <CurrentPasswordField
            hint={t(
              role !== 'student' ? 'password.whyAlways.school' : 'password.whyAlways.student',
            )}
            error={error('currentPassword')}
          />
        )}
        <div className={form.pair}>
          <PasswordField
            label={i('field.newPassword')}
            name="password"
            autoComplete="new-password"
            hint={error('password') ? undefined : i('signup.passwordHint')}
            error={error('password')}
            required
            {...reveal}
          />
          <PasswordField
            label={i('field.confirmPassword')}
            name="confirm"
            autoComplete="new-password"
            error={error('confirm')}
            required
            {...reveal}
          />
        </div>
        <SaveRow state={password} label={t('password.save')} saved={t('password.saved')} />
      </form>
    </Section>
  );
}
