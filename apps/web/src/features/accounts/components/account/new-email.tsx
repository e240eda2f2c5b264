import { useRef } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { updateAccount, useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { updateDetails } from '../../api/account.ts';
import { ResendMail } from './resend-mail.tsx';

export function NewEmail({ onKeptOld }: { onKeptOld: () => void }) {
  const t = useText('account');
  const e = useText('errors');
  const { email, pendingEmail, firstname, lastname } = useAccount();
  const said = useRef<HTMLParagraphElement>(null);
  const keep = useServerChange({
    // The saved names: unsaved ones in the fields have their own button.
    mutationFn: () => updateDetails({ firstname, lastname, email }),
    onSuccess: (saved) => {
      updateAccount({ pendingEmail: undefined, ...saved });
      onKeptOld();
      // The focused button is gone with its note.
      said.current?.focus();
    },
  });
  return (
    <>
      {pendingEmail !== undefined && (
        <Note>
          <p>{t('newEmail.text', { address: pendingEmail, current: email })}</p>
          <ResendMail />
          <Button look="quiet" isBusy={keep.isPending} onClick={() => keep.run()}>
            {t('newEmail.keep', { current: email })}
          </Button>
          {keep.problem !== null && <ErrorNotice>{e(keep.problem)}</ErrorNotice>}
        </Note>
      )}
      <SuccessNotice ref={said}>
        {pendingEmail === undefined && keep.isSuccess && t('newEmail.kept', { current: email })}
      </SuccessNotice>
    </>
  );
}
