import { takeFocus } from '../../lib/forms/take-focus.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Button } from '../button.tsx';
import style from './batch.module.css';

interface BatchProgressProps {
  label: string;
  done: number;
  total: number;
  /** Instead of the numbers, for a step that has none. */
  words?: string | undefined;
  isStopping: boolean;
  onStop: () => void;
}

export function BatchProgress(props: BatchProgressProps) {
  const { label, done, total, words, isStopping, onStop } = props;
  const t = useText('many');
  return (
    <div ref={takeFocus} className={style.content} tabIndex={-1}>
      <progress className={style.progress} value={done} max={total} aria-label={label} />
      <p role="status">{words ?? t('progress.of', { done, total })}</p>
      <div className={style.actions}>
        <Button look="quiet" isBusy={isStopping} onClick={onStop}>
          {t(isStopping ? 'progress.stopping' : 'progress.stop')}
        </Button>
      </div>
    </div>
  );
}
