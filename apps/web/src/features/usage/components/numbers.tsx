import { useText } from '../../../lib/language/use-text.ts';
import chart from '../../../ui/chart/month-chart.module.css';
import style from './numbers.module.css';

interface NumbersProps {
  /** What the table is about: what may scroll has a name. */
  label: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** What a chart shows, in numbers: the first column names the row. */
export function Numbers({ label, columns, rows }: NumbersProps) {
  const t = useText('usage');
  return (
    <details className={`${chart.numbers} ${style.numbers}`}>
      <summary>{t('usage.numbers')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keys too. */}
      <div className={style.room} role="group" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={columns[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
