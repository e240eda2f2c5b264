import { otherLanguage, useLanguage } from '../lib/language/language.ts';
import { changeLanguage } from '../lib/language/use-text.ts';
import { countEvent } from '../lib/usage/usage.ts';
import style from './language-toggle.module.css';

/** A language's own name is never translated: it is for who cannot read the other one. */
const ownNames = { en: 'English', fr: 'Français' };

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
