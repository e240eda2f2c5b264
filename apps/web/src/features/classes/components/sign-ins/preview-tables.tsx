import type { ReadRow, UnreadRow } from '@trio/domain/sign-ins/parse-sign-ins';
import { useText } from '../../../../lib/language/use-text.ts';
import { type Column, DataTable } from '../../../../ui/table/data-table.tsx';
import style from './sign-ins.module.css';

/** 2,000 rows would slow down typing; the counts tell the rest. */
const rowsShown = 50;

interface RowsProps<Row> {
  rows: readonly Row[];
}

export function ReadRows({ rows }: RowsProps<ReadRow>) {
  const t = useText('signins');
  const has = (column: 'className' | 'email') => rows.some((row) => row[column] !== '');
  const columns: Column<ReadRow>[] = [
    { key: 'first', heading: t('read.first'), look: 'name', cell: (row) => row.firstName },
    { key: 'last', heading: t('read.last'), cell: (row) => row.lastName },
  ];
  if (has('className')) {
    columns.push({ key: 'class', heading: t('read.class'), cell: (row) => row.className });
  }
  if (has('email')) {
    columns.push({ key: 'email', heading: t('read.email'), cell: (row) => row.email });
  }
  if (rows.some(({ mark }) => mark !== null)) {
    const cell = ({ mark }: ReadRow) =>
      mark && t(mark === 'in-class' ? 'read.inClass' : 'read.repeated');
    columns.push({ key: 'note', heading: t('read.note'), inCard: 'bare', cell });
  }
  return <FirstRows label={t('read.heading')} columns={columns} rows={rows} />;
}

export function UnreadRows({ rows }: RowsProps<UnreadRow>) {
  const t = useText('signins');
  const columns: Column<UnreadRow>[] = [
    { key: 'line', heading: t('read.line'), cell: ({ line }) => line },
    { key: 'text', heading: t('read.text'), cell: (row) => row.text.slice(0, 100) },
    { key: 'reason', heading: t('read.reason'), cell: (row) => t(`problem.${row.problem}`) },
  ];
  const label = t('read.unread', { count: rows.length });
  return <FirstRows label={label} columns={columns} rows={rows} />;
}

interface FirstRowsProps<Row> extends RowsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
}

function FirstRows<Row extends { readonly line: number }>({
  label,
  columns,
  rows,
}: FirstRowsProps<Row>) {
  const t = useText('signins');
  const more = rows.length - rowsShown;
  return (
    <div className={style.table}>
      <DataTable
        label={label}
        columns={columns}
        keyOf={({ line }) => String(line)}
        rows={rows.slice(0, rowsShown)}
        isBusy={false}
        cardsBelow={28}
      />
      {more > 0 && <p className={style.quiet}>{t('read.more', { count: more })}</p>}
    </div>
  );
}
