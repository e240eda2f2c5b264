import { useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../../../lib/language/use-text.ts';
import { useLeaving } from '../../../../lib/leave/use-leaving.ts';
import { ConfirmModal } from '../../../../ui/confirm-modal.tsx';

export function LeaveQuestion({ isChanged }: { isChanged: boolean }) {
  const t = useText('schools');
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  useLeaving(isChanged, {
    isInside: (path) => path === pathname,
    mustAsk: isChanged,
    onLeave: (go) => setLeaving({ go }),
  });
  if (leaving === null) return null;
  return (
    <ConfirmModal
      heading={t('unsaved.heading')}
      confirmLabel={t('unsaved.yes')}
      busyLabel={t('unsaved.yes')}
      cancelLabel={t('unsaved.no')}
      isFinal
      action={() => Promise.resolve()}
      onClosed={(isLeaving) => {
        setLeaving(null);
        if (isLeaving) leaving.go();
      }}
    >
      <p>{t('unsaved.text')}</p>
    </ConfirmModal>
  );
}
