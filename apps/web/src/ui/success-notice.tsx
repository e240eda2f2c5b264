import type { ReactNode, Ref } from 'react';
import { LineIcon } from './line-icon.tsx';
import style from './success-notice.module.css';

interface SuccessNoticeProps {
  /** Empty for no message: a live region must exist before its text, or screen readers skip it. */
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** Polite: it does not interrupt and never takes the focus by itself. */
export function SuccessNotice({ children, ref }: SuccessNoticeProps) {
  const isSaying = Boolean(children);
  return (
    <p ref={ref} className={style.notice} role="status" tabIndex={-1}>
      {isSaying && (
        <LineIcon className={style.tick} d="M4.500 12 9 16.500 17.500 6" box={22} weight={3} />
      )}
      {isSaying && <span>{children}</span>}
    </p>
  );
}
