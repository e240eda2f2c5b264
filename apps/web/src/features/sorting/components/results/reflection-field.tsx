import { limits } from '@trio/domain/limits';
import { useId, useRef, type ReactNode, type Ref } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import field from '../../../../ui/field.module.css';
import { isTooLong, lengthOf } from '../../model/reflection-fields.ts';
import { QuestionFrame } from './question-frame.tsx';
import style from './reflection-field.module.css';

interface ReflectionFieldProps {
  name: string;
  progress: string | null;
  label: string;
  hint: string;
  starters: readonly string[];
  text: string;
  error: string | undefined;
  onWrite: (text: string) => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The cards that the question is about. */
  children: ReactNode;
}

export function ReflectionField({
  name,
  progress,
  label,
  hint,
  starters,
  text,
  error,
  onWrite,
  headingRef,
  children,
}: ReflectionFieldProps) {
  const t = useText('results');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const begin = (starter: string) => {
    onWrite(`${starter.replace(/…$/u, '')} `);
    area.current?.focus();
  };
  return (
    <QuestionFrame
      id={id}
      progress={progress}
      label={<label htmlFor={id}>{label}</label>}
      hint={hint}
      headingRef={headingRef}
      cards={children}
    >
      <textarea
        ref={area}
        id={id}
        name={name}
        className={`${field.input} ${style.area}`}
        rows={3}
        value={text}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={[error && `${id}-error`, `${id}-hint`, !isEmpty && `${id}-count`]
          .filter(Boolean)
          .join(' ')}
        onChange={({ target }) => onWrite(target.value)}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={field.error}>
          {error}
        </p>
      )}
      {isEmpty ? (
        <div className={style.starters} role="group" aria-label={`${t('write.start')} ${label}`}>
          {starters.map((starter) => (
            <button
              key={starter}
              type="button"
              className={style.starter}
              onClick={() => begin(starter)}
            >
              {starter}
            </button>
          ))}
        </div>
      ) : (
        <p id={`${id}-count`} className={style.count} data-over={isTooLong(text) || undefined}>
          {t('write.count', { count: lengthOf(text), max: limits.reflectionMax })}
        </p>
      )}
    </QuestionFrame>
  );
}
