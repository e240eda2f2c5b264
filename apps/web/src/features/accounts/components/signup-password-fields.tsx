import { useText } from '../../../lib/language/use-text.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { SignupPart } from './signup-part.tsx';
import type { SignupFieldsProps } from './use-signup.ts';

export function SignupPasswordFields({ kind, error }: SignupFieldsProps) {
  const t = useText('identity');
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };
  return (
    <SignupPart isShown={kind !== 'contact'}>
      <PasswordField
        label={t('field.password')}
        name="password"
        autoComplete="new-password"
        hint={error('password') ? undefined : t('signup.passwordHint')}
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
    </SignupPart>
  );
}
