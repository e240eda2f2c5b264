import type { Answer } from '@trio/domain/sorting/sort';

const places: Record<Answer, string> = {
  dislike: 'translate(-130%, 4%) rotate(-12deg)',
  like: 'translate(0, -112%)',
  superlike: 'translate(130%, 4%) rotate(12deg)',
};

const flightTime = 190;

// Updated by an event: reading `matches` during an answer would force a style recalculation.
const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let isStill = stillness.matches;
stillness.addEventListener('change', ({ matches }) => {
  isStill = matches;
});

export const wantsStillness = (): boolean => isStill;

/**
 * Moves the card from its current place towards its answer; with reduced motion, without animation.
 * The returned function cancels it.
 */
export function flyAway(card: HTMLElement, answer: Answer, onOver: () => void): () => void {
  const flight = card.animate(
    [
      { transform: card.style.transform || 'none', opacity: 1 },
      { transform: places[answer], opacity: 0 },
    ],
    {
      duration: isStill ? 0 : flightTime,
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
