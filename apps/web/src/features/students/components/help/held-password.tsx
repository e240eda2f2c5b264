import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import form from '../../../../ui/form.module.css';
import style from './help.module.css';

interface HeldPasswordProps {
  password: string;
  /** Buttons beside the one to hold. */
  children: ReactNode;
}

/** Shown only while the button is held: the screen may be on a projector. */
export function HeldPassword({ password, children }: HeldPasswordProps) {
  const t = useText('access');
  const [isHeld, setHeld] = useState(false);
  const [isSpoken, setSpoken] = useState(false);
  const wasPressed = useRef(false);
  const hold = () => {
    wasPressed.current = true;
    setHeld(true);
  };
  const leave = () => {
    wasPressed.current = false;
    setHeld(false);
  };
  const onKey = (event: KeyboardEvent, act: () => void) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Otherwise the browser adds a click of its own.
    event.preventDefault();
    act();
  };
  // A screen reader clicks without pressing: the password is spoken, and not shown.
  const click = () => {
    if (!wasPressed.current) setSpoken(true);
    wasPressed.current = false;
  };
  return (
    <>
      <p className={style.password} translate="no">
        {/* Keeps its place while hidden: the button must not move away from a held pointer. */}
        <span aria-hidden="true" className={isHeld ? undefined : style.unseen}>
          {password}
        </span>
        {!isHeld && <span aria-hidden="true">••••••••••••</span>}
        <span className="visually-hidden" role="status">
          {isHeld || isSpoken ? password : t('newPassword.hidden')}
        </span>
      </p>
      <div className={`${form.actions} ${style.hold}`}>
        <Button
          onPointerDown={hold}
          onPointerUp={() => setHeld(false)}
          onPointerLeave={leave}
          onPointerCancel={leave}
          onKeyDown={(event) => onKey(event, hold)}
          onKeyUp={(event) => onKey(event, leave)}
          onBlur={leave}
          onContextMenu={(event) => event.preventDefault()}
          onClick={click}
        >
          {t('newPassword.hold')}
        </Button>
        {children}
      </div>
    </>
  );
}
