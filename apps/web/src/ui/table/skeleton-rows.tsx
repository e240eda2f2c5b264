import { useText } from '../../lib/language/use-text.ts';
import form from '../form.module.css';
import { is } from './table-roles.ts';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Where the rows will stand; a list that is there at once never shows them. */
export function SkeletonRows({ columns }: { columns: number }) {
  const t = useText('dashboard');
  return rows.map((row, at) => (
    <tr key={row} {...is.row} data-part="skeleton">
      <td {...is.cell} colSpan={columns}>
        {at === 0 && (
          <span className={form.aloud} role="status">
            {t('table.loading')}
          </span>
        )}
        <i />
      </td>
    </tr>
  ));
}
