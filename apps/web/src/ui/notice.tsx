import type { ReactNode } from 'react';
import style from './notice.module.css';

interface ErrorNoticeProps {
  hint?: string | undefined;
  children: ReactNode;
}

export function ErrorNotice({ hint, children }: ErrorNoticeProps) {
  return (
    <div className={style.notice} role="alert" tabIndex={-1}>
      <p>{children}</p>
      {hint !== undefined && <p className={style.hint}>{hint}</p>}
    </div>
  );
}
