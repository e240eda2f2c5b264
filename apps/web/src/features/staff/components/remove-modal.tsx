import type { StaffMember } from '@trio/contracts/staff';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { removeStaff } from '../api/staff.ts';
import { nameOf } from '../model/member-state.ts';

interface RemoveModalProps {
  member: StaffMember;
  onClosed: (isDone: boolean) => void;
}

const joined = {
  heading: 'staff.removeHeading',
  text: 'staff.removeText',
  yes: 'staff.removeYes',
} as const;
const invited = {
  heading: 'staff.takeBackHeading',
  text: 'staff.takeBackText',
  yes: 'staff.takeBackYes',
} as const;

export function RemoveModal({ member, onClosed }: RemoveModalProps) {
  const t = useText('staff');
  const words = member.isInvited ? invited : joined;
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
      heading={t(words.heading, values)}
      confirmLabel={t(words.yes)}
      busyLabel={t('staff.sending')}
      cancelLabel={t('staff.cancel')}
      isFinal
      action={remove}
      onClosed={onClosed}
    >
      <p>{t(words.text, values)}</p>
    </ConfirmModal>
  );
}
