import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import type { FieldProblems } from '../../../lib/forms/use-form.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { PasswordField } from '../../../ui/password-field.tsx';

export const proofFieldOf = {
  'form/current-password-required': 'currentPassword',
  'form/current-password-wrong': 'currentPassword',
} as const;

/** Nothing for a person who logs in by single sign-on only. */
export function ProofField({ fields }: { fields: FieldProblems }) {
  const t = useText('factor');
  const i = useText('identity');
  const e = useErrorText();
  const { email, hasPassword } = useAccount();
  if (!hasPassword) return null;
  return (
    <>
      {/* Tells the password manager which account this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('factor.proof')}
        name="currentPassword"
        autoComplete="current-password"
        error={fields['currentPassword'] && e(fields['currentPassword'])}
        required
        showLabel={i('field.showPassword')}
        hideLabel={i('field.hidePassword')}
      />
    </>
  );
}
