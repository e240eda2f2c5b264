import { useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './school-code.module.css';

/** Large: students read it from the last row. */
export function SchoolCode({ code }: { code: string }) {
  const t = useText('account');
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // The clipboard needs https, and a school may forbid it; the selected code is easy to copy.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setOutcome('selected');
    }
  };
  return (
    <div className={style.card}>
      <p ref={shown} className={style.code} translate="no">
        {code}
      </p>
      <div className={style.row}>
        <button type="button" className={style.copy} onClick={() => void copy()}>
          {t('code.copy')}
        </button>
        <p className={style.outcome} role="status">
          {outcome === 'copied' && t('code.copied')}
          {outcome === 'selected' && t('code.copyByHand')}
        </p>
      </div>
    </div>
  );
}
