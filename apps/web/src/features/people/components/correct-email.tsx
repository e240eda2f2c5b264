import { staffCorrectionForm, type PersonRecord } from '@trio/contracts/people';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { correctStaffEmail } from '../api.ts';

interface CorrectEmailProps {
  person: PersonRecord;
  name: string;
  /** The message, or null if nothing was done. */
  onClosed: (done: string | null) => void;
}

export function CorrectEmail({ person, name, onClosed }: CorrectEmailProps) {
  const t = useText('people');
  const e = useErrorText();
  const done = useRef<string | null>(null);
  const close = useRef(() => {});
  const correction = useForm({
    schema: staffCorrectionForm,
    submit: async ({ email }) => {
      const { pendingEmail } = await correctStaffEmail(person._id, email);
      done.current = t('people.correctDone', { email: pendingEmail });
      close.current();
    },
    fieldOf: {
      'auth/email-already-exists': 'email',
      'auth/invalid-email': 'email',
      'student/same-email': 'email',
    },
  });
  const problem = correction.fields['email'];
  return (
    <Modal
      heading={t('people.correctHeading', { name })}
      isBlocked={correction.isSending}
      onClosed={() => onClosed(done.current)}
    >
      {(closeModal) => (
        <form
          {...correction.form}
          className={form.form}
          onSubmit={(event) => {
            close.current = closeModal;
            correction.form.onSubmit(event);
          }}
        >
          <p>{t('people.correctText', { email: person.email })}</p>
          <TextField
            ref={takeFocus}
            label={t('people.newEmail')}
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
              {t('people.correctSend')}
            </Button>
            <Button look="quiet" isBusy={correction.isSending} onClick={closeModal}>
              {t('people.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  );
}
