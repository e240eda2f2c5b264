import type { StaffMember } from '@trio/contracts/staff';
import { useAction } from '../../../lib/forms/use-action.ts';
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

/** The invitation once more: it was deleted, went astray or has run out. */
export function ResendInvite({ member, onResent }: ResendInviteProps) {
  const t = useText('staff');
  const e = useText('errors');
  const { state, run } = useAction(() => resendInvite(member._id));
  const resend = async () => {
    if (await run()) onResent();
  };
  return (
    <>
      <Button
        look="quiet"
        isBusy={state.status === 'busy'}
        aria-label={t('staff.resendTo', { name: nameOf(member) })}
        onClick={() => void resend()}
      >
        {t('staff.resend')}
      </Button>
      <div className={style.outcome}>
        <SuccessNotice>{state.status === 'done' && t('staff.resent')}</SuccessNotice>
        {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
      </div>
    </>
  );
}
