import type { CardView } from './card-view.ts';
import { CardFront } from './card-front.tsx';
import style from './three-cards.module.css';

interface ThreeCardsProps {
  /** In rank order. */
  cards: readonly CardView[];
  /** What the press of a card is called; without it the cards only lie there. */
  nameOf: (card: CardView, rank: number) => string;
  onOpen?: (card: CardView) => void;
  /** Small where something else is to be seen with them. */
  look?: 'large' | 'small';
}

/** The three a student has, in their order, the first one largest. */
export function ThreeCards({ cards, nameOf, onOpen, look = 'large' }: ThreeCardsProps) {
  return (
    <ol className={style.three} data-look={look}>
      {cards.map((card, at) => (
        <li key={card.id} className={style.place}>
          <CardFront card={card} />
          {onOpen ? (
            <button
              type="button"
              className={style.open}
              aria-label={nameOf(card, at + 1)}
              onClick={() => onOpen(card)}
            />
          ) : (
            <span className={style.aloud}>{nameOf(card, at + 1)}</span>
          )}
          <span className={style.rank} aria-hidden="true">
            {at + 1}
          </span>
        </li>
      ))}
    </ol>
  );
}
