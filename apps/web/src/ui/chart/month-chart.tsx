import type { MonthlyCounts } from '@trio/contracts/dashboards';
import { limits } from '@trio/domain/limits';
import { locales } from '@trio/i18n/languages';
import { useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { useText } from '../../lib/language/use-text.ts';
import { BarChart } from './bar-chart.tsx';
import { highestOf, monthsUpTo, type MonthCount } from './chart-scale.ts';
import style from './month-chart.module.css';
import { NumbersTable } from './numbers-table.tsx';

interface MonthChartProps {
  label: string;
  counts: MonthlyCounts;
  formatCount: (count: number) => string;
  none: string;
}

const windows = [limits.chartMonths, limits.chartMonthsMax];

export function MonthChart({ label, counts, formatCount, none }: MonthChartProps) {
  const t = useText('dashboard');
  const name = useMonthNames();
  const [length, setLength] = useState<number>(limits.chartMonths);
  const [now] = useState(() => Date.now());
  const months = monthsUpTo(now, length, counts);
  const isEmpty = months.every(({ count }) => count === 0);
  return (
    <div className={style.chart}>
      <div className={style.windows} role="group" aria-label={t('chart.window')}>
        {windows.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === length}
            onClick={() => setLength(each)}
          >
            {t('chart.months', { count: each })}
          </button>
        ))}
      </div>
      {isEmpty && <p className={style.none}>{none}</p>}
      <MonthBars key={length} label={label} months={months} formatCount={formatCount} />
      <NumbersTable
        summary={t('chart.numbers')}
        columns={[t('chart.month'), label]}
        rows={months.map(({ month, count }) => ({
          key: month,
          cells: [name.long(month), formatCount(count)],
        }))}
      />
    </div>
  );
}

const above = 24;
const plot = 150;
const below = 44;
const baseline = above + plot;
const sizes = { above, plot, below, minHeight: 3, hoverHeight: above + plot + below };
/** The lower corners are hidden below the baseline. */
const corner = 6;
/** Larger counts are abbreviated; the tooltip and the table have the exact numbers. */
const fullUpTo = 10_000;
const inShort = { notation: 'compact', maximumSignificantDigits: 3 } as const;

interface MonthBarsProps {
  label: string;
  months: readonly MonthCount[];
  formatCount: (count: number) => string;
}

function MonthBars({ label, months, formatCount }: MonthBarsProps) {
  const t = useText('dashboard');
  const name = useMonthNames();
  const locale = locales[useLanguage()];
  const write = (count: number): string =>
    count.toLocaleString(locale, count < fullUpTo ? {} : inShort);
  return (
    <BarChart
      label={label}
      bars={months.map(({ month, count }) => ({
        key: month,
        value: count,
        name: t('chart.bar', { month: name.long(month), value: formatCount(count) }),
      }))}
      top={highestOf(months.map(({ count }) => count))}
      sizes={sizes}
      classes={style}
      data-months={months.length}
      renderBar={({ key: month, value }, { at, width, height }) => {
        const middle = `${(at + 0.5) * width}%`;
        const isNewYear = at === 0 || month.endsWith('-01');
        return (
          <>
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
              {write(value)}
            </text>
            <text className={style.short} x={middle} y={baseline + 19}>
              {name.short(month)}
            </text>
            <text className={style.narrow} x={middle} y={baseline + 19}>
              {name.narrow(month)}
            </text>
            {isNewYear && (
              <text x={middle} y={baseline + 38}>
                {name.year(month)}
              </text>
            )}
          </>
        );
      }}
    />
  );
}

function useMonthNames() {
  const locale = locales[useLanguage()];
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    return (month: string) => formatter.format(new Date(`${month}-01T00:00:00Z`));
  };
  return {
    long: format({ month: 'long', year: 'numeric' }),
    short: format({ month: 'short' }),
    narrow: format({ month: 'narrow' }),
    year: format({ year: 'numeric' }),
  };
}
