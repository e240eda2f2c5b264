import type { Answer } from '@trio/domain/sorting/sort';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
  type RefObject,
} from 'react';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import { frontTexts } from '../../../../ui/card/card-parts.ts';
import type { CardView } from '../../../../ui/card/card-view.ts';
import { ListenButton } from '../../../../ui/card/listen-button.tsx';
import style from './card-stack.module.css';
import { flyAway, prefersReducedMotion, turnAway, useSwipe } from './use-swipe.ts';

export interface CardOnTable {
  readonly name: string;
  readonly view: CardView;
}

/** Share of the area's width and height. The card is 5:8, with a small margin around it. */
const ofWidth = 0.9;
const ofHeight = 0.595;
const widest = 'var(--card-widest)';

/**
 * Measures only when the area's size changes: container units are recalculated for every card,
 * which costs more than drawing it. `onFirstFit` runs before the first paint.
 */
function useFittedCard(onFirstFit: () => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const notifyFirstFit = useEffectEvent(onFirstFit);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    let isFitted = false;
    // The observer runs after the layout. Measuring here would force an extra layout.
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) {
        const { width, height } = contentRect;
        const size = Math.floor(Math.min(width * ofWidth, height * ofHeight));
        element.style.setProperty('--card', `min(${size}px, ${widest})`);
      }
      if (!isFitted) notifyFirstFit();
      isFitted = true;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return area;
}

const Face = memo(CardFront);

export interface CardStackHandle {
  /**
   * Moves the card away and the next one up, directly in the DOM: the next frame shows it.
   * The returned function updates React's state.
   */
  readonly deal: (answer: Answer, following: string, isTurned: boolean) => () => void;
  readonly focus: () => void;
}

interface CardStackProps {
  ref: Ref<CardStackHandle>;
  /** The card's place on the table. */
  place: RefObject<HTMLDivElement | null>;
  top: CardOnTable;
  next: CardOnTable | null;
  /** The card below `next`: it is drawn before it becomes visible. */
  later: CardOnTable | null;
  table: RefObject<HTMLElement | null>;
  /** The card shows its back, in a dialog. */
  isTurned: boolean;
  onSwipe: (answer: Answer) => void;
  onTurn: () => void;
}

export function CardStack({
  ref,
  place,
  top,
  next,
  later,
  table,
  isTurned,
  onSwipe,
  onTurn,
}: CardStackProps) {
  const t = useText('sorting');
  const titleId = useId();
  const turn = useRef<HTMLButtonElement>(null);
  // The card has the focus from the first frame, so that arrow keys answer at once.
  const area = useFittedCard(() => turn.current?.focus({ preventScroll: true }));
  const { card, handlers } = useSwipe(turn, table, onSwipe);
  const under = useRef<HTMLDivElement>(null);
  const { flying, send } = useFlight(top);
  const drawn = useLastPainted(top.name);
  useTurn(card, isTurned);
  useImperativeHandle(ref, () => ({
    deal: (answer, following, fromBack) => {
      if (!card.current || following === top.name) return () => {};
      const updateState = send(card.current, answer, fromBack);
      // The same class names as in the later render, which then changes nothing in the DOM.
      card.current.className = style.flying ?? '';
      if (under.current && following === next?.name) under.current.className = style.top ?? '';
      return updateState;
    },
    focus: () => {
      // It usually has the focus already, and another call forces a full layout.
      if (document.activeElement !== turn.current) turn.current?.focus({ preventScroll: true });
    },
  }));
  // From the bottom. The lowest card is added after the answer's paint: an answer only moves
  // existing elements. The first frame has the top card alone.
  const layers: (readonly [CardOnTable, string | undefined])[] = [];
  if (later && drawn === top.name) layers.push([later, style.later]);
  if (next && drawn !== null) layers.push([next, style.under]);
  layers.push([top, style.top]);
  if (flying && flying.name !== next?.name && flying.name !== later?.name) {
    layers.push([flying, style.flying]);
  }
  return (
    <div ref={area} className={style.area} data-arrows>
      <div ref={place} className={style.stack} data-turned={isTurned || undefined}>
        {layers.map(([layer, layerStyle]) => {
          const isTop = layer === top;
          return (
            <div
              key={layer.name}
              ref={isTop ? card : layer === next ? under : null}
              className={layerStyle}
              aria-hidden={isTop ? undefined : true}
            >
              <Face card={layer.view} hasPlainLine />
            </div>
          );
        })}
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
        <ListenButton key={top.name} className={style.listen} texts={frontTexts(top.view)} isIcon />
      </div>
      {/* The only announcement for a new card: the text of its front, once. */}
      <p id={titleId} className="visually-hidden" aria-live="polite">
        <span className={style.title}>{frontTexts(top.view).join('. ')}</span>
      </p>
    </div>
  );
}

function useLastPainted(name: string): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => afterPaint(() => setDrawn(name)), [name]);
  return drawn;
}

/** The front turns until it is edge-on; the dialog goes on from there with the back. */
function useTurn(card: RefObject<HTMLElement | null>, isTurned: boolean): void {
  useLayoutEffect(
    () => (isTurned && card.current ? turnAway(card.current) : undefined),
    [card, isTurned],
  );
}

interface Flight {
  readonly card: CardOnTable;
  readonly end: () => void;
}

/**
 * The card's own element flies away, so nothing is built during an answer. The next answer or an
 * undo cancels the flight.
 */
function useFlight(top: CardOnTable) {
  const [flight, setFlight] = useState<Flight | null>(null);
  const flying = flight?.card.name === top.name ? null : flight;
  // A card that is on top again, for any reason, stops flying.
  useLayoutEffect(() => (flying ? flying.end : flight?.end()), [flight, flying]);
  const send = (element: HTMLElement, answer: Answer, isTurned: boolean): (() => void) => {
    const sent: Flight = {
      card: top,
      end: flyAway(element, answer, isTurned, () =>
        setFlight((current) => (current === sent ? null : current)),
      ),
    };
    // With reduced motion there is no flight to wait for.
    return () => (prefersReducedMotion() ? sent.end() : setFlight(sent));
  };
  return { flying: flying?.card ?? null, send };
}
