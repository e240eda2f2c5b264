import { useId, type ReactNode } from 'react';
import style from './section.module.css';

interface SectionProps {
  heading: string;
  children: ReactNode;
}

export function Section({ heading, children }: SectionProps) {
  const id = useId();
  return (
    <section className={style.section} aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {heading}
      </h2>
      {children}
    </section>
  );
}
