import { useText } from '../../../../lib/language/use-text.ts';
import style from './why-here.module.css';

export function WhyHere() {
  const t = useText('queue');
  return (
    <details className={style.why}>
      <summary>{t('explainer.heading')}</summary>
      <div className={style.texts}>
        <p>{t('explainer.order')}</p>
        <p>{t('explainer.seen')}</p>
        <p>{t('explainer.only')}</p>
        <p>{t('explainer.student')}</p>
      </div>
    </details>
  );
}
