import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { settings } from '../../lib/settings.ts';
import style from './readers.module.css';

export function HelpLine() {
  const t = useText('results');
  const language = useLanguage();
  return (
    <dl className={style.list}>
      <dt>{t('write.help')}</dt>
      {/* First: after the help line, it would be read as about that line. */}
      <dd>{t('write.watched')}</dd>
      <dd>{settings.helpLine[language] ?? t('write.help.line')}</dd>
    </dl>
  );
}
