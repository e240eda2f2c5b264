import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { takeFocus } from '../../lib/forms/take-focus.ts';
import { Modal } from '../modal.tsx';
import { CardBack } from './card-back.tsx';
import style from './card-back.module.css';
import { countBack, countCareer, countCareers } from './card-usage.ts';
import type { CardView } from './card-view.ts';

interface CardBackModalProps {
  card: CardView;
  onClosed: () => void;
  /** Shown after the careers. */
  children?: ReactNode;
}

export function CardBackModal({ card, onClosed, children }: CardBackModalProps) {
  const noteSeen = useEffectEvent(() => {
    countBack(card);
    countCareers(card);
  });
  useEffect(() => noteSeen(), []);
  return (
    <Modal heading={card.title} look="card" isBlocked={false} onClosed={onClosed}>
      {() => (
        // Focus the top, not the first link: a card is read from its top.
        <div ref={takeFocus} className={style.read} tabIndex={-1}>
          <CardBack card={card} headingLevel={3} onCareerOpened={(id) => countCareer(card, id)}>
            {children}
          </CardBack>
        </div>
      )}
    </Modal>
  );
}
