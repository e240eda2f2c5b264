import type { Saving } from '../../../../lib/current-sort.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './saving-status.module.css';

/** One live region, rendered before its text: screen readers announce only changes. */
export function SavingStatus({ saving, isWritten }: { saving: Saving; isWritten: boolean }) {
  const t = useText('picking');
  const r = useText('results');
  return (
    <p className={style.saving} data-saving={isWritten ? 'saved' : saving} role="status">
      {isWritten ? r('words.saved') : t(`saved.${saving}`)}
    </p>
  );
}
