import type { ReactNode } from 'react';
import style from './notice.module.css';

interface ErrorNoticeProps {
  /** Advice, in an element of its own below the message. */
  hint?: string | undefined;
  children: ReactNode;
}

/** An error, said aloud as it appears. */
export function ErrorNotice({ hint, children }: ErrorNoticeProps) {
  return (
    <div className={style.notice} role="alert" tabIndex={-1}>
      <p>{children}</p>
      {hint !== undefined && <p className={style.hint}>{hint}</p>}
    </div>
  );
}
