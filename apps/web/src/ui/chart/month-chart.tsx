import type { MonthlyCounts } from '@trio/contracts/dashboards';
import { limits } from '@trio/domain/limits';
import { useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { MonthBars } from './month-bars.tsx';
import style from './month-chart.module.css';
import { monthsUpTo } from './month-window.ts';
import { useMonthNames } from './use-month-names.ts';

interface MonthChartProps {
  label: string;
  counts: MonthlyCounts;
  /** For example "12 students". */
  wordCount: (count: number) => string;
  /** Message when every month is 0. */
  none: string;
}

const windows = [limits.chartMonths, limits.chartMonthsMax];

export function MonthChart({ label, counts, wordCount, none }: MonthChartProps) {
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
      <MonthBars key={length} label={label} months={months} wordCount={wordCount} />
      <details className={style.numbers}>
        <summary>{t('chart.numbers')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.month')}</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{name.long(month)}</th>
                <td>{wordCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
