import { useText } from '../../../../lib/language/use-text.ts';
import style from './nobody-waits.module.css';

export function NobodyWaits({ isClass }: { isClass: boolean }) {
  const t = useText('queue');
  return (
    <section className={style.empty}>
      <svg className={style.picture} viewBox="0 0 120 80" aria-hidden="true">
        <rect x="8" y="8" width="62" height="42" rx="12" />
        <path d="M22 46v16l16-14" />
        <rect className={style.second} x="58" y="26" width="54" height="36" rx="11" />
        <path className={style.second} d="M100 58v14l-14-12" />
      </svg>
      <h2>{t(isClass ? 'queue.noneOfClass' : 'queue.none')}</h2>
      <p>{t('queue.noneText')}</p>
    </section>
  );
}
