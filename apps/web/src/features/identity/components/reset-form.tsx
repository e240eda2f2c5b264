import type { FormHandle } from '../../../lib/forms/use-form.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { PasswordField } from '../../../ui/password-field.tsx';

interface ResetFormProps {
  reset: FormHandle;
  isInvitation: boolean;
  onCancel: () => void;
}

export function ResetForm({ reset, isInvitation, onCancel }: ResetFormProps) {
  const t = useText('identity');
  const e = useText('errors');
  const error = (field: string) => reset.fields[field] && e(reset.fields[field]);
  const reveal = { showLabel: t('field.showPassword'), hideLabel: t('field.hidePassword') };

  return (
    <form {...reset.form} className={form.form}>
      {isInvitation && <p>{t('invite.text')}</p>}
      <PasswordField
        label={t(isInvitation ? 'field.password' : 'field.newPassword')}
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
      <FormNotice problem={reset.problem} fields={reset.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={reset.isSending}>
          {reset.isSending ? t('form.sending') : t('reset.submit')}
        </Button>
        <Button look="quiet" isBusy={reset.isSending} onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
