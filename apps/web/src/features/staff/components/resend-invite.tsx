import type { StaffMember } from '@trio/contracts/staff';
import { useServerChange } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { resendInvite } from '../api/staff.ts';
import { nameOf } from '../model/member-state.ts';
import style from './staff-page.module.css';

interface ResendInviteProps {
  member: StaffMember;
  onResent: () => void;
}

export function ResendInvite({ member, onResent }: ResendInviteProps) {
  const t = useText('staff');
  const e = useText('errors');
  const resend = useServerChange({
    mutationFn: () => resendInvite(member._id),
    onSuccess: onResent,
  });
  return (
    <>
      <Button
        look="quiet"
        isBusy={resend.isPending}
        aria-label={t('staff.resendTo', { name: nameOf(member) })}
        onClick={() => resend.run()}
      >
        {t('staff.resend')}
      </Button>
      <div className={style.outcome}>
        <SuccessNotice>{resend.isSuccess && t('staff.resent')}</SuccessNotice>
        {resend.problem !== null && <ErrorNotice>{e(resend.problem)}</ErrorNotice>}
      </div>
    </>
  );
}
