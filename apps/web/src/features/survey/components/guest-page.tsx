import type { ReactNode } from 'react';
import style from './guest-page.module.css';

interface GuestPageProps {
  heading: string;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}

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
