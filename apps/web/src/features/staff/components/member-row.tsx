import type { StaffMember } from '@trio/contracts/staff';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { removeStaff, resendInvite } from '../api.ts';
import style from './staff-page.module.css';

type MemberState = 'joined' | 'invited' | 'over' | 'disabled';

function stateOf({ isInvited, isInviteOver, disabled }: StaffMember): MemberState {
  if (disabled) return 'disabled';
  if (!isInvited) return 'joined';
  return isInviteOver ? 'over' : 'invited';
}

export const nameOf = ({ firstname, lastname }: StaffMember): string => `${firstname} ${lastname}`;

interface MemberRowProps {
  member: StaffMember;
  isSelf: boolean;
  onResent: () => void;
  onRemoved: () => void;
}

const stateLabels = {
  joined: null,
  invited: 'staff.invited',
  over: 'staff.over',
  disabled: 'staff.disabled',
} as const;
const stateFacts = {
  joined: 'staff.since',
  invited: 'staff.invitedOn',
  over: 'staff.overSince',
  disabled: 'staff.disabledBy',
} as const;

export function MemberRow({ member, isSelf, onResent, onRemoved }: MemberRowProps) {
  const t = useText('staff');
  const dateOf = useDate();
  const [isAsking, setIsAsking] = useState(false);
  const state = stateOf(member);
  const label = isSelf ? 'staff.you' : stateLabels[state];
  const name = nameOf(member);

  return (
    <li className={style.row}>
      <div className={style.who}>
        <span className={style.name}>
          <strong>{name}</strong>
          {label !== null && (
            <span className={style.label} data-state={isSelf ? 'self' : state}>
              {t(label)}
            </span>
          )}
        </span>
        <span className={style.email}>{member.email}</span>
        <span className={style.quiet}>
          {t(stateFacts[state], { date: dateOf(member.created) })}
        </span>
      </div>
      {!isSelf && (
        <div className={style.actions}>
          {member.isInvited && !member.disabled && (
            <ResendInvite member={member} onResent={onResent} />
          )}
          <Button
            look="quiet"
            aria-label={t(member.isInvited ? 'staff.takeBackOne' : 'staff.removeOne', { name })}
            onClick={() => setIsAsking(true)}
          >
            {t(member.isInvited ? 'staff.takeBack' : 'staff.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <RemoveModal
          member={member}
          onClosed={(isDone) => (isDone ? onRemoved() : setIsAsking(false))}
        />
      )}
    </li>
  );
}

interface ResendInviteProps {
  member: StaffMember;
  onResent: () => void;
}

function ResendInvite({ member, onResent }: ResendInviteProps) {
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

interface RemoveModalProps {
  member: StaffMember;
  onClosed: (isDone: boolean) => void;
}

const removeTexts = {
  heading: 'staff.removeHeading',
  text: 'staff.removeText',
  yes: 'staff.removeYes',
} as const;
const takeBackTexts = {
  heading: 'staff.takeBackHeading',
  text: 'staff.takeBackText',
  yes: 'staff.takeBackYes',
} as const;

function RemoveModal({ member, onClosed }: RemoveModalProps) {
  const t = useText('staff');
  const texts = member.isInvited ? takeBackTexts : removeTexts;
  const values = { name: nameOf(member), email: member.email };
  const remove = async () => {
    try {
      await removeStaff(member._id);
    } catch (error) {
      // A colleague was faster: the member is already removed.
      if (!(error instanceof ApiFailure) || error.code !== 'request/not-found') throw error;
    }
  };
  return (
    <ConfirmModal
      heading={t(texts.heading, values)}
      confirmLabel={t(texts.yes)}
      busyLabel={t('staff.sending')}
      cancelLabel={t('staff.cancel')}
      isDestructive
      action={remove}
      onClosed={onClosed}
    >
      <p>{t(texts.text, values)}</p>
    </ConfirmModal>
  );
}
