import type { StaffMember } from '@trio/contracts/staff';
import type { StaffKind } from '@trio/domain/staff-kinds';
import { useState } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { updateAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import {
  removeStaff,
  resendInvite,
  resetFactor,
  stopStaffChange,
  updateStaffKind,
} from '../api.ts';
import { KindChoice, kindNames } from './kinds.tsx';
import style from './staff-page.module.css';

type MemberState = 'joined' | 'invited' | 'over' | 'disabled';

function stateOf({ isInvited, isInviteOver, disabled }: StaffMember): MemberState {
  if (disabled) return 'disabled';
  if (!isInvited) return 'joined';
  return isInviteOver ? 'over' : 'invited';
}

export const nameOf = ({ firstname, lastname }: StaffMember): string => `${firstname} ${lastname}`;

/** A colleague who is an owner keeps the access for seven days. */
export const isDelayed = ({ kind, isInvited }: StaffMember): boolean =>
  kind === 'owner' && !isInvited;

interface MemberRowProps {
  member: StaffMember;
  isSelf: boolean;
  canManage: boolean;
  onResent: () => void;
  onChanged: (text: string) => void;
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

export function MemberRow(props: MemberRowProps) {
  const { member, isSelf, canManage, onResent, onChanged, onRemoved } = props;
  const t = useText('staff');
  const dateOf = useDate();
  const [asks, setAsks] = useState<'remove' | 'kind' | 'factor' | null>(null);
  const state = stateOf(member);
  const label = isSelf ? 'staff.you' : stateLabels[state];
  const name = nameOf(member);

  return (
    <li className={style.row}>
      <div className={style.who}>
        <span className={style.name}>
          <strong>{name}</strong>
          <span className={style.kind}>{t(kindNames[member.kind])}</span>
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
        {member.hasSecondFactor && <span className={style.quiet}>{t('staff.hasFactor')}</span>}
        {member.change !== null && (
          <span className={style.change}>
            {t(changeTexts[member.change.kind ?? 'none'], { date: dateOf(member.change.due) })}
          </span>
        )}
      </div>
      {canManage && (
        <div className={style.actions}>
          {member.change !== null && <StopChange member={member} onChanged={onChanged} />}
          {member.change === null && (
            <Button
              look="quiet"
              aria-label={t('staff.changeKindOf', { name })}
              onClick={() => setAsks('kind')}
            >
              {t('staff.changeKind')}
            </Button>
          )}
          {!isSelf && member.isInvited && !member.disabled && (
            <ResendInvite member={member} onResent={onResent} />
          )}
          {!isSelf && member.hasSecondFactor && member.kind !== 'owner' && (
            <Button
              look="quiet"
              aria-label={t('staff.resetFactorOf', { name })}
              onClick={() => setAsks('factor')}
            >
              {t('staff.resetFactor')}
            </Button>
          )}
          {!isSelf && member.change?.kind !== null && (
            <Button
              look="quiet"
              aria-label={t(member.isInvited ? 'staff.takeBackOne' : 'staff.removeOne', { name })}
              onClick={() => setAsks('remove')}
            >
              {t(member.isInvited ? 'staff.takeBack' : 'staff.remove')}
            </Button>
          )}
        </div>
      )}
      {asks === 'remove' && (
        <RemoveModal
          member={member}
          onClosed={(isDone) => {
            setAsks(null);
            if (isDone) onRemoved();
          }}
        />
      )}
      {asks === 'factor' && (
        <ConfirmModal
          heading={t('staff.resetFactorOf', { name })}
          confirmLabel={t('staff.resetFactor')}
          busyLabel={t('staff.sending')}
          cancelLabel={t('staff.cancel')}
          isDestructive
          action={() => resetFactor(member._id)}
          onClosed={(isDone) => {
            setAsks(null);
            if (isDone) onChanged(t('staff.resetFactorDone', { name }));
          }}
        >
          <p>{t('staff.resetFactorText')}</p>
        </ConfirmModal>
      )}
      {asks === 'kind' && (
        <KindModal
          member={member}
          isSelf={isSelf}
          onClosed={(text) => {
            setAsks(null);
            if (text !== null) onChanged(text);
          }}
        />
      )}
    </li>
  );
}

const changeTexts = {
  none: 'staff.leavesOn',
  owner: 'staff.ownerOn',
  counsellor: 'staff.counsellorOn',
  teacher: 'staff.teacherOn',
} as const;

interface StopChangeProps {
  member: StaffMember;
  onChanged: (text: string) => void;
}

function StopChange({ member, onChanged }: StopChangeProps) {
  const t = useText('staff');
  const e = useErrorText();
  const name = nameOf(member);
  const stop = useServerChange({
    mutationFn: () => stopStaffChange(member._id),
    onSuccess: () => onChanged(t('staff.stopped', { name })),
  });
  return (
    <>
      <Button
        isBusy={stop.isPending}
        aria-label={t('staff.stopOne', { name })}
        onClick={() => stop.run()}
      >
        {t('staff.stop')}
      </Button>
      <div className={style.outcome}>
        {stop.problem !== null && <ErrorNotice>{e(stop.problem)}</ErrorNotice>}
      </div>
    </>
  );
}

interface KindModalProps {
  member: StaffMember;
  isSelf: boolean;
  /** With the text to show, or null if nothing was changed. */
  onClosed: (text: string | null) => void;
}

function KindModal({ member, isSelf, onClosed }: KindModalProps) {
  const t = useText('staff');
  const name = nameOf(member);
  const [kind, setKind] = useState<StaffKind>(member.kind);
  const isLater = isDelayed(member) && !isSelf;
  const save = async () => {
    await updateStaffKind(member._id, kind);
    // The navigation and the pages follow the own kind.
    if (isSelf) updateAccount({ kind });
  };
  return (
    <ConfirmModal
      look="sheet"
      heading={t('staff.changeKindOf', { name })}
      confirmLabel={t('staff.changeKindYes')}
      busyLabel={t('staff.sending')}
      cancelLabel={t('staff.cancel')}
      action={save}
      onClosed={(isDone) => {
        if (!isDone || kind === member.kind) onClosed(null);
        else onClosed(t(isLater ? 'staff.kindLater' : 'staff.kindChanged', { name }));
      }}
    >
      <KindChoice legend={t('staff.kindLegend')} kind={kind} onChoose={setKind} />
      {isLater && <p>{t('staff.kindLaterText')}</p>}
    </ConfirmModal>
  );
}

interface ResendInviteProps {
  member: StaffMember;
  onResent: () => void;
}

function ResendInvite({ member, onResent }: ResendInviteProps) {
  const t = useText('staff');
  const e = useErrorText();
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
const removeOwnerTexts = {
  heading: 'staff.removeHeading',
  text: 'staff.removeOwnerText',
  yes: 'staff.removeOwnerYes',
} as const;
const takeBackTexts = {
  heading: 'staff.takeBackHeading',
  text: 'staff.takeBackText',
  yes: 'staff.takeBackYes',
} as const;

function removalTextsOf(member: StaffMember) {
  if (member.isInvited) return takeBackTexts;
  return isDelayed(member) ? removeOwnerTexts : removeTexts;
}

function RemoveModal({ member, onClosed }: RemoveModalProps) {
  const t = useText('staff');
  const texts = removalTextsOf(member);
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
