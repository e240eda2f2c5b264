import { useText } from '../../lib/language/use-text.ts';
import { Emblem } from '../card/card-front.tsx';
import style from './category-shifts.module.css';
import type { CategoryChange } from './liked-by-category.ts';

const width = 200;
const middle = 10;
const edge = 8;
const dot = 5.5;

/** A dot for each time, on one scale. Hidden from screen readers: the table has the same numbers. */
export function CategoryShifts({ changes }: { changes: readonly CategoryChange[] }) {
  const t = useText('change');
  const d = useText('deck');
  const most = Math.max(1, ...changes.flatMap(({ before, now }) => [before, now]));
  const x = (count: number): number => edge + (count / most) * (width - 2 * edge);
  return (
    <div className={style.picture} aria-hidden="true">
      <p className={style.head}>{t('change.categories')}</p>
      <ul className={style.rows}>
        {changes.map(({ color, before, now }) => (
          <li key={color} className={style.row} data-color={color}>
            <span className={style.name}>
              <span className={style.swatch}>
                <Emblem color={color} label="" />
              </span>
              {d(`category.${color}`)}
            </span>
            <svg className={style.track} viewBox={`0 0 ${width} ${2 * middle}`}>
              <path className={style.axis} d={`M${edge} ${middle}H${width - edge}`} />
              <path className={style.shift} d={`M${x(before)} ${middle}H${x(now)}`} />
              <circle className={style.before} cx={x(before)} cy={middle} r={dot} />
              <circle className={style.now} cx={x(now)} cy={middle} r={dot} />
            </svg>
            <span className={style.count}>{before === now ? now : `${before} → ${now}`}</span>
          </li>
        ))}
      </ul>
      <p className={style.legend}>
        <svg viewBox="0 0 14 14">
          <circle className={style.before} cx="7" cy="7" r={dot} />
        </svg>
        {t('change.before')}
        <svg viewBox="0 0 14 14">
          <circle className={style.now} cx="7" cy="7" r={dot} />
        </svg>
        {t('change.now')}
      </p>
    </div>
  );
}
