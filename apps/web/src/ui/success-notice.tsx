import type { ReactNode, Ref } from 'react';
import style from './success-notice.module.css';

interface SuccessNoticeProps {
  /** Nothing, as long as there is nothing to say: the place is there before its words, or a screen
   * reader would not hear them. */
  children: ReactNode;
  ref?: Ref<HTMLParagraphElement>;
}

/** What went well, said politely: it never interrupts and never takes the focus by itself. */
export function SuccessNotice({ children, ref }: SuccessNoticeProps) {
  const isSaying = Boolean(children);
  return (
    <p ref={ref} className={style.notice} role="status" tabIndex={-1}>
      {isSaying && (
        <svg
          className={style.tick}
          width="22"
          height="22"
          viewBox="0 0 22 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4.500 12 9 16.500 17.500 6" />
        </svg>
      )}
      {isSaying && <span>{children}</span>}
    </p>
  );
}
