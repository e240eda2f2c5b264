import type { AccountRecord } from '@trio/contracts/accounts';
import {
  resendVerification,
  useFreshAccount,
} from '../../features/accounts/components/account/account-confirmation.ts';
import { useAction } from '../../lib/forms/use-action.ts';
import { useErrorText } from '../../lib/language/use-error-text.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useAccount } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import style from './waiting-notice.module.css';

interface WaitingNoticeProps {
  reason: NonNullable<AccountRecord['waitsFor'] | AccountRecord['emailConfirmation']>;
}

/** Later messages replace the first one, which still takes up its space: nothing below moves. */
export function WaitingNotice({ reason }: WaitingNoticeProps) {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const { email, pendingEmail } = useAccount();
  const { state, run } = useAction(resendVerification);
  useFreshAccount(true);
  const isBusy = state.status === 'busy';
  const isFirst = state.status === 'idle' || isBusy;
  const isStudent = reason === 'asked' || reason === 'required';
  const words = {
    verification: () => t('notice.verification', { address: pendingEmail ?? email }),
    approval: () => t('notice.approval'),
    asked: () => t('confirmation.asked', { email }),
    required: () => t('confirmation.required', { email }),
  };
  return (
    <div className={style.notice}>
      <div className={style.words}>
        <p className={isFirst ? undefined : style.room}>{words[reason]()}</p>
        <p role="status">
          {state.status === 'done' && t(isStudent ? 'resend.sent.student' : 'resend.sent')}
        </p>
        <p role="alert">{state.status === 'failed' && e(state.problem)}</p>
      </div>
      {reason !== 'approval' && (
        <Button look="quiet" isBusy={isBusy} onClick={() => void run()}>
          <span className={style.words}>
            <span className={isBusy ? style.room : undefined}>{t('resend.again')}</span>
            {isBusy && <span>{i('form.sending')}</span>}
          </span>
        </Button>
      )}
    </div>
  );
}
