import { useId, type ComponentProps } from 'react';
import style from './select-field.module.css';
import field from './text-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The platform's own list of choices, looking like its neighbours; the options are its children. */
export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={field.box}>
        <select
          {...select}
          id={id}
          className={`${field.input} ${style.select}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        >
          {children}
        </select>
        <svg
          className={style.arrow}
          width="20"
          height="20"
          viewBox="0 0 20 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m5 7.500 5 5 5-5" />
        </svg>
      </div>
      {error !== undefined && (
        <p id={errorId} className={field.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
