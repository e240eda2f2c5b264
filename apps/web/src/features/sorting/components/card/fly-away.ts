import type { Answer } from '@trio/domain/sorting/sort';

/** Where each answer lives. */
const places: Record<Answer, string> = {
  dislike: 'translate(-130%, 4%) rotate(-12deg)',
  like: 'translate(0, -112%)',
  superlike: 'translate(130%, 4%) rotate(12deg)',
};

const flightTime = 190;

// Noted when it changes: asking in the middle of an answer would make the browser work out all styles first.
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let isStill = stillness.matches;
stillness.addEventListener('change', ({ matches }) => {
  isStill = matches;
});

export const wantsStillness = (): boolean => isStill;

/**
 * A likeness of the card travels to where its answer lives, while the next card is there already. The
 * next answer breaks it off: nobody waits for a flight.
 */
export function flyAway(card: HTMLElement, sky: HTMLElement, answer: Answer): void {
  if (wantsStillness()) return;
  const ghost = card.cloneNode(true) as HTMLElement;
  sky.replaceChildren(ghost);
  const from = card.style.transform || 'none';
  const flight = ghost.animate(
    [
      { transform: from, opacity: 1 },
      { transform: places[answer], opacity: 0 },
    ],
    { duration: flightTime, easing: 'cubic-bezier(0.3, 0, 0.8, 0.6)', fill: 'forwards' },
  );
  flight.addEventListener('finish', () => ghost.remove());
}
