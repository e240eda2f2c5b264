import type { ReactNode } from 'react';
import style from './notice.module.css';

/** An error, said aloud as it appears. */
export function ErrorNotice({ children }: { children: ReactNode }) {
  return (
    <p className={style.notice} role="alert" tabIndex={-1}>
      {children}
    </p>
  );
}
