import { useText } from '../../lib/language/use-text.ts';
import { today } from '../../lib/today.ts';
import { TextField } from '../text-field.tsx';
import style from './plan-fields.module.css';

interface DayFieldProps {
  name: string;
  label: string;
  hint: string;
  day: string | null;
  isInvalid: boolean;
  onChange: (day: string | null) => void;
}

/** Today or later; may be left empty. */
export function DayField({ name, label, hint, day, isInvalid, onChange }: DayFieldProps) {
  const t = useText('steps');
  return (
    <div className={style.day}>
      <TextField
        type="date"
        name={name}
        label={label}
        hint={hint}
        min={today()}
        value={day ?? ''}
        error={isInvalid ? t('plan.dueOn.past') : undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  );
}
