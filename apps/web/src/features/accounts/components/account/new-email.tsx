import { useRef } from 'react';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { updateDetails } from '../../api/update-details.ts';
import { ResendMail } from './resend-mail.tsx';

/** A new address that waits for its confirmation: what to do, and the way back to the old one. */
export function NewEmail({ onKeptOld }: { onKeptOld: () => void }) {
  const t = useText('account');
  const e = useText('errors');
  const { email, pendingEmail, firstname, lastname } = useAccount();
  const said = useRef<HTMLParagraphElement>(null);
  const keep = useAction(async () => {
    // The names as they were saved last: what stands in the fields is for their own button.
    updateAccount({
      pendingEmail: undefined,
      ...(await updateDetails({ firstname, lastname, email })),
    });
  });
  const keepOld = async () => {
    if (!(await keep.run())) return;
    onKeptOld();
    // The button is gone with its note: the focus goes to what is said instead.
    said.current?.focus();
  };
  const isBusy = keep.state.status === 'busy';
  return (
    <>
      {pendingEmail !== undefined && (
        <Note>
          <p>{t('newEmail.text', { address: pendingEmail, current: email })}</p>
          <ResendMail />
          <Button look="quiet" isBusy={isBusy} onClick={() => void keepOld()}>
            {t('newEmail.keep', { current: email })}
          </Button>
          {keep.state.status === 'failed' && <ErrorNotice>{e(keep.state.problem)}</ErrorNotice>}
        </Note>
      )}
      <SuccessNotice ref={said}>
        {pendingEmail === undefined &&
          keep.state.status === 'done' &&
          t('newEmail.kept', { current: email })}
      </SuccessNotice>
    </>
  );
}
