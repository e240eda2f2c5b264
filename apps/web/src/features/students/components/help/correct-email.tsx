import { correctionForm } from '@trio/contracts/staff-help';
import { useState } from 'react';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import form from '../../../../ui/form.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { correctEmail } from '../../api.ts';
import { type HelpedStudent, loginOf } from '../../model.ts';

interface CorrectEmailProps {
  student: HelpedStudent;
  name: string;
  onBusy: (isBusy: boolean) => void;
  onChanged: () => void;
  onClose: () => void;
}

export function CorrectEmail({ student, name, onBusy, onChanged, onClose }: CorrectEmailProps) {
  const t = useText('access');
  const e = useErrorText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const correction = useForm({
    schema: correctionForm,
    submit: async ({ email }) => {
      onBusy(true);
      const { pendingEmail } = await correctEmail(student._id, email).finally(() => onBusy(false));
      onChanged();
      setSentTo(pendingEmail);
    },
    fieldOf: {
      'auth/email-already-exists': 'email',
      'auth/invalid-email': 'email',
      'auth/email-domain-not-whitelisted': 'email',
      'auth/email-domain-blacklisted': 'email',
      'student/same-email': 'email',
    },
  });
  const problem = correction.fields['email'];
  if (sentTo !== null) {
    return (
      <>
        <p ref={takeFocus} tabIndex={-1}>
          {t('email.sent', { email: sentTo })}
        </p>
        <div className={form.actions}>
          <Button onClick={onClose}>{t('access.done')}</Button>
        </div>
      </>
    );
  }
  return (
    <form {...correction.form} className={form.form}>
      <p>{t('email.text', { name })}</p>
      <p>
        {t(student.email === '' ? 'access.username' : 'email.current', { login: loginOf(student) })}
      </p>
      {student.email !== '' && <p>{t('email.oldTold')}</p>}
      <TextField
        ref={takeFocus}
        label={t('email.field')}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem && e(problem)}
        required
      />
      <FormNotice problem={correction.problem} fields={{}} />
      <div className={form.actions}>
        <Button type="submit" isBusy={correction.isSending}>
          {t(correction.isSending ? 'email.busy' : 'email.send')}
        </Button>
        <Button look="quiet" isBusy={correction.isSending} onClick={onClose}>
          {t('access.cancel')}
        </Button>
      </div>
    </form>
  );
}
