import { useServerChange } from '../../../../lib/api/query.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { resendVerification } from '../../api/resend-verification.ts';
import style from './account-page.module.css';

export function ResendMail() {
  const t = useText('account');
  const i = useText('identity');
  const e = useText('errors');
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
