import { isDay } from '@trio/domain/classes/school-year';
import { addDays } from '@trio/domain/time/days';
import { useState, type SubmitEvent } from 'react';
import { useServerChange } from '../../../../lib/api/query.ts';
import { takeFocus } from '../../../../lib/forms/take-focus.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useLocalDate } from '../../../../lib/language/use-local-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { ErrorNotice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { putOffChoices, putOffDaysMax } from '../../model.ts';
import style from './put-off-modal.module.css';

interface PutOffModalProps {
  name: string;
  today: string;
  putOff: (until: string) => Promise<void>;
  onClosed: (isDone: boolean) => void;
}

export function PutOffModal({ name, today, putOff, onClosed }: PutOffModalProps) {
  const t = useText('queue');
  const e = useErrorText();
  const dateOf = useLocalDate('weekday');
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  const { runAsync, isPending, isSuccess, problem } = useServerChange({ mutationFn: putOff });
  const [first, last] = [addDays(today, 1), addDays(today, putOffDaysMax)];

  const choose = async (until: string, close: () => void) => {
    if (isPending || isSuccess) return;
    try {
      await runAsync(until);
      close();
    } catch {
      // The dialog shows the problem.
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const isFit = isDay(typed) && typed >= first && typed <= last;
    setRefused(!isFit);
    if (isFit) void choose(typed, close);
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Modal
      heading={t('putOff.heading', { name })}
      isBlocked={isPending}
      onClosed={() => onClosed(isSuccess)}
    >
      {(close) => (
        <div className={style.content}>
          <p>{t('putOff.text')}</p>
          <div className={style.choices}>
            {putOffChoices(today).map(({ label, until }, at) => (
              <button
                key={label}
                ref={at === 0 ? takeFocus : null}
                type="button"
                className={style.choice}
                aria-disabled={isPending}
                onClick={() => void choose(until, close)}
              >
                <strong>{t(label)}</strong>
                <span>{dateOf(until)}</span>
              </button>
            ))}
          </div>
          <form className={style.other} noValidate onSubmit={(event) => submit(event, close)}>
            <TextField
              label={t('putOff.date')}
              name="until"
              type="date"
              min={first}
              max={last}
              value={typed}
              error={isRefused ? e('queue/day-invalid') : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Button type="submit" look="quiet" isBusy={isPending}>
              {t('putOff.save')}
            </Button>
          </form>
          {problem !== null && (
            <ErrorNotice>
              {t('putOff.failed', { name })} {e(problem)}
            </ErrorNotice>
          )}
        </div>
      )}
    </Modal>
  );
}
