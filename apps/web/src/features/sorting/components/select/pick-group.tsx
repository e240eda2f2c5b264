import { useId, type ReactNode } from 'react';
import style from './pick-group.module.css';

interface PickGroupProps {
  heading: string;
  children: ReactNode;
}

/** Cards of one answer, under its name. */
export function PickGroup({ heading, children }: PickGroupProps) {
  const id = useId();
  return (
    <section className={style.group} aria-labelledby={id}>
      <h2 id={id} className={style.heading}>
        {heading}
      </h2>
      <ul className={style.cards}>{children}</ul>
    </section>
  );
}
