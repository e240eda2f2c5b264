import { useId } from 'react';
import { useServerChange } from '../../../lib/api/query.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { switchReminders } from '../api.ts';
import style from './step-panel.module.css';

interface RemindersSwitchProps {
  isOn: boolean;
  next: string | null;
}

export function RemindersSwitch({ isOn, next }: RemindersSwitchProps) {
  const t = useText('steps');
  const e = useErrorText();
  const dateOf = useDate();
  const id = useId();
  const change = useServerChange({ mutationFn: switchReminders });
  const label = t('reminders.label');
  return (
    <div className={style.reminders}>
      <div className={style.choice}>
        <Switch
          label={label}
          isOn={isOn}
          isBusy={change.isPending}
          describedBy={`${id}-hint`}
          onChange={change.run}
        />
        <span className={style.label} aria-hidden="true">
          {label}
        </span>
      </div>
      <p id={`${id}-hint`} className={style.quiet}>
        {t('reminders.hint')}
      </p>
      {/* Rendered before it has a text: screen readers announce only changes. */}
      <p className={style.quiet} role="status">
        {change.isSuccess && t(isOn ? 'reminders.on' : 'reminders.off')}{' '}
        {isOn && next !== null && t('reminders.next', { date: dateOf(next) })}
      </p>
      {change.problem !== null && <ErrorNotice>{e(change.problem)}</ErrorNotice>}
    </div>
  );
}
