import type { StaffMember } from '@trio/contracts/staff';
import { useState } from 'react';
import { useDate } from '../../../lib/language/use-date.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf, stateOf } from '../model/member-state.ts';
import { RemoveModal } from './remove-modal.tsx';
import { ResendInvite } from './resend-invite.tsx';
import style from './staff-page.module.css';

interface MemberRowProps {
  member: StaffMember;
  isSelf: boolean;
  onResent: () => void;
  onRemoved: () => void;
}

const labels = {
  joined: null,
  invited: 'staff.invited',
  over: 'staff.over',
  disabled: 'staff.disabled',
} as const;
const facts = {
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
  const label = isSelf ? 'staff.you' : labels[state];
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
        <span className={style.quiet}>{t(facts[state], { date: dateOf(member.created) })}</span>
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
