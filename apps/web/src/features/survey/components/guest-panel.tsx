import { useId, type ReactNode } from 'react';
import style from './guest-panel.module.css';

interface GuestPanelProps {
  heading: string;
  text: string;
  /** The way on. */
  children: ReactNode;
}

/** One thing that waits for its reader, and where it leads. */
export function GuestPanel({ heading, text, children }: GuestPanelProps) {
  const id = useId();
  return (
    <section className={style.panel} aria-labelledby={id}>
      <div className={style.words}>
        <h2 id={id}>{heading}</h2>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
