import style from './selection-cells.module.css';

export interface TableSelection<Row> {
  readonly allLabel: string;
  readonly labelOf: (row: Row) => string;
  readonly isSelected: (row: Row) => boolean;
  readonly onSelect: (rows: readonly Row[], isOn: boolean) => void;
}

interface CellProps<Row> {
  selection: TableSelection<Row>;
}

export function SelectAll<Row>(props: CellProps<Row> & { rows: readonly Row[]; isCards: boolean }) {
  const { selection, rows, isCards } = props;
  const count = rows.filter((row) => selection.isSelected(row)).length;
  const isAll = count > 0 && count === rows.length;
  return (
    <label className={style.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        type="checkbox"
        checked={isAll}
        disabled={rows.length === 0}
        onChange={({ target }) => selection.onSelect(rows, target.checked)}
      />
      {/* A table has no room for the text. */}
      <span className={isCards ? undefined : 'visually-hidden'}>{selection.allLabel}</span>
    </label>
  );
}

export function SelectRow<Row>({ selection, row }: CellProps<Row> & { row: Row }) {
  return (
    <label className={style.box}>
      <input
        type="checkbox"
        aria-label={selection.labelOf(row)}
        checked={selection.isSelected(row)}
        onChange={({ target }) => selection.onSelect([row], target.checked)}
      />
    </label>
  );
}
