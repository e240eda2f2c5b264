import { useRef, useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './school-code.module.css';

/** The code as a card on the table: large enough to be read from the last row, and quick to copy. */
export function SchoolCode({ code }: { code: string }) {
  const t = useText('account');
  const shown = useRef<HTMLParagraphElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // A page without https, or a school that forbids it: selected, the code is one key away.
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
