import {
  memo,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type Ref,
  type RefObject,
} from 'react';
import type { Answer } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardView } from '../../../../ui/card/card-view.ts';
import style from './card-stack.module.css';
import { flyAway } from './fly-away.ts';
import { useFittedCard } from './use-fitted-card.ts';
import { useSwipe } from './use-swipe.ts';

const Face = memo(CardFront);

export interface CardOnTable {
  readonly name: string;
  readonly view: CardView;
}

export interface CardStackHandle {
  /** Sends a likeness of the card to where this answer lives. */
  readonly flyAway: (answer: Answer) => void;
  readonly focus: () => void;
}

interface CardStackProps {
  ref: Ref<CardStackHandle>;
  top: CardOnTable;
  next: CardOnTable | null;
  table: RefObject<HTMLElement | null>;
  onSwipe: (answer: Answer) => void;
  onTurn: () => void;
}

/** The card in the middle of the table, on top of the next one. Pressing it turns it over. */
export function CardStack({ ref, top, next, table, onSwipe, onTurn }: CardStackProps) {
  const t = useText('sorting');
  const titleId = useId();
  const area = useFittedCard();
  const sky = useRef<HTMLDivElement>(null);
  const turn = useRef<HTMLButtonElement>(null);
  const { card, handlers } = useSwipe(turn, table, onSwipe);
  // The keys are heard where the focus is, and it is here from the start.
  useEffect(() => turn.current?.focus({ preventScroll: true }), []);
  useImperativeHandle(ref, () => ({
    flyAway: (answer) => {
      if (card.current && sky.current) flyAway(card.current, sky.current, answer);
    },
    focus: () => turn.current?.focus({ preventScroll: true }),
  }));
  const layers = next ? [next, top] : [top];
  return (
    <div ref={area} className={style.area}>
      <div className={style.stack}>
        {layers.map((layer) => {
          const isTop = layer === top;
          return (
            <div
              key={layer.name}
              ref={isTop ? card : null}
              className={isTop ? style.top : style.under}
              aria-hidden={isTop ? undefined : true}
            >
              <Face card={layer.view} />
            </div>
          );
        })}
        <div ref={sky} className={style.sky} aria-hidden="true" />
        <button
          ref={turn}
          type="button"
          className={style.turn}
          aria-label={t('table.turn')}
          aria-describedby={titleId}
          onClick={onTurn}
          {...handlers}
        />
        <button
          type="button"
          className={style.info}
          aria-label={t('table.info')}
          aria-describedby={titleId}
          onClick={onTurn}
        >
          i
        </button>
      </div>
      {/* The one thing that is said when a new card lies on top: its title, once. */}
      <p id={titleId} className={style.said} aria-live="polite">
        {top.view.title}
      </p>
    </div>
  );
}
