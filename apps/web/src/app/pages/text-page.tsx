import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import style from './text-page.module.css';

interface TextPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function TextPage({ title, lead, children }: TextPageProps) {
  usePageTitle(title);
  return (
    <div className={style.page}>
      <h1>{title}</h1>
      <p className={style.lead}>{lead}</p>
      {children}
    </div>
  );
}

export const TextSheet = ({ children }: { children: ReactNode }) => (
  <div className={style.sheet}>{children}</div>
);

interface TextPartProps {
  heading: string;
  children: ReactNode;
}

export const TextPart = ({ heading, children }: TextPartProps) => (
  <section className={style.part}>
    <h2 className={style.heading}>{heading}</h2>
    {children}
  </section>
);
