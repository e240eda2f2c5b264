import { useText } from '../../../../lib/language/use-text.ts';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';

const nothing = () => Promise.resolve();

/** Going back discards the picks, so it asks first. */
export function UndoWarning({ onClosed }: { onClosed: (isMeant: boolean) => void }) {
  const t = useText('sorting');
  return (
    <ConfirmModal
      heading={t('undo.heading')}
      confirmLabel={t('undo.confirm')}
      busyLabel={t('undo.busy')}
      cancelLabel={t('undo.cancel')}
      isFinal
      action={nothing}
      onClosed={onClosed}
    >
      <p>{t('undo.text')}</p>
    </ConfirmModal>
  );
}
