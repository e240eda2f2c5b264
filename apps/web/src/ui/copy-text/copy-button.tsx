import { type RefObject, useState } from 'react';
import style from './copy-button.module.css';

interface CopyButtonProps {
  text: string;
  shown: RefObject<HTMLElement | null>;
  labels: CopyLabels;
}

export interface CopyLabels {
  readonly copy: string;
  readonly copied: string;
  readonly copyByHand: string;
}

export function CopyButton({ text, shown, labels }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // The clipboard needs https, and a school may forbid it; the selected text is easy to copy.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('copyByHand');
    }
  };
  return (
    <div className={style.row}>
      <button type="button" className={style.copy} onClick={() => void copy()}>
        {labels.copy}
      </button>
      <p role="status">{outcome !== null && labels[outcome]}</p>
    </div>
  );
}
