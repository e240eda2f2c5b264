import { useText } from '../../../../lib/language/use-text.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { LineIcon } from '../../../../ui/line-icon.tsx';
import style from './pick-tile.module.css';

interface PickTileProps {
  card: CardView;
  rank: 1 | 2 | 3 | null;
  onPick: () => void;
  onInfo: () => void;
  /** Only the student's own cards can be changed. */
  onEdit: (() => void) | null;
}

/** A card that can be picked: pressed once it takes a place, pressed again it gives it back. */
export function PickTile({ card, rank, onPick, onInfo, onEdit }: PickTileProps) {
  const t = useText('picking');
  const { title } = card;
  return (
    <li className={style.tile} data-ranked={rank === null ? undefined : true}>
      <CardFront card={card} />
      <button
        type="button"
        className={style.pick}
        aria-pressed={rank !== null}
        aria-label={rank === null ? title : t('select.card.ranked', { title, rank })}
        onClick={onPick}
      >
        {rank !== null && <span className={style.rank}>{rank}</span>}
      </button>
      <div className={style.corner}>
        <button
          type="button"
          className={style.round}
          aria-label={t('select.card.info', { title })}
          onClick={onInfo}
        >
          <span aria-hidden="true">i</span>
        </button>
        {onEdit && (
          <button
            type="button"
            className={style.round}
            aria-label={t('own.edit', { title })}
            onClick={onEdit}
          >
            <LineIcon
              d="M2.500 15.500v-3.500L12 2.500 15.500 6 6 15.500zM9.500 5 13 8.500"
              box={18}
              weight={2}
            />
          </button>
        )}
      </div>
    </li>
  );
}
