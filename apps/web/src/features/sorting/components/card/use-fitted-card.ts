import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** Of the room's width and height: the card is 5 wide and 8 high, and keeps a little air around it. */
const ofWidth = 0.9;
const ofHeight = 0.595;
const widest = 'var(--card-widest)';

/**
 * Makes the card as large as its room allows. Measured once, and again when the room changes: container
 * units would be worked out anew with every card, which costs more than drawing it. `onFirstFit` comes
 * with the first frame, before it is seen.
 */
export function useFittedCard(onFirstFit: () => void): RefObject<HTMLDivElement | null> {
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
