import { useState } from 'react';
import { useLocation } from 'react-router';
import { useLeaving } from '../lib/leave/use-leaving.ts';
import { ConfirmModal } from './confirm-modal.tsx';

interface LeaveQuestionProps {
  mustAsk: boolean;
  heading: string;
  text: string;
  leaveLabel: string;
  stayLabel: string;
}

/** Asks before another page is opened. Another query of the same address is not another page. */
export function LeaveQuestion({
  mustAsk,
  heading,
  text,
  leaveLabel,
  stayLabel,
}: LeaveQuestionProps) {
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState<{ readonly go: () => void } | null>(null);
  useLeaving(mustAsk, {
    isInside: (path) => path === pathname,
    mustAsk,
    onLeave: (go) => setLeaving({ go }),
  });
  if (leaving === null) return null;
  return (
    <ConfirmModal
      heading={heading}
      confirmLabel={leaveLabel}
      busyLabel={leaveLabel}
      cancelLabel={stayLabel}
      isDestructive
      action={() => Promise.resolve()}
      onClosed={(isLeaving) => {
        setLeaving(null);
        if (isLeaving) leaving.go();
      }}
    >
      <p>{text}</p>
    </ConfirmModal>
  );
}
