import type { CategoryCount } from '@trio/domain/sorting/pattern';
import type { CSSProperties } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Emblem } from '../../../../ui/card/card-front.tsx';
import style from './category-pattern.module.css';
import { Part } from './part.tsx';

/** The numbers are texts, so the bars are only a picture of them. */
export function CategoryPattern({ rows }: { rows: readonly CategoryCount[] }) {
  const t = useText('queue');
  const d = useText('deck');
  const most = Math.max(1, ...rows.map(({ superlike, like }) => superlike + like));
  return (
    <Part heading={t('prepare.pattern')}>
      {rows.length === 0 && <p className={style.quiet}>{t('prepare.noneLikedAtAll')}</p>}
      <ul className={style.rows}>
        {rows.map(({ color, superlike, like }) => (
          <li key={color} className={style.row} data-color={color}>
            <span className={style.name}>
              <span className={style.swatch}>
                <Emblem color={color} label="" />
              </span>
              {d(`category.${color}`)}
            </span>
            <span className={style.count}>
              <span aria-hidden="true">{superlike + like}</span>
              <span className="visually-hidden">
                {t('prepare.patternOne', { count: superlike + like, superlike })}
              </span>
            </span>
            <span
              className={style.track}
              aria-hidden="true"
              style={{ '--share': (superlike + like) / most } as CSSProperties}
            >
              <span className={style.superlike} style={{ flexGrow: superlike }} />
              <span className={style.like} style={{ flexGrow: like }} />
            </span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <p className={style.legend} aria-hidden="true">
          {(['superlike', 'like'] as const).map((answer) => (
            <span key={answer} className={style.key}>
              <span className={style[answer]} data-key />
              {t(`prepare.${answer}`)}
            </span>
          ))}
        </p>
      )}
    </Part>
  );
}
