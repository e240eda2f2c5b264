import type { Answer } from '@trio/domain/sorting/sort';
import { useLayoutEffect, useState } from 'react';
import type { CardOnTable } from './card-on-table.ts';
import { flyAway, wantsStillness } from './fly-away.ts';

interface Flight {
  readonly card: CardOnTable;
  readonly answer: Answer;
  readonly element: HTMLElement;
}

/**
 * The card that has been answered flies to where its answer lives, while the next one is there already.
 * It is the card itself, not a likeness: nothing has to be built while the answer is drawn. The next
 * answer breaks it off, and so does taking it back: nobody waits for a flight.
 */
export function useFlight(top: CardOnTable) {
  const [flight, setFlight] = useState<Flight | null>(null);
  const flying = flight?.card.name === top.name ? null : flight;
  useLayoutEffect(() => {
    if (!flying) return;
    return flyAway(flying.element, flying.answer, () =>
      setFlight((current) => (current === flying ? null : current)),
    );
  }, [flying]);
  const send = (element: HTMLElement | null, answer: Answer) => {
    if (!element) return;
    if (!wantsStillness()) return setFlight({ card: top, answer, element });
    // A finger may have moved it: when it comes back it lies where it belongs.
    element.style.transform = '';
  };
  return { flying: flying?.card ?? null, send };
}
