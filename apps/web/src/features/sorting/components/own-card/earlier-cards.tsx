import type { ConfirmedResult } from '@trio/contracts/results';
import type { OwnCard } from '@trio/domain/sorting/sort';
import { useId } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { viewOwnCard } from '../../../../ui/card/card-view.ts';
import style from './earlier-cards.module.css';

type EarlierCard = NonNullable<ConfirmedResult['ownCards']>[number];

interface EarlierCardsProps {
  cards: readonly EarlierCard[];
  onTake: (card: OwnCard) => void;
}

/** Own cards of the last confirmed sort. Nothing is copied without a tap. */
export function EarlierCards({ cards, onTake }: EarlierCardsProps) {
  const t = useText('picking');
  const headingId = useId();
  if (cards.length === 0) return null;
  return (
    <section className={style.earlier} aria-labelledby={headingId}>
      <h2 id={headingId} className={style.heading}>
        {t('own.earlier.heading')}
      </h2>
      <ul className={style.cards}>
        {cards.map((card) => (
          <li key={card.id ?? card.title} className={style.card}>
            <CardFront card={viewOwnCard(card)} />
            <Button
              look="quiet"
              aria-label={t('own.earlier.takeOne', { title: card.title })}
              onClick={() => onTake(ownCardOf(card))}
            >
              {t('own.earlier.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Without its id: in this sort it is another card, which can be changed or removed on its own. */
const ownCardOf = ({ title, description, imageUrl, color = 'purple' }: EarlierCard): OwnCard => ({
  title,
  description,
  imageUrl,
  color,
});
