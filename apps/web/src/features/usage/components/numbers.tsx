import { useText } from '../../../lib/language/use-text.ts';
import chart from '../../../ui/chart/month-chart.module.css';
import style from './numbers.module.css';

interface NumbersProps {
  /** Accessible name of the scrollable region. */
  label: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

/** The first column is the row heading. */
export function Numbers({ label, columns, rows }: NumbersProps) {
  const t = useText('usage');
  return (
    <details className={`${chart.numbers} ${style.numbers}`}>
      <summary>{t('usage.numbers')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard. */}
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
