import { useText } from '../../../lib/language/use-text.ts';
import style from './groups-view.module.css';

/** The rules of `makeGroups` in plain words. */
export function HowGroups() {
  const t = useText('insight');
  return (
    <details className={style.how}>
      <summary>{t('groups.how')}</summary>
      <ol>
        <li>{t('groups.how.sizes')}</li>
        <li>{t('groups.how.rare')}</li>
        <li>{t('groups.how.liked')}</li>
        <li>{t('groups.how.swaps')}</li>
        <li>{t('groups.how.twice')}</li>
        <li>{t('groups.how.same')}</li>
      </ol>
    </details>
  );
}
