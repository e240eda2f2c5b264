import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import style from './sign-ins.module.css';
import type { Making } from './use-making.ts';

interface MakingProgressProps {
  making: Making;
  onStop: () => void;
}

export function MakingProgress({ making, onStop }: MakingProgressProps) {
  const t = useText('signins');
  const { total, waiting, status } = making;
  const words = t('make.progress', { done: total - waiting.length, total });
  return (
    <div ref={takeFocus} className={style.content} tabIndex={-1}>
      <progress
        className={style.progress}
        value={total - waiting.length}
        max={total}
        aria-label={t('signins.heading')}
      />
      <p role="status">{words}</p>
      <div className={style.actions}>
        <Button look="quiet" isBusy={status === 'stopping'} onClick={onStop}>
          {t(status === 'stopping' ? 'make.stopping' : 'make.cancel')}
        </Button>
      </div>
    </div>
  );
}
