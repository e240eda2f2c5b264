import {
  memo,
  useId,
  useImperativeHandle,
  useRef,
  type Ref,
  type RefObject,
  useEffect,
  useState,
  useEffectEvent,
  useLayoutEffect,
} from 'react';
import type { Answer } from '@trio/domain/sorting/sort';
import { useText } from '../../../../lib/language/use-text.ts';
import { CardFront } from '../../../../ui/card/card-front.tsx';
import type { CardOnTable } from './card-on-table.ts';
import style from './card-stack.module.css';
import { useSwipe } from './use-swipe.ts';
import { afterPaint } from '../../../../lib/after-paint.ts';
import { flyAway, wantsStillness } from './fly-away.ts';

/** Of the room's width and height: the card is 5 wide and 8 high, and keeps a little air around it. */
const ofWidth = 0.9;
const ofHeight = 0.595;
const widest = 'var(--card-widest)';

/**
 * Makes the card as large as its room allows. Measured once, and again when the room changes: container
 * units would be worked out anew with every card, which costs more than drawing it. `onFirstFit` comes
 * with the first frame, before it is seen.
 */
function useFittedCard(onFirstFit: () => void): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const tellFirst = useEffectEvent(onFirstFit);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    let isFitted = false;
    // Told once the browser has laid out the frame: asking it now would make it do so for this alone.
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) {
        const { width, height } = contentRect;
        const size = Math.floor(Math.min(width * ofWidth, height * ofHeight));
        element.style.setProperty('--card', `min(${size}px, ${widest})`);
      }
      if (!isFitted) tellFirst();
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
   * Sends the card to where this answer lives and puts the one that follows in its place, by hand: the
   * next frame shows it. What is returned tells the page.
   */
  readonly deal: (answer: Answer, following: string) => () => void;
  readonly focus: () => void;
}

interface CardStackProps {
  ref: Ref<CardStackHandle>;
  top: CardOnTable;
  next: CardOnTable | null;
  /** The one below that: it is drawn before it can be seen. */
  later: CardOnTable | null;
  table: RefObject<HTMLElement | null>;
  onSwipe: (answer: Answer) => void;
  onTurn: () => void;
}

/** The card in the middle of the table, on top of the next one. Pressing it turns it over. */
export function CardStack({ ref, top, next, later, table, onSwipe, onTurn }: CardStackProps) {
  const t = useText('sorting');
  const titleId = useId();
  const turn = useRef<HTMLButtonElement>(null);
  // The keys are heard where the focus is, and it is here from the first frame.
  const area = useFittedCard(() => turn.current?.focus({ preventScroll: true }));
  const { card, handlers } = useSwipe(turn, table, onSwipe);
  const under = useRef<HTMLDivElement>(null);
  const { flying, send } = useFlight(top);
  const drawn = useDrawn(top.name);
  useImperativeHandle(ref, () => ({
    deal: (answer, following) => {
      if (!card.current || following === top.name) return () => {};
      const tell = send(card.current, answer);
      // As this page will name them when it is drawn: by then nothing is left to change.
      card.current.className = style.flying ?? '';
      if (under.current && following === next?.name) under.current.className = style.top ?? '';
      return tell;
    },
    focus: () => {
      // It mostly has it: asking again would make the browser work out the whole layout.
      if (document.activeElement !== turn.current) turn.current?.focus({ preventScroll: true });
    },
  }));
  // From the bottom. What will lie deepest is brought once the answer has been drawn: an answer itself
  // moves cards that are there, and builds none. The very first frame has the card on top alone.
  const layers: (readonly [CardOnTable, string | undefined])[] = [];
  if (later && drawn === top.name) layers.push([later, style.later]);
  if (next && drawn !== null) layers.push([next, style.under]);
  layers.push([top, style.top]);
  if (flying && flying.name !== next?.name && flying.name !== later?.name) {
    layers.push([flying, style.flying]);
  }
  return (
    <div ref={area} className={style.area}>
      <div className={style.stack}>
        {layers.map(([layer, place]) => {
          const isTop = layer === top;
          return (
            <div
              key={layer.name}
              ref={isTop ? card : layer === next ? under : null}
              className={place}
              aria-hidden={isTop ? undefined : true}
            >
              <Face card={layer.view} />
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
      </div>
      {/* The one thing that is said when a new card lies on top: its title, once. */}
      <p id={titleId} className={style.said} aria-live="polite">
        <span className={style.title}>{top.view.title}</span>
      </p>
    </div>
  );
}

/** Which of these was last seen on the screen: none before the first, not this one while it is new. */
function useDrawn(name: string): string | null {
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => afterPaint(() => setDrawn(name)), [name]);
  return drawn;
}

interface Flight {
  readonly card: CardOnTable;
  readonly end: () => void;
}

/**
 * The card that has been answered flies to where its answer lives, while the next one is there already.
 * It is the card itself, not a likeness: nothing has to be built while the answer is drawn. The next
 * answer breaks it off, and so does taking it back: nobody waits for a flight.
 */
function useFlight(top: CardOnTable) {
  const [flight, setFlight] = useState<Flight | null>(null);
  const flying = flight?.card.name === top.name ? null : flight;
  // One that is on top after all, whatever has brought it back, is not away.
  useLayoutEffect(() => (flying ? flying.end : flight?.end()), [flight, flying]);
  /** It leaves at once; what is returned tells the page of it, which may be later. */
  const send = (element: HTMLElement, answer: Answer): (() => void) => {
    const sent: Flight = {
      card: top,
      end: flyAway(element, answer, () =>
        setFlight((current) => (current === sent ? null : current)),
      ),
    };
    // Without a way to go there is nothing to wait for.
    return () => (wantsStillness() ? sent.end() : setFlight(sent));
  };
  return { flying: flying?.card ?? null, send };
}
