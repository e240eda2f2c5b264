import { useRef } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { updateDetails } from '../../api.ts';
import { resendVerification } from './account-confirmation.ts';
import style from './account-page.module.css';

function ResendMail() {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const isStudent = useAccount().role === 'student';
  const { run, isPending, isSuccess, problem } = useServerChange({
    mutationFn: resendVerification,
  });
  return (
    <>
      <div className={style.outcome}>
        <Button look="quiet" isBusy={isPending} onClick={() => run()}>
          {isPending ? i('form.sending') : t('resend.again')}
        </Button>
        <SuccessNotice>
          {isSuccess && t(isStudent ? 'resend.sent.student' : 'resend.sent')}
        </SuccessNotice>
      </div>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
    </>
  );
}

export function ConfirmationNote() {
  const t = useText('account');
  const { emailConfirmation, email } = useAccount();
  if (emailConfirmation === undefined) return null;
  const isRequired = emailConfirmation === 'required';
  return (
    <Note>
      <p>{t(isRequired ? 'confirmation.required' : 'confirmation.asked', { email })}</p>
      <ResendMail />
    </Note>
  );
}

export function CorrectionNote() {
  const t = useText('account');
  const { pendingEmail, email } = useAccount();
  if (pendingEmail === undefined) return null;
  return (
    <Note>
      <p>
        {t('correction.text', { address: pendingEmail })}{' '}
        {t('correction.current', { current: email })}
      </p>
    </Note>
  );
}

export function WaitingNote() {
  const t = useText('account');
  const { waitsFor, email, pendingEmail } = useAccount();
  if (!waitsFor) return null;
  return (
    <Note>
      <p>
        {waitsFor === 'verification'
          ? t('waiting.verification', { address: pendingEmail ?? email })
          : t('waiting.approval')}
      </p>
      {/* A pending new address has its own resend button. */}
      {waitsFor === 'verification' && pendingEmail === undefined && <ResendMail />}
    </Note>
  );
}

export function NewEmail({ onCancelled }: { onCancelled: () => void }) {
  const t = useText('account');
  const e = useErrorText();
  const { email, pendingEmail, firstname, lastname, role, username = '' } = useAccount();
  const isStudent = role === 'student';
  const current = email || username;
  const notice = useRef<HTMLParagraphElement>(null);
  const cancellation = useServerChange({
    // The saved names: unsaved ones in the fields have their own button.
    mutationFn: () => updateDetails({ firstname, lastname, email }),
    onSuccess: (saved) => {
      updateAccount({ pendingEmail: undefined, ...saved });
      onCancelled();
      notice.current?.focus();
    },
  });
  return (
    <>
      {pendingEmail !== undefined && (
        <Note>
          <p>
            {t(isStudent ? 'newEmail.text.student' : 'newEmail.text', {
              address: pendingEmail,
              current,
            })}
          </p>
          <ResendMail />
          <Button look="quiet" isBusy={cancellation.isPending} onClick={() => cancellation.run()}>
            {isStudent ? t('newEmail.cancel') : t('newEmail.keep', { current })}
          </Button>
          {cancellation.problem !== null && <ErrorNotice>{e(cancellation.problem)}</ErrorNotice>}
        </Note>
      )}
      <SuccessNotice ref={notice}>
        {pendingEmail === undefined &&
          cancellation.isSuccess &&
          (isStudent ? t('newEmail.cancelled') : t('newEmail.kept', { current }))}
      </SuccessNotice>
    </>
  );
}
