import type { ReactNode } from 'react';
import style from './note.module.css';

export function Note({ children }: { children: ReactNode }) {
  return <div className={style.note}>{children}</div>;
}
