import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/language/use-page-title.ts';
import { useText } from '../../lib/language/use-text.ts';
import { Note } from '../../ui/note.tsx';
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

interface OwnPolicyProps {
  text: string;
  label: string;
  address: string;
}

export function OwnPolicy({ text, label, address }: OwnPolicyProps) {
  const s = useText('shell');
  return (
    <Note>
      <p>
        {text}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {label} <span className="visually-hidden">{s('footer.newTab')}</span>
        </a>
      </p>
    </Note>
  );
}
