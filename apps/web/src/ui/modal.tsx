import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { useText } from '../lib/language/use-text.ts';
import { LanguageToggle } from './language-toggle.tsx';
import { LineIcon } from './line-icon.tsx';
import style from './modal.module.css';

/** Specification: a modal opens after 100 ms and closes in 250 ms. */
const openDelay = 100;
const closeDelay = 250;

export interface ModalHandle {
  /** Without the closing animation, and without `onClosed`. The focus returns to the opener. */
  readonly closeAtOnce: () => void;
}

export interface ModalProps {
  ref?: Ref<ModalHandle>;
  heading: string;
  isBlocked: boolean;
  /** Replaces another modal: without a delay the page behind does not flash. */
  isImmediate?: boolean;
  /** `card` hides the heading and is taller; `sheet` and `wide` are wider. */
  look?: 'plain' | 'card' | 'sheet' | 'wide';
  insteadOfClosing?: (() => void) | undefined;
  /** Stays visible below the content, which scrolls. */
  foot?: ReactNode;
  /** With the look `card`: the dialog turns over from the place of this element. */
  turnsFrom?: RefObject<HTMLElement | null>;
  onClosed: () => void;
  /** `close` plays the closing animation, then calls `onClosed`. */
  children: (close: () => void) => ReactNode;
}

/** A native dialog: it traps and returns the focus, and the page behind is inert. */
export function Modal({
  ref,
  heading,
  isBlocked,
  isImmediate = false,
  look = 'plain',
  insteadOfClosing,
  foot,
  turnsFrom,
  onClosed,
  children,
}: ModalProps) {
  const t = useText('shell');
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'closing'>('waiting');
  const delay = useEffectEvent(() => (isImmediate ? 0 : openDelay));

  // A page that suspends hides the dialog and clears its ref. Only layout effects stop and restart
  // with that.
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      if (dialog.current === null || dialog.current.open) return;
      dialog.current.showModal();
      // The focus may have scrolled to a field far down; start at the top.
      dialog.current.scrollTo(0, 0);
      if (turnsFrom?.current) startTurn(dialog.current, turnsFrom.current);
      setPhase('shown');
    }, delay());
    return () => clearTimeout(timer);
    // The dialog may be closed but still mounted when a quick user opens it at another address.
  }, [key, turnsFrom]);

  useImperativeHandle(ref, () => ({ closeAtOnce: () => dialog.current?.close() }), []);

  // Unmounts at once: reopened before React renders, this closed dialog would be reused and never
  // open.
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
  // A browser may close a dialog on a second Escape although the first was prevented.
  const reopenIfBlocked = () => {
    // Our own close fires this event too; reopening the dialog would steal the focus.
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
      data-look={look}
      aria-labelledby={headingId}
      onCancel={cancel}
      onClose={reopenIfBlocked}
    >
      <div className={style.body}>
        <h2 id={headingId} className={look === 'card' ? 'visually-hidden' : style.heading}>
          {heading}
        </h2>
        {children(close)}
      </div>
      {foot !== undefined && <div className={style.foot}>{foot}</div>}
      {/* First on screen, last in tab order: the focus starts on the content. */}
      <div className={style.top}>
        <LanguageToggle />
        <button type="button" className={style.close} aria-label={t('app.close')} onClick={dismiss}>
          <LineIcon d="M4 4l12 12M16 4 4 16" />
        </button>
      </div>
    </dialog>
  );
}

/** The turn begins edge-on, where the card is, and as high as the card. */
function startTurn(dialog: HTMLElement, card: HTMLElement): void {
  const from = card.getBoundingClientRect();
  const to = dialog.getBoundingClientRect();
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  dialog.style.setProperty('--turn-x', `${Math.round(x)}px`);
  dialog.style.setProperty('--turn-y', `${Math.round(y)}px`);
  dialog.style.setProperty('--turn-scale', String(from.height / dialog.offsetHeight));
  // The browser must see this place before it moves the dialog away from it.
  dialog.getBoundingClientRect();
}
