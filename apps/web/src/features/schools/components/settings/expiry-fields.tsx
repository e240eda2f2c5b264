import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Warning } from '../../../../ui/check-row.tsx';
import style from './school-settings.module.css';

interface ExpiryFieldsProps {
  /** Null: never expires. Empty: no day chosen yet. */
  lastDay: string | null;
  warning: string | undefined;
  error: string | undefined;
  onChange: (lastDay: string | null) => void;
}

export function ExpiryFields({ lastDay, warning, error, onChange }: ExpiryFieldsProps) {
  const t = useText('schools');
  // Remembers the day while the user tries the other choice.
  const [typed, setTyped] = useState(lastDay ?? '');
  const set = (day: string) => {
    setTyped(day);
    onChange(day);
  };
  return (
    <div className={style.part}>
      <ChoiceGroup
        legend={t('expiry.choice')}
        name="expiry"
        choices={[
          { value: 'never', label: t('expiry.never') },
          { value: 'day', label: t('expiry.day') },
        ]}
        value={lastDay === null ? 'never' : 'day'}
        onChoose={(choice) => onChange(choice === 'never' ? null : typed)}
      />
      {lastDay !== null && (
        <div className={style.day}>
          <TextField
            label={t('expiry.lastDay')}
            type="date"
            value={lastDay}
            max="9999-12-31"
            hint={t('expiry.hint')}
            error={error}
            onChange={({ target }) => set(target.value)}
          />
          <Warning id="expired">{warning}</Warning>
        </div>
      )}
    </div>
  );
}
