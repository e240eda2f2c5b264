import { useText } from '../../../../lib/language/use-text.ts';
import { compareThree, type Three } from '../../../../lib/current-sort.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { Emblem } from '../../../../ui/card/emblem.tsx';
import { useCardViews } from '../../../../ui/card/use-card-views.ts';
import style from './what-changed.module.css';

/** What stayed, what is new, what made room. No sort is better than another. */
export function WhatChanged({ now, before }: { now: Three; before: Three }) {
  const t = useText('home');
  const nowOf = useCardViews(now.extraCards, now.ownCards);
  const beforeOf = useCardViews(before.extraCards, before.ownCards);
  const { kept, fresh, gone, isSameOrder } = compareThree(now, before);
  return (
    <aside className={style.change} aria-labelledby="what-changed">
      <h2 id="what-changed">{t('home.change.heading')}</h2>
      {fresh.length === 0 ? (
        <p>{t(isSameOrder ? 'home.change.same' : 'home.change.order')}</p>
      ) : (
        <dl className={style.lists}>
          <ChangeList label={t('home.change.kept')} ids={kept} viewOf={nowOf} />
          <ChangeList label={t('home.change.fresh')} ids={fresh} viewOf={nowOf} />
          <ChangeList label={t('home.change.gone')} ids={gone} viewOf={beforeOf} />
        </dl>
      )}
    </aside>
  );
}

interface ChangeListProps {
  label: string;
  ids: readonly string[];
  viewOf: (id: string) => CardView | null;
}

function ChangeList({ label, ids, viewOf }: ChangeListProps) {
  const cards = ids.flatMap((id) => viewOf(id) ?? []);
  if (cards.length === 0) return null;
  return (
    <div className={style.list}>
      <dt>{label}</dt>
      {cards.map((card) => (
        <dd key={card.id} data-color={card.color}>
          <span className={style.swatch} aria-hidden="true">
            <Emblem color={card.color} label="" />
          </span>
          {card.title}
        </dd>
      ))}
    </div>
  );
}
