import type { PersonRecord } from '@trio/contracts/people';
import { useText } from '../../../lib/language/use-text.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { setDisabled } from '../api.ts';

interface DisableModalProps {
  person: PersonRecord;
  name: string;
  /** The message, or null if nothing was done. */
  onClosed: (done: string | null) => void;
}

export function DisableModal({ person, name, onClosed }: DisableModalProps) {
  const t = useText('people');
  return (
    <ConfirmModal
      heading={t('people.disableHeading')}
      confirmLabel={t('people.disableConfirm')}
      busyLabel={t('people.disableConfirm')}
      cancelLabel={t('people.cancel')}
      action={() => setDisabled(person._id, true)}
      onClosed={(isDone) => onClosed(isDone ? t('people.disabledDone') : null)}
    >
      <p>{t('people.disableText', { name })}</p>
    </ConfirmModal>
  );
}
