import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { LineIcon } from './line-icon.tsx';
import style from './modal.module.css';

/** As the product's specification has it: a modal opens 100 ms after it appears, closes in 250. */
const openDelay = 100;
const closeDelay = 250;

interface ModalProps {
  heading: string;
  /** While something is under way the modal cannot be closed, by no key, click or gesture. */
  isBlocked: boolean;
  /** It takes the place of another modal: no delay, no flash of what lies behind. */
  isImmediate?: boolean;
  /** A card brings a title of its own, and stands a little higher; `sheet` has room, `wide` is a workbench. */
  look?: 'plain' | 'card' | 'sheet' | 'wide';
  /** What Escape and the cross do while the modal asks a question of its own. */
  insteadOfClosing?: (() => void) | undefined;
  onClosed: () => void;
  /** `close` plays the closing, then calls `onClosed`. */
  children: (close: () => void) => ReactNode;
}

/** The platform's own dialog: focus is kept inside and returned, what lies behind is inert. */
export function Modal({
  heading,
  isBlocked,
  isImmediate = false,
  look = 'plain',
  insteadOfClosing,
  onClosed,
  children,
}: ModalProps) {
  const t = useText('shell');
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closing'>('waiting');
  const delay = useEffectEvent(() => (isImmediate ? 0 : openDelay));

  // A page that waits for something hides its parts, and their elements are out of reach until it shows
  // them again. An effect of the layout ends and begins with that; any other would miss its moment.
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      if (dialog.current === null || dialog.current.open) return;
      dialog.current.showModal();
      // On a small screen the first field may be far down: what it is about is read first.
      dialog.current.scrollTo(0, 0);
      setPhase('shown');
    }, delay());
    return () => clearTimeout(timer);
    // Closed, but still there at another address: who is quick has asked for it again.
  }, [key]);

  // Gone at once: asked for again before React has come to it, this closed dialog would take itself for
  // the next one, and never open.
  const afterClosing = useEffectEvent(() => {
    dialog.current?.close();
    flushSync(onClosed);
  });
  useEffect(() => {
    if (phase !== 'closing') return;
    const timer = setTimeout(afterClosing, closeDelay);
    return () => clearTimeout(timer);
  }, [phase]);

  const close = () => {
    if (!isBlocked) setPhase('closing');
  };
  const dismiss = insteadOfClosing ?? close;
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    dismiss();
  };
  // A browser may close a dialog on a second Escape whatever we answered to the first.
  const reopenIfBlocked = () => {
    // Our own closing has its event too: opened once more, it would take the focus with it as it goes.
    if (phase === 'closing') return;
    if (isBlocked || insteadOfClosing) dialog.current?.showModal();
    else close();
  };
  const classes = [
    style.modal,
    look !== 'plain' && style[look],
    phase === 'shown' && style.shown,
    isImmediate && style.immediate,
  ];

  return (
    <dialog
      ref={dialog}
      className={classes.filter(Boolean).join(' ')}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClose={reopenIfBlocked}
    >
      <div className={style.body}>
        <h2 id={headingId} className={style.heading}>
          {heading}
        </h2>
        {children(close)}
      </div>
      {/* Above the rest to the eye, after it to the keyboard: the focus starts with what matters. */}
      <div className={style.top}>
        <LanguageToggle />
        <button type="button" className={style.close} aria-label={t('app.close')} onClick={dismiss}>
          <LineIcon d="M4 4l12 12M16 4 4 16" />
        </button>
      </div>
    </dialog>
  );
}
