import type { ReactNode } from 'react';
import { takeFocus } from '../lib/forms/take-focus.ts';
import { useAction } from '../lib/forms/use-action.ts';
import { useErrorText } from '../lib/language/use-error-text.ts';
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
  /** `sheet` shows more of a long list. */
  look?: 'plain' | 'sheet';
  /** The action cannot be undone: its button is quiet and last, and Cancel has the focus. */
  isDestructive?: boolean;
  /** Something is still missing: the confirming button does nothing. */
  isUnready?: boolean;
  action: () => Promise<void>;
  onClosed: (isDone: boolean) => void;
  children: ReactNode;
}

export function ConfirmModal({
  heading,
  confirmLabel,
  busyLabel,
  cancelLabel,
  look = 'plain',
  isDestructive = false,
  isUnready = false,
  action,
  onClosed,
  children,
}: ConfirmModalProps) {
  const e = useErrorText();
  const { state, run } = useAction(action);
  const isBusy = state.status === 'busy';
  const isDone = state.status === 'done';
  const confirm = async (close: () => void) => {
    if (await run()) close();
  };
  return (
    <Modal heading={heading} look={look} isBlocked={isBusy} onClosed={() => onClosed(isDone)}>
      {(close) => {
        const confirmButton = (
          <Button
            look={isDestructive ? 'quiet-danger' : 'primary'}
            isBusy={isBusy || isDone || isUnready}
            onClick={() => void confirm(close)}
          >
            {isBusy || isDone ? busyLabel : confirmLabel}
          </Button>
        );
        return (
          <div className={style.content}>
            {children}
            {state.status === 'failed' && <ErrorNotice>{e(state.problem)}</ErrorNotice>}
            <div className={form.actions}>
              {!isDestructive && confirmButton}
              <Button
                ref={isDestructive ? takeFocus : null}
                look={isDestructive ? 'primary' : 'quiet'}
                isBusy={isBusy}
                onClick={close}
              >
                {cancelLabel}
              </Button>
              {isDestructive && confirmButton}
            </div>
          </div>
        );
      }}
    </Modal>
  );
}
