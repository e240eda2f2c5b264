import { useEffect, useState } from 'react';
import { otherLanguage, ownNames, useLanguage } from '../lib/language/language.ts';
import { changeLanguage, useText } from '../lib/language/use-text.ts';
import { ChunkMissing } from '../lib/loading/chunk-loader.ts';
import { countEvent } from '../lib/usage/usage.ts';
import style from './language-toggle.module.css';

const shownFor = 15_000;

export function LanguageToggle() {
  const t = useText('shell');
  const other = otherLanguage(useLanguage());
  const [failure, setFailure] = useState<'language.missing' | 'language.unreachable' | null>(null);
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(() => setFailure(null), shownFor);
    return () => clearTimeout(timer);
  }, [failure]);

  const toggle = async () => {
    setFailure(null);
    try {
      await changeLanguage(other);
      countEvent('language-change');
    } catch (error) {
      setFailure(error instanceof ChunkMissing ? 'language.missing' : 'language.unreachable');
    }
  };
  return (
    <span className={style.place}>
      <button type="button" className={style.toggle} lang={other} onClick={() => void toggle()}>
        {ownNames[other]}
      </button>
      {failure !== null && (
        <span className={style.failure} role="alert">
          {t(failure)}
        </span>
      )}
    </span>
  );
}
