import { useText } from '../../lib/language/use-text.ts';
import { nextOrder, type SortOrder } from './sort-order.ts';
import style from './sort-header.module.css';

interface SortHeaderProps {
  name: string;
  order: SortOrder;
  onSort: (next: SortOrder) => void;
}

/** What a heading holds that sorts by its column; the cell around it says how it is sorted. */
export function SortHeader({ name, order, onSort }: SortHeaderProps) {
  const t = useText('dashboard');
  return (
    <button
      type="button"
      className={style.sort}
      title={t('table.sort', { name })}
      onClick={() => onSort(nextOrder(order))}
    >
      {name}
      <svg width="12" height="16" viewBox="0 0 12 16" aria-hidden="true" data-order={order}>
        <path className={style.up} d="M6 1l4.500 5.500h-9z" />
        <path className={style.down} d="M6 15l4.500-5.500h-9z" />
      </svg>
    </button>
  );
}

export const ariaSort = { '': 'none', asc: 'ascending', desc: 'descending' } as const;
