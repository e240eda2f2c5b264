import { compareThree, keptPlaces, type Three } from '../../lib/current-sort.ts';
import { useText } from '../../lib/language/use-text.ts';
import { useCardViews } from '../card/use-card-views.ts';
import { NumbersTable } from '../chart/numbers-table.tsx';
import { CategoryShifts } from './category-shifts.tsx';
import type { CategoryChange } from './liked-by-category.ts';
import { TrioShift } from './trio-shift.tsx';
import style from './what-changed.module.css';

interface WhatChangedProps {
  now: Three;
  before: Three;
  /** Without it, only the three are compared: the student's device has no earlier answers. */
  categories?: readonly CategoryChange[];
  /** Inside another surface. */
  isFlat?: boolean;
}

/** A picture, and a table with the same content. No sort is better than another. */
export function WhatChanged({ now, before, categories = [], isFlat = false }: WhatChangedProps) {
  const t = useText('change');
  const d = useText('deck');
  const nowOf = useCardViews(now.extraCards, now.ownCards);
  const beforeOf = useCardViews(before.extraCards, before.ownCards);
  const { fresh, isSameOrder } = compareThree(now, before);
  const kept = keptPlaces(now, before);
  const number = (place: number | undefined): string =>
    place === undefined ? '–' : t('change.number', { rank: place + 1 });
  const difference = (by: number): string => {
    if (by === 0) return t('change.equal');
    return by > 0 ? t('change.up', { count: by }) : t('change.down', { count: -by });
  };
  const shown = now.ids.map((id, place) => {
    const was = kept.find((each) => each.now === place)?.before;
    const what = was === undefined ? t('change.fresh') : t('change.kept');
    return { key: `now ${id}`, cells: [nowOf(id)?.title ?? id, number(was), number(place), what] };
  });
  const gone = before.ids.flatMap((id, place) => {
    if (kept.some((each) => each.before === place)) return [];
    const cells = [beforeOf(id)?.title ?? id, number(place), number(undefined), t('change.gone')];
    return [{ key: `gone ${id}`, cells }];
  });
  const liked = categories.map(({ color, before: was, now: is }) => ({
    key: color,
    cells: [
      d(`category.${color}`),
      t('change.liked', { count: was }),
      t('change.liked', { count: is }),
      difference(is - was),
    ],
  }));
  return (
    <aside className={isFlat ? style.flat : style.change} aria-labelledby="what-changed">
      <h2 id="what-changed">{t('change.heading')}</h2>
      {fresh.length === 0 && <p>{t(isSameOrder ? 'change.same' : 'change.order')}</p>}
      {!isSameOrder && (
        <TrioShift now={now.ids.map(nowOf)} before={before.ids.map(beforeOf)} kept={kept} />
      )}
      {categories.length > 0 && <CategoryShifts changes={categories} />}
      <NumbersTable
        summary={t('change.table')}
        scrollLabel={t('change.scroll')}
        columns={[t('change.card'), t('change.before'), t('change.now'), t('change.what')]}
        rows={[...shown, ...gone, ...liked]}
      />
    </aside>
  );
}
