import {
  countByCategory,
  mostLikedCategories,
  type ColoredAnswer,
} from '@trio/domain/sorting/pattern';
import { isLiked } from '@trio/domain/sorting/sort';
import { locales } from '@trio/i18n/languages';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../../../lib/language/language.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import { NumbersTable } from '../../../../ui/chart/numbers-table.tsx';
import style from './pattern-section.module.css';
import { ResultSection } from './result-section.tsx';

const shownAnswers = ['superlike', 'like', 'dislike'] as const;

export function PatternSection({ answered }: { answered: readonly ColoredAnswer[] }) {
  const t = useText('results');
  const a = useText('sorting');
  const d = useText('deck');
  const list = new Intl.ListFormat(locales[useLanguage()]);
  const rows = countByCategory(answered).map((row) => ({
    ...row,
    category: d(`category.${row.color}`),
    liked: row.superlike + row.like,
    total: row.superlike + row.like + row.dislike,
  }));
  const widest = Math.max(1, ...rows.map(({ total }) => total));
  const most = mostLikedCategories(rows).map((color) => d(`category.${color}`));
  const liked = answered.filter(({ answer }) => isLiked(answer)).length;
  return (
    <ResultSection heading={t('result.pattern')}>
      <p>
        {t('result.pattern.liked', { liked, count: answered.length })}{' '}
        {most.length > 0
          ? t('result.pattern.most', { categories: list.format(most) })
          : t('result.pattern.even')}
      </p>
      {/* The table below has the same numbers for screen readers. */}
      <div className={style.chart} aria-hidden="true">
        <ul className={style.rows}>
          {rows.map(({ color, category, superlike, like, liked: ofRow, total }) => (
            <li key={color} className={style.row} data-color={color}>
              <span className={style.name}>
                <span className={style.swatch}>
                  <Emblem color={color} label="" />
                </span>
                {category}
              </span>
              <span className={style.track} style={{ '--share': total / widest } as CSSProperties}>
                <span className={style.superlike} style={{ flexGrow: superlike }} />
                <span className={style.like} style={{ flexGrow: like }} />
                <span style={{ flexGrow: total - ofRow }} />
              </span>
              <span className={style.count}>
                {t('result.pattern.ofCards', { liked: ofRow, count: total })}
              </span>
            </li>
          ))}
        </ul>
        <ul className={style.legend}>
          {shownAnswers.map((answer) => (
            <li key={answer}>
              <span className={style[answer]} data-key />
              {a(`answer.${answer}`)}
            </li>
          ))}
        </ul>
      </div>
      <NumbersTable
        summary={t('result.pattern.numbers')}
        scrollLabel={t('result.pattern.table')}
        columns={[
          t('result.pattern.category'),
          ...shownAnswers.map((answer) => a(`answer.${answer}`)),
        ]}
        rows={rows.map(({ color, category, superlike, like, dislike }) => ({
          key: color,
          cells: [category, String(superlike), String(like), String(dislike)],
        }))}
      />
    </ResultSection>
  );
}
