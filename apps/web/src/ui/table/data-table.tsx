import { missing } from '@trio/i18n/duration';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/use-text.ts';
import { ariaSort, SortHeader } from './sort-header.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import type { SortOrder } from './sort-order.ts';
import style from './table.module.css';
import cards from './table-cards.module.css';
import { is } from './table-roles.ts';
import { useTableRoom } from './use-table-room.ts';

export interface Column<Row> {
  readonly key: string;
  readonly heading: string;
  readonly cell: (row: Row) => ReactNode;
  /** Where the list can be sorted by it. */
  readonly sort?: { readonly order: SortOrder; readonly onSort: (next: SortOrder) => void };
  /**
   * `name` is what the row is about: its heading, and in a card its title (one or more columns,
   * the first ones). `number` stands at the end. `quiet` has its heading for who listens only.
   * `cut` takes no more than its share of a row: what it holds may be cut.
   */
  readonly look?: 'name' | 'number' | 'quiet' | 'cut';
  /** How much of the row's width is its own, in percent: for what is cut. */
  readonly share?: number;
  /** In a card: beside another one like it, or without its heading and only where it has something. */
  readonly inCard?: 'half' | 'bare';
  /** It is there to be pressed: on paper it would only take room. */
  readonly isForScreen?: true;
}

interface DataTableProps<Row> {
  /** What the table is called. */
  label: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Null until the first answer. */
  rows: readonly Row[] | null;
  /** Another answer is under way: what is shown is about to change. */
  isBusy: boolean;
  /** A row that stands back: an account that is switched off. */
  isFaint?: (row: Row) => boolean;
  /** What stands there instead of rows: nothing found, an error, an empty page. */
  instead?: ReactNode;
  /** In rem: with less room than that for the columns, the rows are cards. */
  cardsBelow?: number;
}

/** A real table; where its columns do not fit each row is a card, and what is still too wide scrolls. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, keyOf, rows, isBusy, isFaint, instead, cardsBelow = 44 } = props;
  const t = useText('dashboard');
  const { box, isCards, isOverflowing } = useTableRoom(cardsBelow);
  const hasInstead = Boolean(instead);
  return (
    <div
      ref={box}
      className={style.scroll}
      // Only what scrolls is a stop for the keyboard.
      {...(isOverflowing && {
        role: 'region',
        tabIndex: 0,
        'aria-label': t('table.scroll', { name: label }),
      })}
    >
      <table
        className={isCards ? `${style.table} ${cards.cards}` : style.table}
        {...is.table}
        aria-label={label}
        aria-busy={isBusy}
        // For what stands in it and is laid out otherwise in a card.
        data-cards={isCards ? '' : undefined}
      >
        <thead {...is.rowgroup}>
          <tr {...is.row}>
            {columns.map(({ key, heading, sort, look, share, isForScreen }) => (
              <th
                key={key}
                {...is.columnheader}
                scope="col"
                data-look={look}
                data-sorts={sort ? '' : undefined}
                data-screen={isForScreen && ''}
                aria-sort={sort && ariaSort[sort.order]}
                style={share === undefined || isCards ? undefined : { width: `${share}%` }}
              >
                {sort ? (
                  <SortHeader name={heading} {...sort} />
                ) : (
                  <span className={style.heading}>{heading}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...is.rowgroup}>
          {hasInstead && (
            <tr {...is.row}>
              <td {...is.cell} colSpan={columns.length} data-part="instead">
                {instead}
              </td>
            </tr>
          )}
          {!hasInstead && rows === null && <SkeletonRows columns={columns.length} />}
          {!hasInstead &&
            rows?.map((row) => (
              <tr key={keyOf(row)} {...is.row} data-faint={isFaint?.(row) ? '' : undefined}>
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

/** In a card, where the head of the table is gone, each cell carries its heading itself. */
function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { heading, look, inCard, isForScreen, cell } = column;
  const content = cell(row);
  if (look === 'name') {
    return (
      <th {...is.rowheader} scope="row" data-look="name">
        {content}
      </th>
    );
  }
  return (
    <td
      {...is.cell}
      data-look={look}
      data-card={inCard}
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
