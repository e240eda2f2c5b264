import { useId, type ComponentProps } from 'react';
import style from './text-field.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled text of several lines whose hint and error a screen reader hears with it. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={`${style.input} ${style.area}`}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
      />
      {error !== undefined && (
        <p id={errorId} className={style.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={style.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
