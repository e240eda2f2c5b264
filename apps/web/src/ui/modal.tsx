import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import style from './modal.module.css';

/** As the product's specification has it: a modal opens 100 ms after it appears, closes in 250. */
const openDelay = 100;
const closeDelay = 250;

interface ModalProps {
  heading: string;
  closeLabel: string;
  /** While something is under way the modal cannot be closed, by no key, click or gesture. */
  isBlocked: boolean;
  onClosed: () => void;
  /** `close` plays the closing, then calls `onClosed`. */
  children: (close: () => void) => ReactNode;
}

/** The platform's own dialog: focus is kept inside and returned, what lies behind is inert. */
export function Modal({ heading, closeLabel, isBlocked, onClosed, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      dialog.current?.showModal();
      setShown(true);
    }, openDelay);
    return () => clearTimeout(timer);
  }, []);

  const close = () => {
    if (isBlocked) return;
    setShown(false);
    setTimeout(onClosed, closeDelay);
  };
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    close();
  };
  // A browser may close a dialog on a second Escape whatever we answered to the first.
  const reopenIfBlocked = () => (isBlocked ? dialog.current?.showModal() : close());

  return (
    <dialog
      ref={dialog}
      className={isShown ? `${style.modal} ${style.shown}` : style.modal}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClose={reopenIfBlocked}
    >
      <div className={style.body}>
        <h2 id={headingId} className={style.heading}>
          {heading}
        </h2>
        {children(close)}
        <button type="button" className={style.close} aria-label={closeLabel} onClick={close}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            stroke="currentColor"
            strokeWidth="2.500"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 4l12 12M16 4 4 16" />
          </svg>
        </button>
      </div>
    </dialog>
  );
}
