import type { Ref } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import style from './add-card-tile.module.css';

interface AddCardTileProps {
  ref: Ref<HTMLButtonElement>;
  onAdd: () => void;
}

/** A place among the cards for one that the student makes. */
export function AddCardTile({ ref, onAdd }: AddCardTileProps) {
  const t = useText('picking');
  return (
    <li className={style.place}>
      <button ref={ref} type="button" className={style.tile} onClick={onAdd}>
        <span className={style.plus} aria-hidden="true" />
        <span className={style.label}>{t('own.add')}</span>
        <span className={style.hint}>{t('own.addHint')}</span>
      </button>
    </li>
  );
}
