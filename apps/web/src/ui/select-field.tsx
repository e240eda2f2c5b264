import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './text-field.tsx';
import { LineIcon } from './line-icon.tsx';
import style from './select-field.module.css';
import field from './field.module.css';

type SelectFieldProps = FieldWords & Omit<ComponentProps<'select'>, 'id' | 'className'>;

export function SelectField({ label, hint, error, children, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={field.box}>
          <select {...select} {...control} className={`${field.input} ${style.select}`}>
            {children}
          </select>
          <LineIcon className={style.arrow} d="m5 7.500 5 5 5-5" />
        </div>
      )}
    </Field>
  );
}
