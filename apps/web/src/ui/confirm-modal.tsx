import type { ReactNode } from 'react';
import { takeFocus } from '../lib/forms/take-focus.ts';
import { useAction } from '../lib/forms/use-action.ts';
import { useText } from '../lib/language/use-text.ts';
import { Button } from './button.tsx';
import style from './confirm-modal.module.css';
import form from './form.module.css';
import { Modal } from './modal.tsx';
import { ErrorNotice } from './notice.tsx';

interface ConfirmModalProps {
  heading: string;
  confirmLabel: string;
  busyLabel: string;
  cancelLabel: string;
  /** The action cannot be undone: the button looks dangerous, and Cancel has the focus. */
  isDestructive?: boolean;
  action: () => Promise<void>;
  onClosed: (isDone: boolean) => void;
  children: ReactNode;
}

export function ConfirmModal({
  heading,
  confirmLabel,
  busyLabel,
  cancelLabel,
  isDestructive = false,
  action,
  onClosed,
  children,
}: ConfirmModalProps) {
  const e = useText('errors');
  const { state, run } = useAction(action);
  const isBusy = state.status === 'busy';
  const isDone = state.status === 'done';
  const confirm = async (close: () => void) => {
    if (await run()) close();
  };
  return (
    <Modal heading={heading} isBlocked={isBusy} onClosed={() => onClosed(isDone)}>
      {(close) => (
        <div className={style.content}>
          {children}
          {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
          <div className={form.actions}>
            <Button
              look={isDestructive ? 'danger' : 'primary'}
              isBusy={isBusy || isDone}
              onClick={() => void confirm(close)}
            >
              {isBusy || isDone ? busyLabel : confirmLabel}
            </Button>
            <Button
              ref={isDestructive ? takeFocus : null}
              look="quiet"
              isBusy={isBusy}
              onClick={close}
            >
              {cancelLabel}
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
