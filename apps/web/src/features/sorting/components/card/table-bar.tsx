import { useText } from '../../../../lib/language/use-text.ts';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import { useLeaveSort } from '../leave/leave-guard.tsx';
import style from './table-bar.module.css';

interface TableBarProps {
  index: number;
  count: number;
  isSecond: boolean;
  /** `byPointer`: clicked or tapped. The focus then returns to the card. */
  onBack: ((byPointer: boolean) => void) | null;
}

export function TableBar({ index, count, isSecond, onBack }: TableBarProps) {
  const t = useText('sorting');
  const { saveAndExit } = useLeaveSort();
  const widest = t('table.progress', { index: count, count }).length;
  return (
    <div className={style.bar}>
      <div className={style.side}>
        {/* Always rendered: the first answer only makes it visible. */}
        <button
          type="button"
          className={onBack ? style.link : `${style.link} ${style.away}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onBack?.(event.detail > 0)}
        >
          <LineIcon d="M17 10H3.500M9 4l-6 6 6 6" size={18} />
          {t('table.back')}
        </button>
      </div>
      <p className={style.progress}>
        {isSecond && <span className={style.pass}>{t('table.pass')}</span>}
        <span className={style.place}>
          <span className={style.count} style={{ width: `${widest}ch` }}>
            {t('table.progress', { index, count })}
          </span>
        </span>
      </p>
      <div className={style.side}>
        <button type="button" className={style.link} onClick={saveAndExit}>
          {t('table.exit')}
        </button>
      </div>
      <div className={style.track} aria-hidden="true">
        <i style={{ transform: `scaleX(${index / count})` }} />
      </div>
    </div>
  );
}
