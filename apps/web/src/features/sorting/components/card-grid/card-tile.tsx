import type { ReactNode } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import style from './card-tile.module.css';

interface CardTileProps {
  id?: string;
  card: CardView;
  /** Accessible name of the button that chooses the card. */
  name: string;
  /** Shown on the card while it is chosen, else null. */
  mark: ReactNode;
  onChoose: () => void;
  onInfo: () => void;
  /** More buttons in the corner. */
  children?: ReactNode;
}

export function CardTile({ id, card, name, mark, onChoose, onInfo, children }: CardTileProps) {
  const t = useText('picking');
  const isChosen = mark !== null;
  return (
    <li id={id} className={style.tile} data-chosen={isChosen || undefined}>
      <CardFront card={card} hasPlainLine />
      <button
        type="button"
        className={style.choose}
        aria-pressed={isChosen}
        aria-label={name}
        onClick={onChoose}
      >
        {isChosen && <span className={style.mark}>{mark}</span>}
      </button>
      <div className={style.corner}>
        <CornerButton name={t('select.card.info', { title: card.title })} onPress={onInfo}>
          <span aria-hidden="true">i</span>
        </CornerButton>
        {children}
      </div>
    </li>
  );
}

interface CornerButtonProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

export function CornerButton({ name, onPress, children }: CornerButtonProps) {
  return (
    <button type="button" className={style.round} aria-label={name} onClick={onPress}>
      {children}
    </button>
  );
}
