import { useText } from '../../../../lib/language/use-text.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import pager from '../../../../ui/table/pager.module.css';
import style from './student-modal.module.css';

interface NeighboursProps {
  id: string;
  ids: readonly string[];
  onMove: (id: string) => void;
}

export function Neighbours({ id, ids, onMove }: NeighboursProps) {
  const t = useText('students');
  const at = ids.indexOf(id);
  if (at === -1 || ids.length < 2) return null;
  const step = (label: string, to: string | undefined, path: string) => (
    <button
      type="button"
      className={pager.step}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onMove(to);
      }}
    >
      <LineIcon d={path} />
    </button>
  );
  return (
    <div className={style.neighbours}>
      {step(t('detail.previous'), ids[at - 1], 'M13 4l-6 6 6 6')}
      <span>{t('detail.place', { place: at + 1, count: ids.length })}</span>
      {step(t('detail.next'), ids[at + 1], 'M7 4l6 6-6 6')}
    </div>
  );
}
