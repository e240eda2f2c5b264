import { useEffect, useRef, useState } from 'react';

/**
 * How much room a table has: whether its columns fit (else its rows are cards, below `cardsBelow` rem),
 * and whether it is still wider than its place.
 */
export function useTableRoom(cardsBelow: number) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ isCards: false, isOverflowing: false });
  useEffect(() => {
    const outer = box.current;
    if (outer === null) return;
    const look = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const isCards = outer.clientWidth < cardsBelow * rem;
      const isOverflowing = outer.scrollWidth > outer.clientWidth + 1;
      setRoom((now) =>
        now.isCards === isCards && now.isOverflowing === isOverflowing
          ? now
          : { isCards, isOverflowing },
      );
    };
    const watch = new ResizeObserver(look);
    watch.observe(outer);
    // What grows is inside: rows that arrive do not change the box.
    if (outer.firstElementChild) watch.observe(outer.firstElementChild);
    return () => watch.disconnect();
  }, [cardsBelow]);
  return { box, ...room };
}
