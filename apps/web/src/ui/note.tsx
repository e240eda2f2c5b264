import type { ReactNode } from 'react';
import style from './note.module.css';

/** Something that waits for its reader and is no error: what is pending, and what to do about it. */
export function Note({ children }: { children: ReactNode }) {
  return <div className={style.note}>{children}</div>;
}
