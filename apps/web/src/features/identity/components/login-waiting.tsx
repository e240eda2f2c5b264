import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';

interface LoginWaitingProps {
  secondsLeft: number;
  onStop: () => void;
}

/** There are too many attempts just now: says so, and when the next try is. */
export function LoginWaiting({ secondsLeft, onStop }: LoginWaitingProps) {
  const t = useText('identity');
  return (
    <Note>
      <p role="status">{t('login.busy')}</p>
      {/* Not read out each second. */}
      <p role="timer">{t('login.nextTry', { count: secondsLeft })}</p>
      <Button look="quiet" onClick={onStop}>
        {t('login.stop')}
      </Button>
    </Note>
  );
}
