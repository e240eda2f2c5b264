import type { Answer } from '@trio/domain/sorting/sort';
import { useEffect, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { swipeAnswer, swipeDirection, tapSlop } from '../../model/answer-input.ts';

interface Drag {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
  at: number;
  speed: number;
  isMoving: boolean;
}

/** A finger that rests this long before release has no speed. */
const restMs = 90;

/** A short screen scrolls on an upward swipe. Same query as in card-stack.module.css. */
const scrolling = '(max-height: 29.99em)';

/** Changes the DOM directly, without React: a finger moves sixty times a second. */
export function useSwipe(
  handle: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  onAnswer: (answer: Answer) => void,
) {
  const card = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const wasMoved = useRef(false);

  // Otherwise the browser takes the swipe as the start of a scroll, and the next tap as its end.
  useEffect(() => {
    const element = handle.current;
    const short = matchMedia(scrolling);
    const keep = (event: TouchEvent) => {
      const current = drag.current;
      if (!current?.isMoving || event.touches.length > 1 || !event.cancelable) return;
      if (!short.matches || Math.abs(current.x) > Math.abs(current.y)) event.preventDefault();
    };
    element?.addEventListener('touchmove', keep, { passive: false });
    return () => element?.removeEventListener('touchmove', keep);
  }, [handle]);

  const settle = (current: Drag, isCancelled: boolean) => {
    drag.current = null;
    if (!current.isMoving) return;
    wasMoved.current = true;
    table.current?.removeAttribute('data-aim');
    const answer = isCancelled ? null : swipeAnswer(current);
    if (answer !== null) return onAnswer(answer);
    const element = card.current;
    if (!element) return;
    const from = element.style.transform;
    element.style.transform = '';
    if (prefersReducedMotion()) return;
    element.animate([{ transform: from }, { transform: 'none' }], {
      duration: 180,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    });
  };

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      wasMoved.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      drag.current = {
        pointer: event.pointerId,
        startX: event.clientX,
        startY: event.clientY,
        x: 0,
        y: 0,
        at: event.timeStamp,
        speed: 0,
        isMoving: false,
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      const x = event.clientX - current.startX;
      const y = event.clientY - current.startY;
      if (!current.isMoving && Math.hypot(x, y) < tapSlop) return;
      if (!current.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
      const passed = event.timeStamp - current.at;
      if (passed > 0) current.speed = Math.hypot(x - current.x, y - current.y) / passed;
      Object.assign(current, { x, y, at: event.timeStamp, isMoving: true });
      if (card.current) {
        card.current.style.transform = `translate(${x}px, ${Math.min(y, 24)}px) rotate(${x / 24}deg)`;
      }
      const aim = swipeDirection(current);
      if (aim) table.current?.setAttribute('data-aim', aim);
      else table.current?.removeAttribute('data-aim');
    },
    onPointerUp: (event: PointerEvent) => {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      if (event.timeStamp - current.at > restMs) current.speed = 0;
      settle(current, false);
    },
    onPointerCancel: (event: PointerEvent) => {
      const current = drag.current;
      if (current?.pointer === event.pointerId) settle(current, true);
    },
    /** A drag ends with a click event, which must not turn the card. */
    onClickCapture: (event: MouseEvent) => {
      if (!wasMoved.current || event.detail === 0) return;
      wasMoved.current = false;
      event.stopPropagation();
    },
  };
  return { card, handlers };
}

const places: Record<Answer, string> = {
  dislike: 'translate(-130%, 4%) rotate(-12deg)',
  like: 'translate(0, -112%)',
  superlike: 'translate(130%, 4%) rotate(12deg)',
};

const flightTime = 190;

// Updated by an event: reading `matches` during an answer would force a style recalculation.
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
let isMotionReduced = reducedMotion.matches;
reducedMotion.addEventListener('change', ({ matches }) => {
  isMotionReduced = matches;
});

export const prefersReducedMotion = (): boolean => isMotionReduced;

const edgeOn = 'perspective(1200px) rotateY(90deg)';
const halfTurn = 'perspective(1200px) rotateY(60deg)';
/** As long as a modal waits before it opens. */
const turnTime = 100;

/** Returns a function that turns the front towards the reader again, from wherever it is. */
export function turnAway(card: HTMLElement): (() => void) | undefined {
  if (isMotionReduced) return undefined;
  const turn = card.animate([{ transform: 'none' }, { transform: edgeOn }], {
    duration: turnTime,
    easing: 'ease-in',
    fill: 'forwards',
  });
  return () => {
    turn.addEventListener('finish', () => turn.cancel());
    turn.reverse();
  };
}

export function flyAway(
  card: HTMLElement,
  answer: Answer,
  isTurned: boolean,
  onOver: () => void,
): () => void {
  const start = isTurned ? halfTurn : card.style.transform || 'none';
  const flight = card.animate(
    [
      { transform: start, opacity: 1 },
      { transform: places[answer], opacity: 0 },
    ],
    {
      duration: isMotionReduced ? 0 : flightTime,
      easing: 'cubic-bezier(0.3, 0, 0.8, 0.6)',
      fill: 'forwards',
    },
  );
  flight.addEventListener('finish', onOver);
  flight.addEventListener('cancel', onOver);
  return () => {
    flight.cancel();
    card.style.transform = '';
  };
}
