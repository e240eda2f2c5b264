import { CardButton } from './card-button.tsx';
import type { CardView } from './card-view.ts';
import { CardFront } from './card-front.tsx';
import style from './three-cards.module.css';

interface ThreeCardsProps {
  cards: readonly CardView[];
  /** Accessible name of a card. Without `onOpen` the cards are not buttons. */
  nameOf: (card: CardView, rank: number) => string;
  onOpen?: (card: CardView) => void;
  look?: 'large' | 'small';
}

export function ThreeCards({ cards, nameOf, onOpen, look = 'large' }: ThreeCardsProps) {
  return (
    <ol className={style.three} data-look={look}>
      {cards.map((card, at) => (
        <li key={card.id} className={style.place}>
          <CardFront card={card} hasPlainLine={look === 'large'} />
          {onOpen ? (
            <CardButton card={card} name={nameOf(card, at + 1)} onOpen={onOpen} />
          ) : (
            <span className="visually-hidden">{nameOf(card, at + 1)}</span>
          )}
          <span className={style.rank} aria-hidden="true">
            {at + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
