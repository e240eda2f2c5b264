import { type ReactNode, useId } from 'react';
import style from './part.module.css';

interface PartProps {
  heading: string;
  /** Not on paper. */
  isOnScreen?: boolean;
  children: ReactNode;
}

export function Part({ heading, isOnScreen = false, children }: PartProps) {
  const id = useId();
  return (
    <section className={style.part} aria-labelledby={id} data-screen={isOnScreen ? '' : undefined}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

interface CutListProps {
  items: readonly { readonly key: string; readonly content: ReactNode }[];
  most: number;
  mostOnPaper?: number;
  moreOf: (count: number) => string;
}

/** The first items; the others open on the screen and are counted on paper. */
export function CutList({ items, most, mostOnPaper = most, moreOf }: CutListProps) {
  const rest = items.slice(most);
  const onScreen = items.length - mostOnPaper;
  return (
    <>
      <ul className={style.list}>
        {items.slice(0, most).map(({ key, content }, at) => (
          <li key={key} data-screen={at < mostOnPaper ? undefined : ''}>
            {content}
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className={style.rest} data-screen="">
          <summary>{moreOf(rest.length)}</summary>
          <ul className={style.list}>
            {rest.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </details>
      )}
      {onScreen > 0 && <p className={style.printed}>{moreOf(onScreen)}</p>}
    </>
  );
}

/** Paper has room for the beginning of a long text. */
export function PaperText({ text, most }: { text: string; most: number }) {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most).join('');
  return (
    <>
      <span data-screen="">{text}</span>
      <span className={style.printed}>{start.replace(/\s+\S*$/u, '')} …</span>
    </>
  );
}
