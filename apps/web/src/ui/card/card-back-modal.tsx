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
  /** At the end of its careers: what the student adds to them. */
  children?: ReactNode;
}

/** A card turned over. The focus goes back to where it was when it closes. */
export function CardBackModal({ card, onClosed, children }: CardBackModalProps) {
  const noteSeen = useEffectEvent(() => {
    countBack(card);
    countCareers(card);
  });
  useEffect(() => noteSeen(), []);
  return (
    <Modal heading={card.title} look="card" isBlocked={false} onClosed={onClosed}>
      {() => (
        // A card is read from its top: the focus starts there, not on the first of its links.
        <div ref={takeFocus} className={style.read} tabIndex={-1}>
          <CardBack card={card} headingLevel={3} onCareerOpened={(id) => countCareer(card, id)}>
            {children}
          </CardBack>
        </div>
      )}
    </Modal>
  );
}
