import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import panel from '../../../ui/panel/panel.module.css';
import style from './extra-cards.module.css';
import { ExtraCards } from './extra-cards.tsx';

export function EveryonesCardsPage() {
  const t = useText('cards');
  usePageTitle(t('cards.title'));
  return (
    <div className={style.page}>
      <h1>{t('cards.title')}</h1>
      <div className={panel.panel}>
        <ExtraCards owner={null} />
      </div>
    </div>
  );
}
