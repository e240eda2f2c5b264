import type { ReactNode } from 'react';
import style from './guest-page.module.css';

interface GuestPageProps {
  heading: string;
  lead: string;
  /** Stands below the words. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Words on one side, what there is to fill in on the other; one below the other where it is narrow. */
export function GuestPage({ heading, lead, aside, children }: GuestPageProps) {
  return (
    <div className={style.page}>
      <header className={style.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
        {aside}
      </header>
      <div className={style.sheet}>{children}</div>
    </div>
  );
}
