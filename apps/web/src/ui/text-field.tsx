import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';
import style from './field.module.css';

type TextFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** `children`, for example a button, appear at the end of the input. */
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
