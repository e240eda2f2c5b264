import { type CSSProperties, useRef } from 'react';
import { CopyButton, type CopyLabels } from './copy-button.tsx';
import style from './copy-text.module.css';

/** Large: students read a code from the last row, and write a username down. */
export function CopyText({ text, labels }: { text: string; labels: CopyLabels }) {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <div className={style.card}>
      <p
        ref={shown}
        className={style.code}
        style={{ '--letters': text.length } as CSSProperties}
        translate="no"
      >
        {text}
      </p>
      <CopyButton text={text} shown={shown} labels={labels} />
    </div>
  );
}
