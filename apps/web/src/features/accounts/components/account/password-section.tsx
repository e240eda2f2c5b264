import { passwordForm } from '@trio/contracts/accounts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiFailure } from '../../../../lib/api/api-failure.ts';
import { useKeptForm } from '../../../../lib/forms/use-kept-form.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { countEvent } from '../../../../lib/usage/usage.ts';
import form from '../../../../ui/form.module.css';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { updatePassword } from '../../api/update-password.ts';
import { SaveRow } from './save-row.tsx';

export function PasswordSection() {
  const t = useText('account');
  const i = useText('identity');
  const e = useText('errors');
  const { email, role } = useAccount();
  const [isCurrentAsked, setCurrentAsked] = useState(false);
  const password = useKeptForm({
    schema: passwordForm,
    submit: async (values) => {
      try {
        await updatePassword(values);
      } catch (error) {
        // Only the server knows how old the sign-in is. The field has to stand before it gets the focus.
        const isAsked =
          error instanceof ApiFailure && error.code === 'form/current-password-required';
        if (isAsked) flushSync(() => setCurrentAsked(true));
        throw error;
      }
      setCurrentAsked(false);
      countEvent('password-change');
    },
    fieldOf: {
      'form/current-password-required': 'currentPassword',
      'form/current-password-wrong': 'currentPassword',
      'form/password-common': 'password',
    },
  });
  const error = (field: string) => password.fields[field] && e(password.fields[field]);
  const reveal = { showLabel: i('field.showPassword'), hideLabel: i('field.hidePassword') };

  return (
    <Section heading={t('password.heading')}>
      <form {...password.form} className={form.form}>
        {/* Whose password it is, for the browser that keeps it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {isCurrentAsked && (
          <PasswordField
            label={t('password.current')}
            name="currentPassword"
            autoComplete="current-password"
            hint={t(role === 'school' ? 'password.why.school' : 'password.why.student')}
            error={error('currentPassword')}
            required
            {...reveal}
          />
        )}
        <div className={form.pair}>
          <PasswordField
            label={i('field.newPassword')}
            name="password"
            autoComplete="new-password"
            hint={i('signup.passwordHint')}
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
