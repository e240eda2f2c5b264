import { otherLanguage, ownNames, useLanguage } from '../lib/language/language.ts';
import { changeLanguage } from '../lib/language/use-text.ts';
import { countEvent } from '../lib/usage/usage.ts';
import style from './language-toggle.module.css';

export function LanguageToggle() {
  const other = otherLanguage(useLanguage());
  const toggle = async () => {
    await changeLanguage(other);
    countEvent('language-change');
  };
  return (
    <button type="button" className={style.toggle} lang={other} onClick={() => void toggle()}>
      {ownNames[other]}
    </button>
  );
}
