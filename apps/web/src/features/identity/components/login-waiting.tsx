import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import style from './login-waiting.module.css';

interface LoginWaitingProps {
  /** 0 while the next attempt runs */
  secondsLeft: number;
  onStop: () => void;
}

export function LoginWaiting({ secondsLeft, onStop }: LoginWaitingProps) {
  const t = useText('identity');
  return (
    <Note>
      <p ref={takeFocus} tabIndex={-1}>
        {t('login.busy')}
      </p>
      <div className={style.next}>
        {/* With the role `timer`, a screen reader does not read each second aloud. */}
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
