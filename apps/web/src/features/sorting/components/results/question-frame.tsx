import type { ReactNode, Ref } from 'react';
import style from './reflection-field.module.css';

interface QuestionFrameProps {
  /** The hint's id begins with it. */
  id: string;
  progress: string | null;
  label: ReactNode;
  hint: string;
  headingRef: Ref<HTMLHeadingElement>;
  /** The cards that the question is about. */
  cards: ReactNode;
  children: ReactNode;
}

export function QuestionFrame({
  id,
  progress,
  label,
  hint,
  headingRef,
  cards,
  children,
}: QuestionFrameProps) {
  return (
    <div className={style.field}>
      <div className={style.cards}>{cards}</div>
      <div className={style.head}>
        <h2 ref={headingRef} id={`${id}-heading`} tabIndex={-1} className={style.heading}>
          {progress !== null && <span className={style.progress}>{progress}</span>} {label}
        </h2>
        <p id={`${id}-hint`} className={style.hint}>
          {hint}
        </p>
      </div>
      <div className={style.body}>{children}</div>
    </div>
  );
}
