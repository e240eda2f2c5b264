import type { ReactNode } from 'react';
import style from './selection-bar.module.css';

interface SelectionBarProps {
  label: string;
  count: number;
  /** Announced when it changes. */
  countText: string;
  /** Beside the count. */
  beside: ReactNode;
  children: ReactNode;
}

/** Below the list, so that the first tick moves no row; it sticks to the end of the window. */
export function SelectionBar({ label, count, countText, beside, children }: SelectionBarProps) {
  return (
    <div className={style.place}>
      <p className="visually-hidden" role="status">
        {count > 0 && countText}
      </p>
      {count > 0 && (
        <section className={style.bar} aria-label={label}>
          <div className={style.line}>
            <strong>{countText}</strong>
            {beside}
          </div>
          {children}
        </section>
      )}
    </div>
  );
}

export function SelectionActs({ children }: { children: ReactNode }) {
  return <div className={style.line}>{children}</div>;
}
