import { useId, type ComponentProps } from 'react';
import style from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** A labelled input whose hint and error a screen reader hears with it. */
export function TextField({ label, hint, error, children, ...input }: TextFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      <div className={style.box}>
        <input
          {...input}
          id={id}
          className={children === undefined ? style.input : `${style.input} ${style.revealed}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
        />
        {children}
      </div>
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
