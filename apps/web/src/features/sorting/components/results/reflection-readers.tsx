import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { settings } from '../../../../lib/settings.ts';
import style from './reflection-form.module.css';

/** Said before a word is written: who reads it, and where somebody listens. */
export function ReflectionReaders() {
  const t = useText('results');
  const language = useLanguage();
  return (
    <dl className={style.readers}>
      <div>
        <dt>{t('write.readers')}</dt>
        <dd>{t('write.readers.text')}</dd>
      </div>
      <div>
        <dt>{t('write.help')}</dt>
        <dd>{settings.helpLine[language] ?? t('write.help.line')}</dd>
      </div>
    </dl>
  );
}
