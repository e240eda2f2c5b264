import { useId, type ReactNode } from 'react';
import style from './result-section.module.css';

export function ResultSection({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
