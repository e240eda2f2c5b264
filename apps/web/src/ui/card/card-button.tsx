import type { CardView } from './card-view.ts';
import style from './card-button.module.css';

interface CardButtonProps {
  card: CardView;
  name: string;
  onOpen: (card: CardView) => void;
}

/** Covers the card beside it, so that all of it can be pressed. */
export function CardButton({ card, name, onOpen }: CardButtonProps) {
  return (
    <button type="button" className={style.button} aria-label={name} onClick={() => onOpen(card)} />
  );
}
