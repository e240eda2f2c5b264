import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import style from './login-waiting.module.css';

interface LoginWaitingProps {
  /** 0 while the next try is under way. */
  secondsLeft: number;
  onStop: () => void;
}

/** There are too many attempts just now: says so, and when the next try is. */
export function LoginWaiting({ secondsLeft, onStop }: LoginWaitingProps) {
  const t = useText('identity');
  return (
    <Note>
      <p ref={takeFocus} tabIndex={-1}>
        {t('login.busy')}
      </p>
      <div className={style.next}>
        {/* A timer is not read out each second. */}
        <p role="timer">
          {secondsLeft === 0 ? t('form.sending') : t('login.nextTry', { count: secondsLeft })}
        </p>
        <Button look="quiet" isBusy={secondsLeft === 0} onClick={onStop}>
          {t('login.stop')}
        </Button>
      </div>
    </Note>
  );
}
