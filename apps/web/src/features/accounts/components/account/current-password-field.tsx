import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { PasswordField } from '../../../../ui/password-field.tsx';

/** Asked for where a forgotten session could otherwise cost its owner the account. */
export function CurrentPasswordField({ error }: { error: string | undefined }) {
  const t = useText('account');
  const i = useText('identity');
  const { role } = useAccount();
  return (
    <PasswordField
      label={t('password.current')}
      name="currentPassword"
      autoComplete="current-password"
      hint={t(role === 'school' ? 'password.why.school' : 'password.why.student')}
      error={error}
      required
      showLabel={i('field.showPassword')}
      hideLabel={i('field.hidePassword')}
    />
  );
}
