import type { Answer } from '@trio/domain/sorting/sort';
import { useLayoutEffect, useState } from 'react';
import type { CardOnTable } from './card-on-table.ts';
import { flyAway, wantsStillness } from './fly-away.ts';

interface Flight {
  readonly card: CardOnTable;
  readonly end: () => void;
}

/**
 * The card that has been answered flies to where its answer lives, while the next one is there already.
 * It is the card itself, not a likeness: nothing has to be built while the answer is drawn. The next
 * answer breaks it off, and so does taking it back: nobody waits for a flight.
 */
export function useFlight(top: CardOnTable) {
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
