import { pages } from '@trio/contracts/pages';
import { Navigate } from 'react-router';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { currentThree, type Three } from '../../../lib/sort/current-three.ts';
import { useReadySort, type Saving } from '../../../lib/sort/sort-state.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ThreeCards } from '../../../ui/card/three-cards.tsx';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import style from './results-page.module.css';

/** The three that were just confirmed, or were the last time. */
export function ResultsPage() {
  const t = useText('picking');
  const state = useReadySort();
  const three = currentThree(state);
  usePageTitle(t('saved.title'));
  // A sort that is under way is not there yet: the home knows where it goes on.
  const isUnderWay = state.sort !== null && state.sort.confirmedAt === null;
  if (three === null || isUnderWay) return <Navigate to={pages.cards.path} replace />;
  return <Saved three={three} saving={state.saving} />;
}

function Saved({ three, saving }: { three: Three; saving: Saving }) {
  const t = useText('picking');
  const viewOf = useCardViews(three.extraCards, three.ownCards);
  const cards = three.ids.flatMap((id) => viewOf(id) ?? []);
  return (
    <section className={style.page}>
      <header className={style.head}>
        <h1>{t('saved.heading')}</h1>
        <p className={style.saving} data-saving={saving} role="status">
          {t(`saved.${saving}`)}
        </p>
      </header>
      <ThreeCards cards={cards} nameOf={(_, rank) => t('saved.rank', { rank })} />
      <div className={style.words}>
        <p>{t('saved.text')}</p>
        <ButtonLink to={pages.cards.path} size="large">
          {t('saved.home')}
        </ButtonLink>
      </div>
    </section>
  );
}
