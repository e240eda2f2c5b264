import { missing } from '@trio/i18n/duration';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { SelectAll, SelectRow, type TableSelection } from './selection-cells.tsx';
import sortHeaderStyle from './sort-header.module.css';
import { nextOrder, type SortOrder } from './table-rules.ts';
import style from './table.module.css';

/** Explicit roles: some browsers drop the table semantics in the card layout. */
const is = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

interface SortHeaderProps {
  name: string;
  order: SortOrder;
  onSort: (next: SortOrder) => void;
}

function SortHeader({ name, order, onSort }: SortHeaderProps) {
  const t = useText('dashboard');
  return (
    <button
      type="button"
      className={sortHeaderStyle.sort}
      title={t('table.sort', { name })}
      onClick={() => onSort(nextOrder(order))}
    >
      {name}
      <svg width="12" height="16" viewBox="0 0 12 16" aria-hidden="true" data-order={order}>
        <path className={sortHeaderStyle.up} d="M6 1l4.500 5.500h-9z" />
        <path className={sortHeaderStyle.down} d="M6 15l4.500-5.500h-9z" />
      </svg>
    </button>
  );
}

const ariaSort = { '': 'none', asc: 'ascending', desc: 'descending' } as const;

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Delayed: a fast answer never shows them. */
function SkeletonRows({ columns }: { columns: number }) {
  const t = useText('dashboard');
  return skeletonRows.map((row, at) => (
    <tr key={row} {...is.row} data-part="skeleton">
      <td {...is.cell} colSpan={columns}>
        {at === 0 && (
          <span className="visually-hidden" role="status">
            {t('table.loading')}
          </span>
        )}
        <i />
      </td>
    </tr>
  ));
}

interface ColumnSort {
  readonly order: SortOrder;
  readonly onSort: (next: SortOrder) => void;
}

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: ColumnSort;
  /** Of the second line of its cells. */
  readonly second?: ColumnSort & { readonly heading: string };
  /**
   * `name`: row heading and title of a card; only for the first columns. `number`: aligned to the
   * end. `quiet`: heading for screen readers only. `cut`: limited to its share of the width, with
   * truncated content.
   */
  readonly look?: 'name' | 'number' | 'quiet' | 'cut';
  /** Percent of the row's width, for `cut`. */
  readonly share?: number;
  /**
   * In a card: `half` a line, or without heading and hidden if empty: `bare`, or `flow`, which is as
   * wide as its value.
   */
  readonly inCard?: 'half' | 'bare' | 'flow';
  /** Left out of cards on a phone, because what the row opens has it. */
  readonly isRoomy?: true | ((row: Row) => boolean);
  readonly isForScreen?: true;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  rows: readonly Row[] | null;
  isBusy: boolean;
  isFaint?: (row: Row) => boolean;
  /** A click anywhere in a row; for keyboards a cell needs a button that does the same. */
  onRow?: (row: Row) => void;
  instead?: ReactNode;
  /** A first column with check boxes. */
  selection?: TableSelection<Row> | undefined;
  /** Width in rem below which rows become cards. */
  cardsBelow?: number;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, keyOf, rows, isBusy, isFaint, onRow, instead, cardsBelow = 44 } = props;
  const { selection } = props;
  const cells = columns.length + (selection ? 1 : 0);
  const t = useText('dashboard');
  const { box, isCards, isOverflowing } = useTableRoom(cardsBelow);
  const hasInstead = Boolean(instead);
  return (
    <div
      ref={box}
      className={style.scroll}
      // A scrollable region must be focusable; a table that fits must not be a tab stop.
      {...(isOverflowing && {
        role: 'region',
        tabIndex: 0,
        'aria-label': t('table.scroll', { name: label }),
      })}
    >
      <table
        className={isCards ? `${style.table} ${style.cards}` : style.table}
        {...is.table}
        aria-label={label}
        aria-busy={isBusy}
        // For the styles of cell contents in a card.
        data-cards={isCards ? '' : undefined}
        data-selects={selection && ''}
      >
        <thead {...is.rowgroup}>
          <tr {...is.row}>
            {selection && (
              <th {...is.columnheader} scope="col" data-part="select" data-screen="">
                <SelectAll
                  selection={selection}
                  rows={hasInstead ? [] : (rows ?? [])}
                  isCards={isCards}
                />
              </th>
            )}
            {columns.map(({ key, heading, sort, second, look, share, isForScreen }) => (
              <th
                key={key}
                {...is.columnheader}
                scope="col"
                className={isCards && !sort ? 'visually-hidden-on-screen' : undefined}
                data-look={look}
                data-sorts={sort ? '' : undefined}
                data-screen={isForScreen && ''}
                aria-sort={sort && ariaSort[sort.order || (second?.order ?? '')]}
                style={share === undefined || isCards ? undefined : { width: `${share}%` }}
              >
                {sort ? (
                  <>
                    <SortHeader name={heading} {...sort} />
                    {second && (
                      <div data-part="second">
                        <SortHeader name={second.heading} {...second} />
                      </div>
                    )}
                  </>
                ) : (
                  <span className={look === 'quiet' ? 'visually-hidden' : undefined}>
                    {heading}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is.rowgroup}>
          {hasInstead && (
            <tr {...is.row}>
              <td {...is.cell} colSpan={cells} data-part="instead">
                {instead}
              </td>
            </tr>
          )}
          {!hasInstead && rows === null && <SkeletonRows columns={cells} />}
          {!hasInstead &&
            rows?.map((row) => (
              <tr
                key={keyOf(row)}
                {...is.row}
                data-faint={isFaint?.(row) ? '' : undefined}
                data-opens={onRow && ''}
                onClick={onRow && ((event) => isPlainClick(event) && onRow(row))}
              >
                {selection && (
                  <td {...is.cell} data-part="select" data-screen="">
                    <SelectRow selection={selection} row={row} />
                  </td>
                )}
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const controls = 'a, button, input, label, select, summary, textarea, [role="switch"]';

/** Not on a control, and not the end of a text selection. */
function isPlainClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const control = target instanceof Element ? target.closest(controls) : null;
  if (control !== null && currentTarget.contains(control)) return false;
  return getSelection()?.isCollapsed !== false;
}

/** A card has no table head, so each cell shows its heading. */
function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, look, inCard, isRoomy, isForScreen, cell } = column;
  const content = cell(row);
  const isLeftOut = typeof isRoomy === 'function' ? isRoomy(row) : isRoomy;
  if (look === 'name') {
    return (
      <th {...is.rowheader} scope="row" data-look="name">
        <span data-part="name">{content}</span>
      </th>
    );
  }
  return (
    <td
      {...is.cell}
      data-look={look}
      data-card={inCard}
      data-roomy={isLeftOut ? '' : undefined}
      data-screen={isForScreen && ''}
      data-missing={content === missing ? '' : undefined}
    >
      <span data-part="label" aria-hidden="true">
        {heading}
      </span>
      <div>{content}</div>
    </td>
  );
}

function useTableRoom(cardsBelow: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ isCards: false, isOverflowing: false });
  useEffect(() => {
    const outer = box.current;
    if (outer === null) return;
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isCards = outer.clientWidth < cardsBelow * rem;
      const isOverflowing = outer.scrollWidth > outer.clientWidth + 1;
      setRoom((now) =>
        now.isCards === isCards && now.isOverflowing === isOverflowing
          ? now
          : { isCards, isOverflowing },
      );
    };
    const watch = new ResizeObserver(look);
    watch.observe(outer);
    // New rows resize the table, not the box around it.
    if (outer.firstElementChild) watch.observe(outer.firstElementChild);
    return () => watch.disconnect();
  }, [cardsBelow]);
  return { box, ...room };
}
