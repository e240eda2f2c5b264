import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import tooltip from '../tooltip/tooltip.module.css';
import style from './month-chart.module.css';
import { heightsOf, type MonthCount } from './month-window.ts';
import { useBars } from './use-bars.ts';
import { useMonthNames } from './use-month-names.ts';

interface MonthBarsProps {
  label: string;
  months: readonly MonthCount[];
  wordCount: (count: number) => string;
}

/** In pixels: counts above, bars, month names below. */
const above = 24;
const plot = 150;
const below = 44;
const baseline = above + plot;
/** The lower corners are hidden below the baseline. */
const corner = 6;
/** Larger counts are abbreviated; the tooltip and the table have the exact numbers. */
const fullUpTo = 10_000;
const inShort = { notation: 'compact', maximumSignificantDigits: 3 } as const;

export function MonthBars({ label, months, wordCount }: MonthBarsProps) {
  const t = useText('dashboard');
  const name = useMonthNames();
  const locale = locales[useLanguage()];
  const write = (count: number): string =>
    count.toLocaleString(locale, count < fullUpTo ? {} : inShort);
  const { current, tip, place, onKeyDown, barAt } = useBars(months.length);
  const heights = heightsOf(months);
  const width = 100 / months.length;
  const wordBar = ({ month, count }: MonthCount) =>
    t('chart.bar', { month: name.long(month), value: wordCount(count) });
  const pointed = months[current];

  return (
    <div className={style.place} {...place}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- One handler serves the arrow keys of all focusable bars. */}
      <svg
        className={style.bars}
        width="100%"
        height={above + plot + below}
        role="group"
        aria-label={label}
        data-months={months.length}
        onKeyDown={onKeyDown}
      >
        <line className={style.line} x1="0" x2="100%" y1={baseline} y2={baseline} />
        {months.map((each, at) => {
          const height = Math.max(each.count > 0 ? 3 : 0, (heights[at] ?? 0) * plot);
          const middle = `${(at + 0.5) * width}%`;
          const isNewYear = at === 0 || each.month.endsWith('-01');
          return (
            <g
              key={each.month}
              className={style.bar}
              role="img"
              aria-label={wordBar(each)}
              {...barAt(at)}
            >
              <rect
                className={style.reach}
                x={`${at * width}%`}
                width={`${width}%`}
                height={above + plot + below}
              />
              <svg
                aria-hidden="true"
                x={`${(at + 0.19) * width}%`}
                width={`${0.62 * width}%`}
                height={baseline}
              >
                <rect
                  data-bar
                  width="100%"
                  y={baseline - height}
                  height={height === 0 ? 0 : height + corner}
                  rx={corner}
                />
              </svg>
              <text className={style.count} x={middle} y={baseline - height - 7}>
                {write(each.count)}
              </text>
              <text className={style.short} x={middle} y={baseline + 19}>
                {name.short(each.month)}
              </text>
              <text className={style.narrow} x={middle} y={baseline + 19}>
                {name.narrow(each.month)}
              </text>
              {isNewYear && (
                <text className={style.year} x={middle} y={baseline + 38}>
                  {name.year(each.month)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <span ref={tip} className={tooltip.tip} popover="manual" aria-hidden="true">
        <span className={tooltip.bubble}>{pointed && wordBar(pointed)}</span>
      </span>
    </div>
  );
}
