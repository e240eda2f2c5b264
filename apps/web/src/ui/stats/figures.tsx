import { useId, type ReactNode } from 'react';
import style from './figures.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

interface FiguresProps {
  heading: string;
  figures: readonly Figure[];
  isLoading: boolean;
  children?: ReactNode;
}

export function Figures({ heading, figures, isLoading, children }: FiguresProps) {
  const id = useId();
  return (
    <section className={style.figures} aria-labelledby={id} aria-busy={isLoading}>
      <h2 id={id} className={style.heading}>
        {heading}
      </h2>
      {children}
      <dl className={style.list}>
        {figures.map(({ label, value, note }) => (
          <div key={label} className={style.figure}>
            <dt>{label}</dt>
            <dd className={style.value}>{value}</dd>
            {note !== undefined && <dd className={style.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
