import { useId, type ReactNode } from 'react';
import style from './check-row.module.css';

interface CheckRowProps {
  name?: string;
  label: string;
  hint?: string;
  warning?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
}

export function CheckRow({ name, label, hint, warning, isOn, onChange, children }: CheckRowProps) {
  const id = useId();
  return (
    <div className={style.row}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value="on"
        className={style.box}
        checked={isOn}
        aria-describedby={[hint && `${id}-hint`, warning && `${id}-warning`]
          .filter(Boolean)
          .join(' ')}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id} className={style.label}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      )}
      {children}
      <Warning id={`${id}-warning`}>{warning}</Warning>
    </div>
  );
}

export function Warning({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className={style.warning} role="status">
      {children !== undefined && (
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M9 2 17 16H1z" />
          <path className={style.mark} d="M9 7v4M9 13.500v.1" />
        </svg>
      )}
      {children}
    </p>
  );
}
