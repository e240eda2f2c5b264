import { useText } from '../../../../lib/language/use-text.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';

interface CurrentPasswordFieldProps {
  hint: string;
  error: string | undefined;
}

/** Protects an account that was left logged in. */
export function CurrentPasswordField({ hint, error }: CurrentPasswordFieldProps) {
  const t = useText('account');
  const i = useText('identity');
  return (
    <PasswordField
      label={t('password.current')}
      name="currentPassword"
      autoComplete="current-password"
      hint={hint}
      error={error}
      required
      showLabel={i('field.showPassword')}
      hideLabel={i('field.hidePassword')}
    />
  );
}
