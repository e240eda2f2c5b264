import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './text-field.tsx';
import style from './field.module.css';

type TextAreaProps = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={`${style.input} ${style.area}`} />}
    </Field>
  );
}
