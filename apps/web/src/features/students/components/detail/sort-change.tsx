import { useText } from '../../../../lib/language/use-text.ts';
import { compareThree, type Three } from '../../../../lib/current-sort.ts';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import { ChallengeName } from '../list/challenge-name.tsx';
import style from './sort-entry.module.css';

/** Neutral wording: no sort is better than another. */
export function SortChange({ now, before }: { now: Three; before: Three }) {
  const t = useText('students');
  const nowOf = useCardViews(now.extraCards, now.ownCards);
  const beforeOf = useCardViews(before.extraCards, before.ownCards);
  const { kept, fresh, gone, isSameOrder } = compareThree(now, before);
  if (fresh.length === 0) return <p>{t(isSameOrder ? 'detail.sameOrder' : 'detail.newOrder')}</p>;
  const groups = [
    { label: t('detail.fresh'), cards: fresh.map(nowOf) },
    { label: t('detail.kept'), cards: kept.map(nowOf) },
    { label: t('detail.gone3'), cards: gone.map(beforeOf) },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <dl className={style.change}>
      {groups.map(({ label, cards }) => (
        <div key={label}>
          <dt>{label}</dt>
          {cards.map((card) => card && <dd key={card.id}>{<ChallengeName card={card} />}</dd>)}
        </div>
      ))}
    </dl>
  );
}
