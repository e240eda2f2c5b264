import { useId, type ComponentProps, type ReactNode } from 'react';
import style from './field.module.css';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>;

export function TextField({ label, hint, error, children, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={style.box}>
          <input
            {...input}
            {...control}
            className={children === undefined ? style.input : `${style.input} ${style.revealed}`}
          />
          {children}
        </div>
      )}
    </Field>
  );
}

export interface FieldWords {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldWords {
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={style.field}>
      <label className={style.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
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
