import { passwordForm } from '@trio/contracts/accounts';
import { useKeptForm } from '../../../../lib/forms/use-kept-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { updatePassword } from '../../api/update-password.ts';
import { CurrentPasswordField } from './current-password-field.tsx';
import { SaveRow } from './save-row.tsx';
import { useCurrentPassword } from './use-current-password.ts';

export function PasswordSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useText('errors');
  const { email } = useAccount();
  const current = useCurrentPassword();
  const password = useKeptForm({
    schema: passwordForm,
    submit: async (values) => {
      await current.askIfNeeded(() => updatePassword(values));
      countEvent('password-change');
    },
    fieldOf: { ...current.fieldOf, 'form/password-common': 'password' },
  });
  const error = (field: string) => password.fields[field] && e(password.fields[field]);
  const reveal = { showLabel: i('field.showPassword'), hideLabel: i('field.hidePassword') };

  return (
    <Section heading={t('password.heading')}>
      <form {...password.form} className={form.form}>
        {/* Whose password it is, for the browser that keeps it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {current.isAsked && <CurrentPasswordField error={error('currentPassword')} />}
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
