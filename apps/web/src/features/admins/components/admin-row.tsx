import type { ListedAdmin } from '@trio/contracts/admins';
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
import { removeAdmin, resendInvite } from '../api.ts';
import style from './admins-page.module.css';

type AdminState = 'joined' | 'invited' | 'over' | 'disabled';

function stateOf({ isInvited, isInviteOver, disabled }: ListedAdmin): AdminState {
  if (disabled) return 'disabled';
  if (!isInvited) return 'joined';
  return isInviteOver ? 'over' : 'invited';
}

export const nameOf = ({ firstname, lastname }: ListedAdmin): string => `${firstname} ${lastname}`;

const stateLabels = {
  joined: null,
  invited: 'admins.invited',
  over: 'admins.over',
  disabled: 'admins.disabled',
} as const;
const stateFacts = {
  joined: 'admins.since',
  invited: 'admins.invitedOn',
  over: 'admins.overSince',
  disabled: 'admins.since',
} as const;

interface AdminRowProps {
  admin: ListedAdmin;
  isSelf: boolean;
  /** The user is the only one who can log in. */
  isLast: boolean;
  onResent: () => void;
  onRemoved: () => void;
}

export function AdminRow({ admin, isSelf, isLast, onResent, onRemoved }: AdminRowProps) {
  const t = useText('admins');
  const dateOf = useDate();
  const [isAsking, setAsking] = useState(false);
  const state = stateOf(admin);
  const label = isSelf ? 'admins.you' : stateLabels[state];
  const name = nameOf(admin);
  const words = removalWords(admin, isSelf);

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
        <span className={style.email}>{admin.email}</span>
        <span className={style.quiet}>{t(stateFacts[state], { date: dateOf(admin.created) })}</span>
        {isSelf && isLast && <span className={style.quiet}>{t('admins.leaveHint')}</span>}
      </div>
      <div className={style.actions}>
        {admin.isInvited && !admin.disabled && <ResendInvite admin={admin} onResent={onResent} />}
        {!(isSelf && isLast) && (
          <Button
            look="quiet"
            {...(words.one !== null && { 'aria-label': t(words.one, { name }) })}
            onClick={() => setAsking(true)}
          >
            {t(words.button)}
          </Button>
        )}
      </div>
      {isAsking && (
        <RemoveModal
          admin={admin}
          isSelf={isSelf}
          onClosed={(isDone) => {
            setAsking(false);
            if (isDone) onRemoved();
          }}
        />
      )}
    </li>
  );
}

const withdrawing = {
  button: 'admins.withdraw',
  one: 'admins.withdrawOne',
  heading: 'admins.withdrawHeading',
  text: 'admins.withdrawText',
  yes: 'admins.withdrawYes',
} as const;
const leaving = {
  button: 'admins.leave',
  one: null,
  heading: 'admins.leaveHeading',
  text: 'admins.leaveText',
  yes: 'admins.leaveYes',
} as const;
const removing = {
  button: 'admins.remove',
  one: 'admins.removeOne',
  heading: 'admins.removeHeading',
  text: 'admins.removeText',
  yes: 'admins.removeYes',
} as const;

function removalWords({ isInvited }: ListedAdmin, isSelf: boolean) {
  if (isInvited) return withdrawing;
  return isSelf ? leaving : removing;
}

interface ResendInviteProps {
  admin: ListedAdmin;
  onResent: () => void;
}

function ResendInvite({ admin, onResent }: ResendInviteProps) {
  const t = useText('admins');
  const e = useErrorText();
  const resend = useServerChange({
    mutationFn: () => resendInvite(admin._id),
    onSuccess: onResent,
  });
  return (
    <>
      <Button
        look="quiet"
        isBusy={resend.isPending}
        aria-label={t('admins.resendTo', { name: nameOf(admin) })}
        onClick={() => resend.run()}
      >
        {t('admins.resend')}
      </Button>
      <div className={style.outcome}>
        <SuccessNotice>{resend.isSuccess && t('admins.resent')}</SuccessNotice>
        {resend.problem !== null && <ErrorNotice>{e(resend.problem)}</ErrorNotice>}
      </div>
    </>
  );
}

interface RemoveModalProps {
  admin: ListedAdmin;
  isSelf: boolean;
  onClosed: (isDone: boolean) => void;
}

function RemoveModal({ admin, isSelf, onClosed }: RemoveModalProps) {
  const t = useText('admins');
  const words = removalWords(admin, isSelf);
  const values = { name: nameOf(admin), email: admin.email };
  const remove = async () => {
    try {
      await removeAdmin(admin._id);
    } catch (error) {
      // Another administrator was faster.
      if (!(error instanceof ApiFailure) || error.code !== 'request/not-found') throw error;
    }
  };
  return (
    <ConfirmModal
      heading={t(words.heading, values)}
      confirmLabel={t(words.yes)}
      busyLabel={t('admins.busy')}
      cancelLabel={t('admins.cancel')}
      isDestructive
      action={remove}
      onClosed={onClosed}
    >
      <p>{t(words.text, values)}</p>
    </ConfirmModal>
  );
}
