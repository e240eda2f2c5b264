import type { BoardMember } from '@trio/contracts/boards';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import type { MemberActs } from '../api.ts';
import style from './boards.module.css';

interface MemberListProps {
  members: readonly BoardMember[];
  acts: MemberActs;
  ownId: string | null;
  onResent: () => void;
  onRemoved: (notice: string) => void;
}

export function MemberList({ members, ...rest }: MemberListProps) {
  const t = useText('boards');
  return (
    <ul className={style.list} aria-label={t('board.members')}>
      {members.map((member) => (
        <MemberRow key={member._id} member={member} {...rest} />
      ))}
    </ul>
  );
}

type State = 'joined' | 'invited' | 'over' | 'disabled';

function stateOf({ isInvited, isInviteOver, disabled }: BoardMember): State {
  if (disabled) return 'disabled';
  if (!isInvited) return 'joined';
  return isInviteOver ? 'over' : 'invited';
}

const labels = {
  joined: null,
  invited: 'board.invited',
  over: 'board.over',
  disabled: 'board.disabled',
} as const;
const facts = {
  joined: 'board.since',
  invited: 'board.invitedOn',
  over: 'board.overSince',
  disabled: 'board.disabledBy',
} as const;

const nameOf = ({ firstname, lastname }: BoardMember): string => `${firstname} ${lastname}`;

interface MemberRowProps extends Omit<MemberListProps, 'members'> {
  member: BoardMember;
}

function MemberRow({ member, acts, ownId, onResent, onRemoved }: MemberRowProps) {
  const t = useText('boards');
  const e = useErrorText();
  const dateOf = useDate();
  const [asks, setAsks] = useState(false);
  const resend = useServerChange({
    mutationFn: () => acts.resend(member._id),
    onSuccess: onResent,
  });
  const { isInvited, disabled, email, created } = member;
  const isSelf = member._id === ownId;
  const state = stateOf(member);
  const label = isSelf ? 'board.you' : labels[state];
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
        <span className={style.quiet}>{email}</span>
        <span className={style.quiet}>{t(facts[state], { date: dateOf(created) })}</span>
      </div>
      {!isSelf && (
        <div className={style.actions}>
          {isInvited && !disabled && (
            <Button
              look="quiet"
              isBusy={resend.isPending}
              aria-label={t('board.resendTo', { name })}
              onClick={() => resend.run()}
            >
              {t('board.resend')}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={t(isInvited ? 'board.takeBackOne' : 'board.removeOne', { name })}
            onClick={() => setAsks(true)}
          >
            {t(isInvited ? 'board.takeBack' : 'board.remove')}
          </Button>
          <div className={style.outcome}>
            <SuccessNotice>{resend.isSuccess && t('board.resent')}</SuccessNotice>
            {resend.problem !== null && <ErrorNotice>{e(resend.problem)}</ErrorNotice>}
          </div>
        </div>
      )}
      {asks && (
        <RemoveModal
          member={member}
          acts={acts}
          onClosed={(isDone) => {
            setAsks(false);
            if (isDone) onRemoved(t(isInvited ? 'board.takenBack' : 'board.removed', { name }));
          }}
        />
      )}
    </li>
  );
}

interface RemoveModalProps {
  member: BoardMember;
  acts: Pick<MemberActs, 'remove'>;
  onClosed: (isDone: boolean) => void;
}

const removeTexts = {
  heading: 'board.removeHeading',
  text: 'board.removeText',
  yes: 'board.removeYes',
} as const;
const takeBackTexts = {
  heading: 'board.takeBackHeading',
  text: 'board.takeBackText',
  yes: 'board.takeBackYes',
} as const;

function RemoveModal({ member, acts, onClosed }: RemoveModalProps) {
  const t = useText('boards');
  const texts = member.isInvited ? takeBackTexts : removeTexts;
  const values = { name: nameOf(member), email: member.email };
  const remove = async () => {
    try {
      await acts.remove(member._id);
    } catch (error) {
      // Another member was faster: the member is already removed.
      if (!(error instanceof ApiFailure) || error.code !== 'request/not-found') throw error;
    }
  };
  return (
    <ConfirmModal
      heading={t(texts.heading, values)}
      confirmLabel={t(texts.yes)}
      busyLabel={t('board.sending')}
      cancelLabel={t('board.cancel')}
      isDestructive
      action={remove}
      onClosed={onClosed}
    >
      <p>{t(texts.text, values)}</p>
    </ConfirmModal>
  );
}
