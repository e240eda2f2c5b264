import { guardianForm } from '@trio/contracts/guardians';
import { normaliseEmail } from '@trio/domain/email';
import { useState } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useForm } from '../../lib/forms/use-form.ts';
import { useDate } from '../../lib/language/use-date.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../button.tsx';
import { FormNotice } from '../form-notice.tsx';
import form from '../form.module.css';
import { TextField } from '../text-field.tsx';
import style from './ask-guardian.module.css';

interface AskGuardianProps {
  /** The child's own email, as typed at the sign-up. */
  ownEmail?: string;
  ask: (guardianEmail: string) => Promise<{ readonly until: string }>;
  onClose?: () => void;
}

interface Sent {
  readonly email: string;
  readonly until: string;
}

/** In place of the sign-up, whose values are gone. */
export function AskGuardian({ ownEmail = '', ask, onClose }: AskGuardianProps) {
  const t = useText('age');
  const date = useDate();
  const [sent, setSent] = useState<Sent | null>(null);
  const close = onClose && (
    <Button look="quiet" onClick={onClose}>
      {t('askGuardian.close')}
    </Button>
  );
  if (sent) {
    return (
      <div key="sent" className={style.part}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {t('askGuardian.sentHeading')}
        </h2>
        <p className={style.text}>
          {t('askGuardian.sent.new', { email: sent.email, date: date(sent.until) })}
        </p>
        <div className={form.actions}>
          <Button look="quiet" onClick={() => setSent(null)}>
            {t('askGuardian.again')}
          </Button>
          {close}
        </div>
      </div>
    );
  }
  return (
    <div key="asking" className={style.part}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {t('askGuardian.heading')}
      </h2>
      <p>{t('askGuardian.new')}</p>
      <p>{t('askGuardian.next.new')}</p>
      <GuardianForm
        ownEmail={ownEmail}
        ask={async (email) => setSent({ email, ...(await ask(email)) })}
      >
        {close}
      </GuardianForm>
    </div>
  );
}

interface GuardianFormProps {
  ownEmail: string;
  ask: (guardianEmail: string) => Promise<void>;
  children?: React.ReactNode;
}

export function GuardianForm({ ownEmail, ask, children }: GuardianFormProps) {
  const t = useText('age');
  const i = useText('identity');
  const e = useErrorText();
  const entry = useForm({
    schema: guardianForm,
    submit: async ({ guardianEmail }) => {
      if (ownEmail !== '' && normaliseEmail(ownEmail) === normaliseEmail(guardianEmail)) {
        throw new ApiFailure('guardian/own-email');
      }
      await ask(guardianEmail);
    },
    fieldOf: { 'guardian/own-email': 'guardianEmail', 'auth/invalid-email': 'guardianEmail' },
  });
  const problem = entry.fields['guardianEmail'];
  return (
    <form {...entry.form} className={form.form}>
      <TextField
        label={t('askGuardian.email')}
        name="guardianEmail"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('askGuardian.emailHint')}
        error={problem && e(problem)}
        required
      />
      <FormNotice problem={entry.problem} fields={entry.fields} />
      <div className={form.actions}>
        <Button type="submit" isBusy={entry.isSending}>
          {entry.isSending ? i('form.sending') : t('askGuardian.send')}
        </Button>
        {children}
      </div>
    </form>
  );
}
