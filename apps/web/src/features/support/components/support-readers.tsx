import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { settings } from '../../../lib/settings.ts';
import style from './support-page.module.css';

export function SupportReaders() {
  const t = useText('support');
  const r = useText('results');
  const language = useLanguage();
  const { role, email, isConsumerGroup } = useAccount();
  const hasSchool = role !== 'admin' && !isConsumerGroup;
  return (
    <dl className={style.readers}>
      <div>
        <dt>{t('support.readers')}</dt>
        <dd>{t(hasSchool ? 'support.readers.school' : 'support.readers.plain')}</dd>
      </div>
      <div>
        <dt>{t('support.answer')}</dt>
        <dd>{t('support.answer.text', { address: email })}</dd>
      </div>
      {role === 'student' && (
        <div>
          <dt>{r('write.help')}</dt>
          <dd>{settings.helpLine[language] ?? r('write.help.line')}</dd>
        </div>
      )}
    </dl>
  );
}
