import chart from './month-chart.module.css';
import style from './numbers.module.css';

interface NumbersTableProps {
  summary: string;
  scrollLabel?: string;
  columns: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
}

export function NumbersTable({ summary, scrollLabel, columns, rows }: NumbersTableProps) {
  const table = (
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
  );
  if (scrollLabel === undefined) {
    return (
      <details className={chart.numbers}>
        <summary>{summary}</summary>
        {table}
      </details>
    );
  }
  return (
    <details className={`${chart.numbers} ${style.numbers}`}>
      <summary>{summary}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A scrollable region must be reachable by keyboard. */}
      <div className={style.room} role="group" aria-label={scrollLabel} tabIndex={0}>
        {table}
      </div>
    </details>
  );
}
